/**
 * Works something out of a state, or of a part of one, and keeps the answer until it is asked about another. For what offers,
 * decisions and previews of one and the same state share. For what many states share (a board, a table of steps) use a
 * `WeakMap`; with states as keys it would hold every answer until a full garbage collection, and slow all of them.
 *
 * @example const occupants = rememberLast((state: State) => tabulate(state))
 */
export function rememberLast<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  let last: { readonly key: Key; readonly answer: Answer } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, answer: work(key) };
    return last.answer;
  };
}
