import type { LegendEntry, Piece, Scene } from '@arbitre/kernel';
import { CONDITIONS } from './condition.ts';
import { figuresOf, geometryAt, type State } from './state.ts';

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
  return {
    board: geometryAt(state).board,
    ground: state.plan.ground,
    pieces: figuresOf(state).map(
      ({ id, side, at, seat, name, health, profile, conditions, reacted }): Piece => ({
        id,
        kind: side,
        at,
        name,
        hitPoints: { now: health, max: profile.health },
        ...(seat !== null && { seat }),
        marks: [...conditions, ...(reacted ? ['reacted'] : [])],
      }),
    ),
  };
}
