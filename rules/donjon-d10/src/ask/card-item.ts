import type { Bilingual, Card, CardFigure } from '@arbitre/kernel';
import {
  ARMOUR_IDS,
  ARMOURS,
  flamesDamage,
  potionStrength,
  SCROLLS,
  SPELL_IDS,
  SPELLS,
  WARD,
  WEAPON_IDS,
  WEAPONS,
} from '../dungeon/equipment.ts';
import { ATTACK_CHARACTERISTIC, CHARACTERISTIC_NAMES } from '../hero/characteristics.ts';
import type { State } from '../play/state.ts';
import type { DonjonRuleId } from '../rulebook/index.ts';
import { said } from '../words/said.ts';
import { ATTACK_SORTS, figure, title } from './card-parts.ts';

/** Something carried or sold. */
export function itemCard(state: State, id: string): Card | null {
  const f = Math.max(1, state.floor.number);
  const weapon = WEAPON_IDS.find((known) => known === id);
  if (weapon !== undefined) {
    const { name, damage, kind, from, price } = WEAPONS[weapon];
    const { fr, en } = CHARACTERISTIC_NAMES[ATTACK_CHARACTERISTIC[kind]];
    return item(
      name,
      ATTACK_SORTS[kind],
      damage,
      price,
      from,
      [
        said(`Se manie avec ${fr}.`, `Rolled with ${en}.`),
        said('Un échec critique peut la briser.', 'A critical failure may break it.'),
      ],
      ['dx.x.equipment', 'dx.fumble.3'],
      [`characteristic:${ATTACK_CHARACTERISTIC[kind]}`],
    );
  }
  const spell = SPELL_IDS.find((known) => known === id);
  if (spell !== undefined) {
    const { name, damage, from, price } = SPELLS[spell];
    return item(
      name,
      said('sort', 'spell'),
      damage,
      price,
      from,
      [
        said(
          'Se lance avec l’Intelligence, autant de fois qu’on veut.',
          'Cast with Intelligence, as often as one likes.',
        ),
        said('Un échec critique peut le faire oublier.', 'A critical failure may make it forgotten.'),
      ],
      ['dx.roll.6', 'dx.fumble.7'],
      ['characteristic:intelligence'],
    );
  }
  const armour = ARMOUR_IDS.find((known) => known === id);
  if (armour !== undefined) {
    const { name, protection, price } = ARMOURS[armour];
    return {
      title: title(name),
      sort: said('armure', 'armour'),
      figures: [figure('Armure', 'Armour', protection), figure('Prix', 'Price', price)],
      does: [said('Ôte autant de dégâts à chaque coup reçu.', 'Takes that much off every blow received.')],
      rules: ['dx.damage.5', 'dx.x.equipment'],
    };
  }
  return carriedCard(id, f);
}

function item(
  name: Bilingual,
  sort: Bilingual,
  damage: number,
  price: number,
  from: number,
  does: readonly Bilingual[],
  rules: readonly DonjonRuleId[],
  things: readonly string[],
): Card {
  const figures = [
    figure('Dégâts', 'Damage', damage),
    figure('Prix', 'Price', price),
    figure('Dès l’étage', 'From floor', from),
  ];
  return { title: title(name), sort, figures, does, things, rules };
}

function carriedCard(id: string, f: number): Card | null {
  switch (id) {
    case 'potion':
      return {
        title: said('Potion', 'Potion'),
        figures: [figure('Rend', 'Gives back', said(`${potionStrength(f)} PV`, `${potionStrength(f)} HP`))],
        does: [
          said(
            'Se boit avant le jet, ou au combat : la créature frappe alors seule.',
            'Drunk before the roll, or in a combat: the creature then strikes alone.',
          ),
        ],
        rules: ['dx.x.potion', 'dx.x.alone'],
      };
    case 'gold':
      return {
        title: said('Or', 'Gold'),
        figures: [],
        does: [said('Le marchand le prend entre deux étages.', 'The merchant takes it between two floors.')],
        rules: ['dx.x.merchant', 'dx.x.gold'],
      };
    case 'skill-point':
      return {
        title: said('Point de compétence', 'Skill point'),
        figures: [],
        does: [said('Monte d’un point une caractéristique, jusqu’à 16.', 'Raises a characteristic by one, up to 16.')],
        rules: ['dx.skill.2'],
      };
    case 'flames':
      return scrollCard(
        id,
        [figure('Dégâts', 'Damage', flamesDamage(f))],
        said('Une attaque de feu, avec l’Intelligence. Un seul usage.', 'An attack of fire, with Intelligence. Once.'),
      );
    case 'protection':
      return scrollCard(
        id,
        [figure('Armure', 'Armour', `+${WARD}`)],
        said(
          'Protège jusqu’à la fin du combat ; la créature frappe alors seule.',
          'Protects until the combat ends; the creature then strikes alone.',
        ),
      );
    case 'passage':
      return scrollCard(
        id,
        [],
        said(
          'Sort du combat à coup sûr, sans dé ; sans effet face à un boss.',
          'Leaves the combat for certain, no die rolled; of no use against a boss.',
        ),
      );
    default:
      return null;
  }
}

function scrollCard(id: 'flames' | 'protection' | 'passage', figures: readonly CardFigure[], does: Bilingual): Card {
  return {
    title: title(SCROLLS[id].name),
    sort: said('parchemin', 'scroll'),
    figures,
    does: [does],
    rules: ['dx.x.scroll', `dx.x.scroll.${id}`],
  };
}
