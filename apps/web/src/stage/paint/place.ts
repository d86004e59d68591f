import type { LegendEntry, Scene } from '@arbitre/kernel';
import type { Looks } from '../../board/look.ts';
import { type GroundPlan, groundPlan, PAST } from './ground-plan.ts';
import { box as rectangle, disc, outlines, shape } from './hand.ts';
import { type Mark, Sheet } from './ink.ts';
import { paintFields } from './fields.ts';
import { type Box, flame, paintLand, paintPerils, paintSoil } from './land.ts';
import { type Base, isSolid } from './material.ts';
import { moodOf, PIGMENTS, type Pigments, type Theme } from './palette.ts';
import { paintPlants } from './plants.ts';
import { paintGorge, paintHills, paintLakes, paintPlateaus } from './relief.ts';
import { paintRivers, paintRoads } from './rivers.ts';
import { paintBuilt } from './built.ts';
import { paintDungeon } from './dungeon.ts';
import { paintRemains } from './remains.ts';
import { paintRooms } from './rooms.ts';
import { paintSides } from './sides.ts';

/** A board as a place: every mark of it, the area it covers, and the colour it runs out into. */
export interface Place {
  readonly marks: readonly Mark[];
  readonly area: Box;
  readonly backdrop: string;
  /** Dark ground is written on in pale ink, by day too. */
  readonly base: Base;
}

/** A small place still fills the stage. */
const AROUND = 320;

/** Paints the ground of a scene, and nothing that stands on it. The same scene is always painted the same. */
export function paintPlace(
  scene: Scene,
  legend: Readonly<Record<string, LegendEntry>>,
  looks: Looks,
  theme: Theme,
): Place {
  const plan = groundPlan(scene, legend, looks);
  const p = PIGMENTS[theme];
  const sheet = new Sheet();
  const past = Math.max(plan.z * PAST, AROUND);
  const area = {
    x: -past,
    y: -past,
    width: plan.layout.width + 2 * past,
    height: plan.layout.height + 2 * past,
  };
  const depth = Math.max(1, scene.depth ?? 1);
  const mood = moodOf(theme, depth);
  if (plan.base === 'rock') {
    paintDungeon(sheet, plan, area, { mood, depth }, p);
    paintRemains(sheet, plan, depth, p);
  } else if (plan.base === 'table') paintRooms(sheet, plan, area, p);
  else {
    paintLand(sheet, plan, area, p);
    paintFields(sheet, plan, p);
    paintSoil(sheet, plan, p);
    paintGorge(sheet, plan, p);
    paintPlateaus(sheet, plan, p);
  }
  paintLakes(sheet, plan, p);
  paintPerils(sheet, plan, p);
  paintRoads(sheet, plan, p);
  paintRivers(sheet, plan, p);
  paintHills(sheet, plan, p);
  paintBuilt(sheet, plan, p);
  paintPlants(sheet, plan, p);
  paintGrid(sheet, plan, p);
  paintSides(sheet, plan, p);
  paintThings(sheet, plan, p);
  if (plan.base !== 'rock' && plan.base !== 'table') paintEdge(sheet, plan, area, p);
  return { marks: sheet.marks, area, backdrop: backdropOf(plan, mood.rock[0], p), base: plan.base };
}

function backdropOf({ base }: GroundPlan, rock: string, p: Pigments): string {
  if (base === 'rock') return rock;
  return base === 'table' ? p.table[1] : mixed(p[base][0], p.veil, 0.55);
}

/** One colour under a veil of another. */
function mixed(a: string, b: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const both = [1, 3, 5].map((at) => Math.round(part(a, at) * (1 - share) + part(b, at) * share));
  return `#${both.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The grid is there for who looks for it. */
function paintGrid(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const open = plan.own.filter(({ material }) => !isSolid(material));
  const inside = plan.base === 'rock' || plan.base === 'table';
  const colour = inside && !p.dark ? '#6d5b3a' : inside ? '#000000' : p.grid;
  const path = open.map((spot) => shape(plan.corners(spot))).join('');
  sheet.fine(path, colour, 0.9, inside ? 0.3 : p.dark ? 0.16 : 0.19);
}

/** Past the edge of play the land is veiled; squares get a graduated edge. */
function paintEdge(sheet: Sheet, plan: GroundPlan, area: Box, p: Pigments): void {
  const { board } = plan.scene;
  const loops = outlines(plan.own.map((spot) => plan.corners(spot)));
  const edge = loops.map((loop) => shape([...loop].reverse())).join('');
  sheet.fill(rectangle(area.x, area.y, area.width, area.height) + edge, p.veil, 0.55);
  sheet.fine(edge, p.ink, 1.6, 0.55);
  if (board.grid !== 'square') return;
  const { z, layout } = plan;
  const b = Math.max(5, z * 0.11);
  let [ink, pale] = ['', ''];
  for (let column = 0; column < board.columns; column++) {
    const path = rectangle(column * z, -b, z, b) + rectangle(column * z, layout.height, z, b);
    if (column % 2 === 0) ink += path;
    else pale += path;
  }
  for (let row = 0; row < board.rows; row++) {
    const path = rectangle(-b, row * z, b, z) + rectangle(layout.width, row * z, b, z);
    if (row % 2 === 0) ink += path;
    else pale += path;
  }
  sheet.lay(ink, { fill: p.ink, stroke: p.ink, width: 0.8 }).lay(pale, { fill: p.raised, stroke: p.ink, width: 0.8 });
}

/** What lies on the ground and acts: a chest, a fountain, a web, the way out. */
function paintThings(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z, scene, looks } = plan;
  for (const spot of plan.own) {
    const { x, y } = plan.centre(spot);
    const look = looks[scene.ground[spot.cell] ?? ''];
    const ink = look?.ink === undefined ? p.stoneLine : p[look.ink];
    if (spot.material === 'web' && look?.icon !== undefined) sheet.icon(look.icon, x, y, z * 0.88, p.web, 0.85);
    else if (spot.material === 'entry') {
      sheet.fill(rectangle(x - z * 0.4, y - z * 0.4, z * 0.8, z * 0.8, 4), p.entry);
      if (look?.icon !== undefined) sheet.icon(look.icon, x, y, z * 0.56, p.entryInk);
    } else if (spot.material === 'exit') {
      sheet.lay(rectangle(x - z * 0.43, y - z * 0.43, z * 0.86, z * 0.86, 4), {
        fill: '#17110a',
        stroke: p.dark ? '#f0c25f' : '#c58c1c',
        width: 3,
      });
      if (look?.icon !== undefined) sheet.icon(look.icon, x, y, z * 0.6, '#f0c662');
    } else if (look?.thing === 'fountain') {
      sheet.lay(disc(x, y, z * 0.36), { fill: p.water2, stroke: p.dark ? '#93a0a4' : '#6b665c', width: z * 0.09 });
      if (look.icon !== undefined) sheet.icon(look.icon, x, y, z * 0.38, '#ffffff');
    } else if (look?.thing === 'brazier') {
      sheet.fill(disc(x + 3, y + z * 0.25, z * 0.3, z * 0.1), '#000', 0.25);
      if (look.icon !== undefined) sheet.icon(look.icon, x, y + z * 0.08, z * 0.62, p.stoneLine);
      flame(sheet, x, y - z * 0.12, z * 0.42, p);
    } else if (look?.icon !== undefined && !isSolid(spot.material) && spot.material !== 'tree') {
      sheet.fill(disc(x + 2, y + z * 0.27, z * 0.28, z * 0.08), '#000', 0.22);
      sheet.icon(look.icon, x, y, z * 0.6, ink);
    }
  }
}
