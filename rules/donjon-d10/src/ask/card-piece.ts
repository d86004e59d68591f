import type { Bilingual, Card } from '@arbitre/kernel';
import type { Creature } from '../dungeon/bestiary.ts';
import { ARMOURS } from '../dungeon/equipment.ts';
import { CHARACTERISTIC_NAMES, CHARACTERISTICS, effective } from '../hero/characteristics.ts';
import { CLASS_IDS, CLASSES } from '../hero/classes.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import type { State } from '../play/state.ts';
import { LEGEND } from '../scene/legend.ts';
import { creatureName, scene } from '../scene/scene.ts';
import { said } from '../words/said.ts';
import { bestAttack } from './best-attack.ts';
import { ATTACK_SORTS, figure, title } from './card-parts.ts';

/** The hero, before and after a class is chosen. */
export function heroCard(state: State): Card {
  const { hero, rulings, pv, stage } = state;
  if (stage === 'creation') {
    return {
      title: title(LEGEND.hero.name),
      figures: [],
      does: [
        said(
          'Descend dans le donjon ; sa classe reste à choisir.',
          'Goes down into the dungeon; a class is still to be chosen.',
        ),
      ],
      things: CLASS_IDS.map((id) => `class:${id}`),
      rules: ['dx.x.class'],
    };
  }
  const armour = ARMOURS[hero.armour];
  return {
    title: title(CLASSES[hero.class].name),
    sort: said('votre héros', 'your hero'),
    figure: hero.class,
    figures: [
      figure('PV', 'HP', `${pv} / ${heroMaximum(hero, rulings)}`),
      ...CHARACTERISTICS.map((which) => {
        const { fr, en } = CHARACTERISTIC_NAMES[which];
        return figure(fr, en, effective(hero, which, rulings));
      }),
      figure('Armure', 'Armour', armour.protection),
      figure('Or', 'Gold', hero.gold),
      figure('Potions', 'Potions', hero.potions),
    ],
    does: [
      said(
        'Avance d’autant de cases que le dé, tout droit s’il est pair, en diagonale s’il est impair.',
        'Goes as many squares as the die shows, straight if it is even, diagonally if it is odd.',
      ),
      ...(state.webDebt > 0
        ? [said('Pris dans une toile : le prochain jet paie un point.', 'Held by a web: the next roll pays one point.')]
        : []),
    ],
    things: [
      `class:${hero.class}`,
      ...hero.weapons.map((id) => `item:${id}`),
      ...hero.spells.map((id) => `item:${id}`),
      `item:${hero.armour}`,
    ],
    rules: ['dx.stat.1', 'dx.hp.2'],
  };
}

/** A creature of this floor, with the odds of beating it while no fight is on. */
export function creatureCard(state: State, creature: Creature, number: number): Card {
  const { value, pv, weapon, atk, armour, attack, boss, kind } = creature;
  const best = state.combat === null && state.stage === 'floor' ? bestAttack(state, number) : null;
  const odds = best === null ? [] : [figure('Vous le battez', 'You beat it', perCent(best.victory))];
  const onExit = scene(state).ground[creature.at] === 'exit';
  return {
    title: title(creatureName(creature)),
    sort: boss
      ? said('boss', 'boss')
      : onExit
        ? said('gardien de la sortie', 'guardian of the exit')
        : ATTACK_SORTS[attack],
    figure: kind,
    figures: [
      figure('PV', 'HP', `${state.foes[number] ?? pv} / ${pv}`),
      figure('Valeur', 'Value', value),
      figure('Dégâts', 'Damage', weapon + atk),
      figure('Armure', 'Armour', armour),
      ...odds,
    ],
    does: [
      said('Barre sa case : y entrer, c’est combattre.', 'Bars its square: entering it is a fight.'),
      said('Ne bouge pas, ne fuit pas et garde ses plaies.', 'Does not move, does not flee and keeps its wounds.'),
      ...(attack === 'spell' ? [said('Frappe par magie.', 'Strikes by magic.')] : []),
      ...(boss ? [said('On ne le fuit pas.', 'Nobody flees from it.')] : []),
    ],
    things: ['die:d20'],
    rules: boss ? ['dx.x.boss', 'dx.roll.1'] : ['dx.x.creature', 'dx.roll.1'],
  };
}

function perCent({ n, d }: { readonly n: bigint; readonly d: bigint }): Bilingual {
  const whole = Number((n * 200n + d) / (2n * d));
  return { fr: `${whole}\u202f%`, en: `${whole}%` };
}
