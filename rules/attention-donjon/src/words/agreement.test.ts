import type { Lang } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { Stage } from '../../testing/stage.ts';
import type { Fact } from '../play/fact.ts';
import { attentionDonjon as game } from '../game.ts';

/** Everything that can be said of a group as a whole. */
const OF_A_GROUP: readonly Fact[] = [
  { is: 'drew', by: 'rats', cards: ['9H'], purpose: 'initiative' },
  { is: 'discarded', by: 'rats', cards: ['JK'] },
  { is: 'card-chosen', by: 'rats', card: '9H', surplus: ['2C'] },
  { is: 'turn-comes', by: 'rats', card: '9H' },
  { is: 'turn-comes', by: 'rats', card: 'JK' },
  { is: 'turn-skipped', by: 'rats', card: '9H' },
  { is: 'turn-begins', by: 'rats', seat: 'p1', hero: false, renewed: [] },
  { is: 'turn-ends', by: 'rats', card: '9H' },
  { is: 'appointed', seat: 'p1', group: 'rats' },
  { is: 'scents', hero: 'dorrin', group: 'rats' },
  { is: 'group-freed', group: 'rats', hero: 'dorrin', seat: 'p1' },
];

const NAMES = {
  one: { fr: 'le chef', en: 'the leader' },
  many: { fr: 'les gardes', en: 'the guards' },
} as const;

/** What is said of a group so called, its name taken out. */
function said(fact: Fact, lang: Lang, name: (typeof NAMES)[keyof typeof NAMES]): string {
  const { state } = new Stage({ groups: { rats: { profile: 'rat-man', at: ['e2'], name } } });
  return game.words[lang]
    .fact(fact, state)
    .replace(/(le chef|du chef|les gardes|des gardes|the leader|the guards)/i, '…');
}

test.each(OF_A_GROUP.map((fact) => [fact.is, fact] as const))(
  'what is said of a group (%s) suits one and many alike: its name is never the subject of a verb',
  (_, fact) => {
    for (const lang of ['fr', 'en'] as const) {
      const sentence = said(fact, lang, NAMES.many);
      expect(sentence).toMatch(/…\s?[.,:;]/);
      expect(sentence).toBe(said(fact, lang, NAMES.one));
    }
  },
);

test('a Joker that gives a group the first turn is not said as of a single person', () => {
  const { state } = new Stage({ groups: { rats: { profile: 'rat-man', at: ['e2'], name: NAMES.many } } });
  expect(game.words.fr.fact({ is: 'turn-comes', by: 'rats', card: 'JK' }, state)).toContain('au tour des gardes');
});
