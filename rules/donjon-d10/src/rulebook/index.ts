import { defineRulebook, type RuleIdOf } from '@arbitre/kernel';
import { characteristics } from './characteristics.ts';
import { companion } from './companion.ts';
import { damage } from './damage.ts';
import { fumble } from './fumble.ts';
import { movement } from './movement.ts';
import { opposedRoll } from './opposed-roll.ts';
import { squares } from './squares.ts';

/** Every rule of the D10 dungeon, in the order of the page, then what we added to play it to the end. */
export const RULEBOOK = defineRulebook({
  title: { fr: 'Donjon D10', en: 'D10 Dungeon' },
  credit: {
    fr: 'D’après une page de règles sans titre ni auteur connu, redite dans nos mots. Les règles dx.x sont de nous.',
    en: 'After a page of rules without title or known author, told in our own words. The dx.x rules are ours.',
  },
  rules: {
    ...movement,
    ...squares,
    ...characteristics,
    ...opposedRoll,
    ...damage,
    ...fumble,
    ...companion,
  },
});

/** The id of a rule of this book. */
export type DonjonRuleId = RuleIdOf<typeof RULEBOOK>;
