import { defineRulebook, type RuleIdOf } from '@arbitre/kernel';
import { COMPANION } from './companion.ts';
import { COST } from './cost.ts';
import { FALLING } from './falling.ts';
import { GEOMETRY } from './geometry.ts';
import { MOVEMENT_KINDS_RULES } from './movement-kinds.ts';
import { PASSAGE } from './passage.ts';
import { POSITION } from './position.ts';
import { SPECIAL_SPEEDS } from './special-speeds.ts';
import { TERRAIN_RULES } from './terrain.ts';
import { TRIGGER_RULES } from './triggers.ts';

/** Every rule of the chapter, in our words. An unknown id does not compile. */
export const rulebook = defineRulebook({
  title: { fr: 'Mouvement et positionnement', en: 'Movement and positioning' },
  credit: {
    fr: 'Mécaniques du test public d’un jeu de rôle bien connu, édition d’août 2018, propriété de Paizo Inc. Projet sans lien avec l’éditeur ; aucun de ses textes, noms ou images n’est repris.',
    en: 'Mechanics of the public playtest of a well-known role-playing game, August 2018, a property of Paizo Inc. Unaffiliated; none of its text, names or art is used.',
  },
  rules: {
    ...GEOMETRY,
    ...MOVEMENT_KINDS_RULES,
    ...SPECIAL_SPEEDS,
    ...FALLING,
    ...COST,
    ...TRIGGER_RULES,
    ...PASSAGE,
    ...TERRAIN_RULES,
    ...POSITION,
    ...COMPANION,
  },
});

/** The id of a rule of this book. */
export type RuleId = RuleIdOf<typeof rulebook>;
