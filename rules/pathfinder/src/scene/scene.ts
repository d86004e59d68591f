import type { Edge, LegendEntry, Piece, Scene } from '@arbitre/kernel';
import { blockOf, canAct, chart, sideOf, spaceOf } from '../encounter/creature.ts';
import { restingFloor } from '../walking/ground.ts';
import type { Creature, LooseObject, State } from '../play/state.ts';
import { STAT_BLOCKS } from '../encounter/stat-blocks.table.ts';

/** How grounds, walls, creatures and conditions are called and drawn. */
export const LEGEND: Readonly<Record<string, LegendEntry>> = {
  open: { glyph: '.', tone: 'ground', name: { fr: 'sol libre', en: 'open ground' } },
  stone: { glyph: '=', tone: 'ground', name: { fr: 'pierre', en: 'stone' } },
  blocking: { glyph: '#', tone: 'wall', name: { fr: 'mur', en: 'wall' } },
  pillar: { glyph: 'I', tone: 'wall', name: { fr: 'pilier', en: 'pillar' } },
  difficult: { glyph: 'd', tone: 'hindrance', name: { fr: 'terrain difficile', en: 'difficult terrain' } },
  'greater-difficult': {
    glyph: 'D',
    tone: 'hindrance',
    name: { fr: 'terrain très difficile', en: 'greater difficult terrain' },
  },
  water: { glyph: '~', tone: 'hindrance', name: { fr: 'eau profonde', en: 'deep water' } },
  hazard: { glyph: 'h', tone: 'danger', name: { fr: 'terrain dangereux', en: 'hazardous terrain' } },
  narrow: { glyph: 'n', tone: 'danger', name: { fr: 'surface étroite', en: 'narrow surface' } },
  uneven: { glyph: 'u', tone: 'hindrance', name: { fr: 'sol inégal', en: 'uneven ground' } },
  slope: { glyph: 's', tone: 'hindrance', name: { fr: 'pente', en: 'slope' } },
  plateau: { glyph: 'p', tone: 'ground', name: { fr: 'plateau', en: 'plateau' } },
  door: { glyph: '+', tone: 'wall', name: { fr: 'porte fermée', en: 'closed door' } },
  'open-door': { glyph: '-', tone: 'ground', name: { fr: 'porte ouverte', en: 'open door' } },
  tree: { glyph: 't', tone: 'help', name: { fr: 'arbre', en: 'tree' } },
  statue: { glyph: 'o', tone: 'hindrance', name: { fr: 'statue', en: 'statue' } },
  gap: { glyph: '"', tone: 'hindrance', name: { fr: 'passage étroit en l’air', en: 'tight gap in the air' } },
  'thin-wall': { glyph: '|', tone: 'wall', name: { fr: 'mur mince', en: 'thin wall' } },
  'polearm-fighter': { glyph: 'F', tone: 'friend', name: { fr: 'combattante à la hallebarde', en: 'polearm fighter' } },
  'small-archer': { glyph: 'A', tone: 'friend', name: { fr: 'archère', en: 'archer' } },
  'shield-cleric': { glyph: 'C', tone: 'friend', name: { fr: 'prêtre au bouclier', en: 'shield cleric' } },
  'marsh-raider': { glyph: 'R', tone: 'foe', name: { fr: 'pillard des marais', en: 'marsh raider' } },
  'hill-brute': { glyph: 'B', tone: 'foe', name: { fr: 'brute des collines', en: 'hill brute' } },
  'ridge-drake': { glyph: 'K', tone: 'foe', name: { fr: 'drake des crêtes', en: 'ridge drake' } },
  'soot-bat': { glyph: 'b', tone: 'foe', name: { fr: 'chauve-souris de suie', en: 'soot bat' } },
  'straw-colossus': { glyph: 'G', tone: 'foe', name: { fr: 'colosse de paille', en: 'straw colossus' } },
  creature: { glyph: 'X', tone: 'foe', name: { fr: 'créature', en: 'creature' } },
  hero: { glyph: 'H', tone: 'friend', name: { fr: 'héros', en: 'hero' } },
  object: { glyph: 'O', tone: 'hindrance', name: { fr: 'objet à pousser', en: 'loose object' } },
  prone: { glyph: '_', tone: 'mark', name: { fr: 'à terre', en: 'prone' } },
  unconscious: { glyph: 'z', tone: 'mark', name: { fr: 'sans connaissance', en: 'unconscious' } },
  dead: { glyph: 'x', tone: 'mark', name: { fr: 'hors de combat pour de bon', en: 'dead' } },
  held: { glyph: '@', tone: 'mark', name: { fr: 'sous une prise', en: 'held' } },
  'in-cover': { glyph: '[', tone: 'mark', name: { fr: 'à couvert', en: 'in cover' } },
  'shield-raised': { glyph: ')', tone: 'mark', name: { fr: 'bouclier levé', en: 'shield raised' } },
  readied: { glyph: '*', tone: 'mark', name: { fr: 'à l’affût', en: 'readied' } },
  delayed: { glyph: ';', tone: 'mark', name: { fr: 'tour retardé', en: 'turn delayed' } },
  hunting: { glyph: '>', tone: 'mark', name: { fr: 'traque une proie', en: 'hunting' } },
  hidden: { glyph: '?', tone: 'mark', name: { fr: 'hors de vue', en: 'hidden' } },
  flying: { glyph: '^', tone: 'mark', name: { fr: 'en vol', en: 'flying' } },
  climbing: { glyph: '/', tone: 'mark', name: { fr: 'en escalade', en: 'climbing' } },
  swimming: { glyph: '~', tone: 'mark', name: { fr: 'dans l’eau', en: 'in the water' } },
  burrowed: { glyph: 'v', tone: 'mark', name: { fr: 'sous terre', en: 'underground' } },
  'reaction-ready': { glyph: '!', tone: 'mark', name: { fr: 'réaction prête', en: 'reaction ready' } },
};

