import { type Mistake, sayMistake, sayPosition } from '@arbitre/referee/core';
import { settings } from '../settings.ts';

/** What is wrong with a file: line by line, found and expected. */
export function Mistakes({ title, mistakes }: { readonly title: string; readonly mistakes: readonly Mistake[] }) {
  const { lang } = settings.value;
  return (
    <div role="alert">
      <h2>{title}</h2>
      <ul class="mistakes">
        {mistakes.map((mistake, index) => (
          <li key={index}>
            <b>{sayPosition(mistake, lang)}</b>
            {sayMistake(mistake, lang)}
          </li>
        ))}
      </ul>
    </div>
  );
}
