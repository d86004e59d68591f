/** Things of the same name as one: `['axe', 'club', 'club']` is “axe, club × 2”. */
export function counted(names: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, count]) => (count === 1 ? name : `${name}\u00a0×\u00a0${count}`));
}