/** The board as it stands. */
export function scene(state: State): Scene {
  const map = chart(state);
  const edges: Edge[] = state.field.walls.map(({ cell, direction }) => ({ cell, direction, kind: 'thin-wall' }));
  return {
    board: map.board,
    ground: map.terrain.map(({ look }) => (Object.hasOwn(LEGEND, look) ? look : 'open')),
    pieces: [...state.objects.map(objectPiece), ...state.creatures.map((creature) => pieceOf(state, creature))],
    ...(edges.length > 0 && { edges }),
  };
}

function objectPiece({ id, name, at }: LooseObject): Piece {
  return { id, kind: 'object', at, name };
}

function pieceOf(state: State, creature: Creature): Piece {
  const heroes = state.sides.find(({ id }) => id === creature.side)?.heroes === true;
  const known = Object.hasOwn(STAT_BLOCKS, creature.block) && Object.hasOwn(LEGEND, creature.block);
  const height = creature.z - restingFloor(chart(state), spaceOf(state, creature)).height;
  return {
    id: creature.id,
    kind: known ? creature.block : heroes ? 'hero' : 'creature',
    at: creature.at,
    size: sideOf(state, creature),
    seat: creature.side,
    name: creature.name,
    hitPoints: { now: creature.hp, max: blockOf(state, creature).hp },
    marks: marksOf(creature),
    height,
  };
}

function marksOf(creature: Creature): string[] {
  const { conditions, stance, reaction } = creature;
  if (conditions.dead) return ['dead'];
  return [
    ...(conditions.unconscious ? ['unconscious'] : conditions.prone ? ['prone'] : []),
    ...(conditions.held === undefined ? [] : ['held']),
    ...(conditions.takenCover ? ['in-cover'] : []),
    ...(conditions.shieldRaised ? ['shield-raised'] : []),
    ...(conditions.readied === undefined ? [] : ['readied']),
    ...(conditions.delayed === undefined ? [] : ['delayed']),
    ...(conditions.hunting === undefined ? [] : ['hunting']),
    ...(conditions.hiddenFrom === undefined ? [] : ['hidden']),
    ...(stance === 'ground' ? [] : [stance]),
    ...(reaction && canAct(creature) ? ['reaction-ready'] : []),
  ];
}
