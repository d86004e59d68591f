import { Picture } from '../board/board.tsx';
import { isGame } from '../games/catalogue.ts';
import { SHIPPED, unpack } from '../games/shipped.ts';
import { date, mine, words } from '../i18n/words.ts';
import { to } from '../router.ts';
import { remembered } from '../table/sources/saves.ts';
import { titleInBoth } from '../table/sources/title.ts';

/** The game that was left last, one click away. */
export function YourMove() {
  const say = words.value.stage.home;
  const last = remembered.value.find((table) => table.kind === 'local' && !table.over && table.moves > 0);
  if (last === undefined || last.kind !== 'local') return null;
  const cover = SHIPPED.find(({ game, scene }) => game === last.game && scene !== null);
  const drawn = cover?.scene ? unpack(cover.scene) : null;
  return (
    <section class="next-card">
      <div class="next-picture">
        {drawn !== null && (
          <Picture
            {...drawn}
            seats={cover?.seats.map(({ seat }) => seat) ?? []}
            cells={coverCells(drawn.scene.board)}
            label=""
            crop
          />
        )}
      </div>
      <div class="next-text">
        <p class="next-eyebrow">{say.yourMove}</p>
        <h2>{mine(titleInBoth(last.game, last.title))}</h2>
        <p>
          {isGame(last.game) ? words.value.games[last.game].name : last.game} · {date(last.changed)}
        </p>
      </div>
      <a class="button go" href={to('play', last.id)}>
        {say.resume}
      </a>
    </section>
  );
}

/** A few cells around the middle: enough to know a place by. */
export function coverCells(
  { columns, rows }: { readonly columns: number; readonly rows: number },
  wide = 4,
  high = 4,
  at = { x: 0.5, y: 0.5 },
): readonly number[] {
  const left = Math.max(0, Math.round((columns - wide) * at.x));
  const top = Math.max(0, Math.round((rows - high) * at.y));
  const cells: number[] = [];
  for (let row = top; row < Math.min(rows, top + high); row++) {
    for (let column = left; column < Math.min(columns, left + wide); column++) cells.push(row * columns + column);
  }
  return cells;
}
