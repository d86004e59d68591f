import { defineRulebook, type RuleIdOf } from '@arbitre/kernel';
import { COMPANION } from './companion.ts';
import { EFFECT } from './effect.ts';
import { GROUP, REACT } from './group.ts';
import { INIT, JOKER, MULTI } from './initiative.ts';
import { MOVE, STEP } from './movement.ts';
import { PUSH } from './push.ts';
import { PREP, ROUND } from './round.ts';
import { SPACE } from './space.ts';
import { TALENT } from './talent.ts';
import { ACT, TURN, WAIT } from './turn.ts';

/** Every rule of the book as we read it, and the companion rules around it (`ad.x.…`). */
export const rulebook = defineRulebook({
  title: { fr: 'Attention Donjon !', en: 'Attention Donjon !' },
  credit: {
    fr: 'D’après « Attention Donjon ! » de Gulix, jeu de figurines libre, licence CC BY-SA 4.0. Adaptation : règles redites avec nos mots, ordonnées, complétées de lectures signalées. Même licence.',
    en: 'After “Attention Donjon !” by Gulix, a free miniatures game, licence CC BY-SA 4.0. An adaptation: rules restated in our words, ordered, completed by flagged readings. Same licence.',
  },
  rules: {
    ...SPACE,
    ...MOVE,
    ...STEP,
    ...PUSH,
    ...ROUND,
    ...PREP,
    ...INIT,
    ...MULTI,
    ...JOKER,
    ...TURN,
    ...WAIT,
    ...ACT,
    ...GROUP,
    ...REACT,
    ...EFFECT,
    ...COMPANION,
    ...TALENT,
  },
});

/** An id of the book; an unknown one does not compile. */
export type Rule = RuleIdOf<typeof rulebook>;
