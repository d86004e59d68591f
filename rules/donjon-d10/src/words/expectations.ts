import type { Bilingual, Expectation } from '@arbitre/kernel';

type Values = Readonly<Record<string, string | number>>;
type GameExpectation = Extract<Expectation, { kind: 'game' }>;

/** What a scenario should have said, by the code of the mistake. */
const EXPECTATIONS: Readonly<Record<string, (values: Values) => Bilingual>> = {
  'needs-full-sheet': () => ({
    fr: 'creatureFullSheet: true, sans quoi une créature n’a pas d’autre caractéristique que la sienne',
    en: 'creatureFullSheet: true, without which a creature has no characteristic but its own',
  }),
  'hero-without-class': () => ({ fr: 'une classe (class) pour ce héros', en: 'a class for this hero' }),
  'pv-above-maximum': ({ maximum }) => ({
    fr: `au plus ${maximum} PV, le maximum de cette fiche`,
    en: `at most ${maximum} HP, the maximum of this sheet`,
  }),
  'no-flat-bonus': () => ({
    fr: 'aucun bonus de PV max : la table l’a exclu (hpFlatBonusAllowed)',
    en: 'no bonus to maximum HP: the table has ruled it out (hpFlatBonusAllowed)',
  }),
  'too-many-scrolls': ({ most }) => ({
    fr: `au plus ${most} parchemins en tout`,
    en: `at most ${most} scrolls in all`,
  }),
  'too-many-weapons': ({ most }) => ({
    fr: `au plus ${most} armes, brisées comprises`,
    en: `at most ${most} weapons, broken ones included`,
  }),
  'below-the-last-floor': ({ last }) => ({
    fr: `un étage du donjon, qui s’arrête à l’étage ${last}`,
    en: `a floor of the dungeon, which ends at floor ${last}`,
  }),
  'floor-drawn-twice': () => ({ fr: 'un dessin par étage', en: 'one drawing per floor' }),
  'bad-drawing': ({ row }) => ({
    fr: `un dessin dont les rangées ont la même longueur, un caractère par case (rangée ${row})`,
    en: `a drawing with rows of the same length, one character per square (row ${row})`,
  }),
  'dead-hero': () => ({
    fr: 'au moins 1 PV, ou une partie perdue (stage: lost)',
    en: 'at least 1 HP, or a run that is lost (stage: lost)',
  }),
  'not-a-means': () => ({
    fr: 'ce qui a été déclaré : attack, cast, read flames ou flee',
    en: 'what was declared: attack, cast, read flames or flee',
  }),
  'exit-out-of-reach': () => ({
    fr: 'une sortie qu’une suite de jets peut atteindre depuis l’entrée, les créatures mises à part',
    en: 'an exit that some sequence of rolls can reach from the way in, creatures apart',
  }),
  'map-too-large': ({ most }) => ({
    fr: `un dessin d’au plus ${most} cases de côté`,
    en: `a drawing of at most ${most} squares a side`,
  }),
  'unknown-square': ({ at }) => ({
    fr: `en ${at}, un caractère connu (# . S w ^ $ C ~ M >) ou une lettre de « creatures »`,
    en: `at ${at}, a known character (# . S w ^ $ C ~ M >) or a letter of “creatures”`,
  }),
  'not-a-letter': () => ({
    fr: 'un seul caractère, qui ne désigne pas déjà une case',
    en: 'a single character that does not stand for a square already',
  }),
  'letter-not-drawn': () => ({ fr: 'une lettre qui figure sur le dessin', en: 'a letter that is on the drawing' }),
  'one-start': () => ({ fr: 'une entrée S, et une seule', en: 'one way in, drawn S, and only one' }),
  'one-exit': () => ({ fr: 'une sortie >, et une seule', en: 'one exit, drawn >, and only one' }),
  'no-such-creature': () => ({
    fr: 'une créature du bestiaire (giant-rat, orc…) ou une description complète',
    en: 'a creature of the bestiary (giant-rat, orc…) or a full description',
  }),
  'floor-not-drawn': () => ({ fr: 'un étage dessiné dans « floors »', en: 'a floor drawn under “floors”' }),
  'nameless-creature': () => ({
    fr: 'une créature nommée sur chaque case : une position ne tire rien au sort',
    en: 'a named creature on each square: a position draws nothing at random',
  }),
  'no-such-square': () => ({ fr: 'une case du dessin, comme c4', en: 'a square of the drawing, such as c4' }),
  'square-is-wall': () => ({ fr: 'une case qui ne soit pas un mur', en: 'a square that is not a wall' }),
  'no-creature-there': () => ({ fr: 'une créature vivante sur cette case', en: 'a living creature on that square' }),
  'more-points-than-rolled': ({ die }) => ({ fr: `au plus ${die} points`, en: `at most ${die} points` }),
  'heading-of-the-other-family': ({ die }) => ({
    fr: `une direction que permet un dé de ${die}`,
    en: `a heading that a die of ${die} allows`,
  }),
  'no-wall-ahead': () => ({
    fr: 'une direction fermée par un mur : c’est là que l’on tourne',
    en: 'a heading closed by a wall: that is where one turns',
  }),
  'nothing-more': ({ verb }) => ({ fr: `rien après « ${verb} »`, en: `nothing after “${verb}”` }),
  'no-way-on': () => ({ fr: 'au moins une direction ouverte', en: 'at least one open heading' }),
};

export function expectationInFrench(expected: GameExpectation): string {
  return sayIn(expected).fr;
}

export function expectationInEnglish(expected: GameExpectation): string {
  return sayIn(expected).en;
}

function sayIn({ code, values = {} }: GameExpectation): Bilingual {
  const say = Object.hasOwn(EXPECTATIONS, code) ? EXPECTATIONS[code] : undefined;
  if (say === undefined) throw new Error(`no words for the mistake ${code}`);
  return say(values);
}
