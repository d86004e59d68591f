import { loadGames } from '@arbitre/referee/core';
import { renderToString } from 'preact-render-to-string';
import { parse } from 'yaml';
import { layoutOf } from '../src/board/layout.ts';
import type { Looks } from '../src/board/look.ts';
import { looks as attentionDonjon } from '../src/games/attention-donjon/looks.ts';
import { looks as donjonD10 } from '../src/games/donjon-d10/looks.ts';
import { looks as pathfinder } from '../src/games/pathfinder/looks.ts';
import { looks as thucidide } from '../src/games/thucidide/looks.ts';
import { PositionPicture, positionOf } from '../src/rules/position-picture.tsx';
import { escape } from './text.ts';

const LOOKS: Readonly<Record<string, Looks>> = {
  'attention-donjon': attentionDonjon,
  'donjon-d10': donjonD10,
  pathfinder,
  thucidide,
};

/** A position set up by the real engine and drawn by the hand that draws the table, by day and by night. */
export async function drawBoard(text: string, wish: string, caption: string, id: string): Promise<string> {
  const { game: named } = parse(text) as { game: string }; // what is not a position is refused below
  const game = (await loadGames()).get(named);
  if (game === undefined) throw new Error(`${id}: no such game as ${named}`);
  const position = positionOf(game, text, wish);
  const looks = LOOKS[named] ?? {};
  const one = (theme: 'light' | 'dark') =>
    `<div class="by-${theme === 'light' ? 'day' : 'night'}">${flat(
      renderToString(<PositionPicture position={position} looks={looks} theme={theme} id={`${id}-${theme}`} />),
    )}</div>`;
  const width = Math.min(12, Math.ceil(layoutOf(position.scene.board).width / 60));
  return `<figure class="board"><div class="board-picture w-${width}" role="img" aria-label="${escape(caption)}">${one('light')}${one('dark')}</div><figcaption>${escape(caption)}</figcaption></figure>`;
}

/** Styles that the hand wrote into its markup, which the server's policy does not allow there: by name, for the stylesheet. */
const written = new Map<string, string>();

function flat(svg: string): string {
  return svg
    .replaceAll(/ style="transform: ?translate\(([-\d.]+)px, ?([-\d.]+)px\);?"/g, ' transform="translate($1 $2)"')
    .replaceAll(/ style="([^"]*)"/g, (_whole, style: string) => {
      if (!written.has(style)) written.set(style, `${written.size + 1}`);
      return ` data-style="${written.get(style)}"`;
    });
}

/** The style of everything drawn so far. */
export function drawnStyle(): string {
  return [...written].map(([style, name]) => `[data-style="${name}"] { ${style} }\n`).join('');
}
