import type { Bilingual, Card } from '@arbitre/kernel';
import { chestLuck } from '../combat/charisma.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import type { State } from '../play/state.ts';
import type { DonjonRuleId } from '../rulebook/index.ts';
import { LEGEND } from '../scene/legend.ts';
import { scene } from '../scene/scene.ts';
import { chestGold, needleHarm } from '../squares/chest.ts';
import type { SquareKind } from '../squares/floor.ts';
import { goldGain, pileOf } from '../squares/gold.ts';
import { trapHarm } from '../squares/trap.ts';
import { said } from '../words/said.ts';
import { title } from './card-parts.ts';

/** What each ground does, and the rules it stands on. */
const GROUNDS: Readonly<
  Record<SquareKind, readonly [rule: DonjonRuleId, does: (state: State) => readonly Bilingual[]]>
> = {
  wall: [
    'dx.move.11',
    () => [
      said(
        'On n’y entre pas : à un mur, vous choisissez où tourner.',
        'Nobody enters it: at a wall you choose where to turn.',
      ),
    ],
  ],
  floor: [
    'dx.move.2',
    () => [said('Un point par case, en diagonale aussi.', 'One point a square, diagonals included.')],
  ],
  start: [
    'dx.x.squares',
    () => [said('Vous êtes entré par là ; la case ne fait rien.', 'You came in here; the square does nothing.')],
  ],
  web: [
    'dx.web.1',
    () => [
      said('Coûte un point de plus à traverser.', 'Costs one point more to cross.'),
      said(
        'Entrée avec le dernier point, elle en prend un au prochain jet.',
        'Entered with the last point, it takes one from the next roll.',
      ),
    ],
  ],
  trap: [
    'dx.x.trap',
    ({ floor }) => [
      said(
        `Un D20 sous votre Agilité l’évite ; sinon, ${trapHarm(floor.number)} PV perdus.`,
        `A D20 not above your Agility avoids it; otherwise ${trapHarm(floor.number)} HP are lost.`,
      ),
      said('Ne sert qu’une fois.', 'Works once only.'),
    ],
  ],
  gold: [
    'dx.x.gold',
    (state) => [
      said(
        `${goldGain(pileOf(state.floor.number), state)} or, ramassés au passage.`,
        `${goldGain(pileOf(state.floor.number), state)} gold, picked up in passing.`,
      ),
    ],
  ],
  chest: [
    'dx.x.chest',
    (state) => [
      said(
        `Or (${goldGain(chestGold(state.floor.number), state)}), potion, parchemin, arme ou armure ; parfois une aiguille : ${needleHarm(state.floor.number)} PV.`,
        `Gold (${goldGain(chestGold(state.floor.number), state)}), a potion, a scroll, a weapon or an armour; sometimes a needle: ${needleHarm(state.floor.number)} HP.`,
      ),
      said(
        `Votre Charisme ajoute ${chestLuck(state.hero, state.rulings)} au jet.`,
        `Your Charisma adds ${chestLuck(state.hero, state.rulings)} to the roll.`,
      ),
    ],
  ],
  fountain: [
    'dx.x.fountain',
    ({ hero, rulings }) => {
      const healed = Math.floor(heroMaximum(hero, rulings) / 4);
      return [said(`Rend jusqu’à ${healed} PV, une fois.`, `Gives back up to ${healed} HP, once.`)];
    },
  ],
  creature: ['dx.x.creature', () => [said('Une créature y attend.', 'A creature waits there.')]],
  exit: [
    'dx.effect.3',
    ({ rulings }) => [
      rulings.exitOnCross === 'exactStop'
        ? said('L’étage finit si votre déplacement s’y arrête.', 'The floor ends if your move ends there.')
        : rulings.exitOnCross === 'optional'
          ? said(
              'En la franchissant, vous choisissez de quitter l’étage ou non.',
              'On crossing it you choose whether to leave the floor.',
            )
          : said('L’étage finit dès que vous la franchissez.', 'The floor ends as soon as you cross it.'),
      said('Puis : un point de compétence, un repos, le marchand.', 'Then: a skill point, a rest, the merchant.'),
    ],
  ],
};

/** The square of that number, as it lies now; null off the map. */
export function groundCard(state: State, cell: number): Card | null {
  const kind = scene(state).ground[cell] as SquareKind | undefined; // the scene draws kinds of squares
  if (kind === undefined) return null;
  const [rule, does] = GROUNDS[kind];
  return { title: title(LEGEND[kind].name), figure: kind, figures: [], does: does(state), rules: [rule] };
}
