import { type Board, type Edge, type LegendEntry, neighbour, opposite, type Piece, type Scene } from '@arbitre/kernel';
import { CONDITIONS } from '../effect/condition.ts';
import type { Door, Plan, Side } from '../space/plan.ts';
import { figuresOf, geometryAt, type State } from '../play/state.ts';

/** Kinds of ground, figures and marks, and how they are drawn. */
export const legend: Readonly<Record<string, LegendEntry>> = {
  void: { glyph: ' ', tone: 'wall', name: { fr: 'inconnu', en: 'unknown' } },
  floor: { glyph: '.', tone: 'ground', name: { fr: 'sol', en: 'floor' } },
  solid: { glyph: '#', tone: 'wall', name: { fr: 'élément plein', en: 'solid element' } },
  cover: { glyph: ',', tone: 'hindrance', name: { fr: 'abri', en: 'cover' } },
  lava: { glyph: '~', tone: 'danger', name: { fr: 'lave', en: 'lava' } },
  precipice: { glyph: '^', tone: 'danger', name: { fr: 'précipice', en: 'precipice' } },
  trap: { glyph: 'x', tone: 'danger', name: { fr: 'piège', en: 'trap' } },
  switch: { glyph: 'o', tone: 'help', name: { fr: 'interrupteur', en: 'switch' } },
  brazier: { glyph: '*', tone: 'danger', name: { fr: 'brasero', en: 'brazier' } },
  exit: { glyph: '>', tone: 'goal', name: { fr: 'sortie', en: 'exit' } },
  wall: { glyph: '|', tone: 'wall', name: { fr: 'mur', en: 'wall' } },
  'closed-door': { glyph: '+', tone: 'hindrance', name: { fr: 'porte fermée', en: 'closed door' } },
  'open-door': { glyph: "'", tone: 'ground', name: { fr: 'porte ouverte', en: 'open door' } },
  'unexplored-door': { glyph: '?', tone: 'goal', name: { fr: 'porte à explorer', en: 'door to explore' } },
  'dead-end-door': { glyph: '=', tone: 'wall', name: { fr: 'porte murée', en: 'walled-up door' } },
  hero: { glyph: 'H', tone: 'friend', name: { fr: 'héros', en: 'hero' } },
  ally: { glyph: 'A', tone: 'help', name: { fr: 'allié', en: 'ally' } },
  enemy: { glyph: 'E', tone: 'foe', name: { fr: 'ennemi', en: 'enemy' } },
  neutral: { glyph: 'N', tone: 'mark', name: { fr: 'neutre', en: 'neutral' } },
  reacted: { glyph: '!', tone: 'mark', name: { fr: 'Réaction dépensée', en: 'Reaction spent' } },
  ...Object.fromEntries(
    Object.entries(CONDITIONS).map(([id, { name }]): [string, LegendEntry] => [id, { glyph: '+', tone: 'mark', name }]),
  ),
};

/** The revealed board with its figures, to be drawn. */
export function sceneOf(state: State): Scene {
  const { board, zones } = geometryAt(state);
  return {
    board,
    ground: state.plan.ground,
    pieces: figuresOf(state).map(
      ({ id, side, at, seat, name, health, profile, conditions, reacted }): Piece => ({
        id,
        kind: side,
        figure: profile.id,
        at,
        name,
        hitPoints: { now: health, max: profile.health },
        ...(seat !== null && { seat }),
        marks: [...conditions, ...(reacted ? ['reacted'] : [])],
      }),
    ),
    edges: edgesOf(state.plan, board),
    zones: [...zones.keys()].map((name, index) => ({
      zone: index + 1,
      name: { fr: `zone ${name}`, en: `zone ${name}` },
    })),
    rooms: Object.values(state.rooms).map((room) => ({
      name: room.name,
      cells: room.zones.flatMap((zone) => zones.get(zone) ?? []),
    })),
  };
}

const DOOR_KINDS = {
  closed: 'closed-door',
  open: 'open-door',
  unexplored: 'unexplored-door',
  'dead-end': 'dead-end-door',
} as const satisfies Readonly<Record<Door['state'], string>>;

/** Walls, then doors, each side once: a door hides the walls behind it. */
function edgesOf({ walls, doors }: Plan, board: Board): readonly Edge[] {
  const drawn = new Set<string>();
  const draw = ({ cell, direction }: Side, kind: string): Edge[] => {
    const beyond = neighbour(board, cell, direction);
    if (drawn.has(`${cell} ${direction}`)) return [];
    drawn.add(`${cell} ${direction}`).add(`${beyond} ${opposite(board, direction)}`);
    return [{ cell, direction, kind }];
  };
  const leaves = doors.flatMap((door) => draw(door, DOOR_KINDS[door.state]));
  return [...walls.flatMap((wall) => draw(wall, 'wall')), ...leaves];
}
