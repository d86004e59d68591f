/** So many out of so many, one block each; where there are more than can be told apart, one bar. */
export function Blocks({ now, of, most }: { readonly now: number; readonly of: number; readonly most: number }) {
  return (
    <span class="blocks" role="img" aria-label={`${now} / ${of}`}>
      {of > most ? (
        <i style={{ flex: `0 0 ${(100 * now) / of}%` }} class="on" />
      ) : (
        Array.from({ length: of }, (_, index) => <i key={index} class={index < now ? 'on' : ''} />)
      )}
    </span>
  );
}
