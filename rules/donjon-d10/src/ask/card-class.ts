import type { Bilingual, Card } from '@arbitre/kernel';
import { SPELLS, WEAPONS } from '../dungeon/equipment.ts';
import { type Characteristic, CHARACTERISTIC_NAMES, effective } from '../hero/characteristics.ts';
import { CLASSES, type ClassId, type HeroClass } from '../hero/classes.ts';
import type { State } from '../play/state.ts';
import type { DonjonRuleId } from '../rulebook/index.ts';
import { said } from '../words/said.ts';
import { figure, title } from './card-parts.ts';

const CLASS_WORDS: Readonly<Record<ClassId, Bilingual>> = {
  warrior: said('Le plus simple : une arme lourde, des coups francs.', 'The plainest: a heavy weapon, honest blows.'),
  thief: said(
    'Vif : son Agilité frappe, évite les pièges et aide à fuir.',
    'Quick: Agility strikes, avoids traps and helps to flee.',
  ),
  archer: said(
    'Tire le premier : au premier échange, le corps à corps ne le blesse pas.',
    'Shoots first: in the first exchange, hand-to-hand creatures cannot hurt.',
  ),
  mage: said(
    'Seul à apprendre des sorts ; un échec critique peut lui en faire oublier un.',
    'The only one who learns spells; a critical failure may make one forgotten.',
  ),
};

/** A class one may choose, whoever the hero is. */
export function classCard(id: ClassId): Card {
  const { name, weapons, spells, perk }: HeroClass = CLASSES[id];
  const perks =
    perk === null
      ? []
      : [said('+1 aux dégâts avec ses armes de prédilection.', '+1 damage with the weapons of the class.')];
  return {
    title: title(name),
    sort: said('classe', 'class'),
    figure: id,
    figures: [
      ...weapons.map((weapon) => figure('Dégâts', 'Damage', WEAPONS[weapon].damage)),
      ...spells.map((spell) => figure('Dégâts d’un sort', 'Damage of a spell', SPELLS[spell].damage)),
    ],
    does: [CLASS_WORDS[id], ...perks],
    things: [...weapons, ...spells].map((item) => `item:${item}`),
    rules: ['dx.x.class', 'dx.stat.7'],
  };
}

const CHARACTERISTIC_WORDS: Readonly<Record<Characteristic, readonly [rule: DonjonRuleId, does: Bilingual]>> = {
  strength: ['dx.stat.2', said('La valeur des armes lourdes.', 'The value of heavy weapons.')],
  agility: [
    'dx.stat.3',
    said(
      'La valeur des armes courtes et à distance ; évite les pièges et aide à fuir.',
      'The value of short and ranged weapons; avoids traps and helps to flee.',
    ),
  ],
  endurance: ['dx.stat.4', said('Trois PV de plus par point.', 'Three more HP a point.')],
  intelligence: ['dx.stat.5', said('La valeur des sorts et des parchemins.', 'The value of spells and scrolls.')],
  charisma: [
    'dx.stat.6',
    said('La chance : échecs critiques, coffres et or.', 'Luck: critical failures, chests and gold.'),
  ],
};

/** A characteristic, with the hero's value. */
export function characteristicCard({ hero, rulings }: State, which: Characteristic): Card {
  const [rule, does] = CHARACTERISTIC_WORDS[which];
  return {
    title: title(CHARACTERISTIC_NAMES[which]),
    sort: said('caractéristique', 'characteristic'),
    figures: [figure('Valeur', 'Value', effective(hero, which, rulings)), figure('Plafond', 'Cap', 16)],
    does: [does],
    rules: [rule, 'dx.stat.8'],
  };
}
