import type { GroundPlan } from './ground-plan.ts';
import { box, disc, n } from './hand.ts';
import type { Sheet } from './ink.ts';
import type { Pigments } from './palette.ts';
import { sideOf } from './rivers.ts';

/** Thin walls, hedges, ditches, palisades and doors on the sides of cells. */
export function paintSides(sheet: Sheet, plan: GroundPlan, p: Pigments): void {
  const { z, scene } = plan;
  const by = new Map<string, string>();
  for (const { cell, direction, kind } of scene.edges ?? []) {
    const side = sideOf(plan, cell, direction);
    if (side === null) continue;
    if (/door/.test(kind)) door(sheet, side, kind, z, p);
    else by.set(kind, `${by.get(kind) ?? ''}M${n(side[0].x)} ${n(side[0].y)}L${n(side[1].x)} ${n(side[1].y)}`);
  }
  for (const [kind, path] of by) {
    if (kind === 'hedge') {
      sheet
        .lay(path, { stroke: p.treeLine, width: z * 0.17, dash: '1 7' })
        .lay(path, { stroke: p.trees[0], width: z * 0.13, dash: '1 7' });
    } else if (kind === 'ditch') {
      sheet
        .pen(path, p.gorge, z * 0.12, 0.7)
        .lay(path, { stroke: p.hillLine, width: z * 0.22, dash: '1 6', alpha: 0.7 });
    } else if (kind === 'palisade') {
      sheet.pen(path, p.plankLine, z * 0.13).lay(path, { stroke: p.plank, width: z * 0.1, dash: '1 5' });
    } else if (plan.legend[kind]?.tone === 'wall' && !/river|ford|stream|water/.test(kind)) {
      sheet.pen(path, '#1a140c', z * 0.15).pen(path, p.tile, z * 0.1);
    }
  }
}

type Side = readonly [{ readonly x: number; readonly y: number }, { readonly x: number; readonly y: number }];

function door(sheet: Sheet, [a, b]: Side, kind: string, z: number, p: Pigments): void {
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const at = [(a.x + b.x) / 2, (a.y + b.y) / 2, 1, turn] as const;
  const [w, h] = [z * 0.72, z * 0.38];
  const frame = box(-w / 2, -h / 2, w, h, 3);
  if (/open/.test(kind)) {
    sheet.lay(frame, { fill: p.dark ? '#3b342a' : '#d8cbb0', stroke: '#1a120a', width: 2, at });
    sheet.lay(box(-w / 2 - 2, -h / 2, 5, h) + box(w / 2 - 3, -h / 2, 5, h), {
      fill: '#8a5a22',
      stroke: '#1a120a',
      width: 1,
      at,
    });
  } else if (/dead/.test(kind)) {
    sheet.lay(frame, { fill: p.boulder, stroke: '#1a120a', width: 2, at });
    sheet.lay(`M${n(-w / 2)} 0h${n(w)}M${n(-w / 4)} ${n(-h / 2)}v${n(h / 2)}M${n(w / 5)} 0v${n(h / 2)}`, {
      stroke: '#1a120a',
      width: 1.2,
      alpha: 0.6,
      at,
    });
  } else {
    sheet.lay(frame, { fill: '#6b451c', stroke: '#1a120a', width: 2, at });
    sheet.lay(`M${n(-w / 6)} ${n(-h / 2)}v${n(h)}M${n(w / 6)} ${n(-h / 2)}v${n(h)}`, {
      stroke: '#2a1a08',
      width: 1.5,
      at,
    });
    sheet.lay(disc(w * 0.32, 0, z * 0.05), { fill: p.brass, at });
    if (/unexplored/.test(kind)) sheet.lay(frame, { stroke: p.brass, width: 2.2, dash: '5 4', at });
  }
}
