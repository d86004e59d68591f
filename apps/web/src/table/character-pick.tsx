import type { Seat } from '@arbitre/kernel';
import { isGame } from '../games/catalogue.ts';
import { mine, words } from '../i18n/words.ts';
import { beCharacter, CHARACTER_NAMES, CHARACTERS, characterAt, isCharacter } from './sources/character.ts';
import type { Source } from './sources/source.ts';

/** How the computer leans at a seat: chosen before the game, changed during it. */
export function CharacterPick({ source: { id, game }, seat }: { readonly source: Source; readonly seat: Seat }) {
  if (id === null || !isGame(game.id)) return null;
  return (
    <label class="field character">
      <span>{words.value.table.character}</span>
      <select
        value={characterAt(id, seat)}
        onChange={({ currentTarget: { value } }) => {
          if (isCharacter(value)) beCharacter(id, seat, value);
        }}
      >
        {CHARACTERS[game.id].map((one) => (
          <option key={one} value={one}>
            {mine(CHARACTER_NAMES[one])}
          </option>
        ))}
      </select>
    </label>
  );
}
