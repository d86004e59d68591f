import type { Briefing, Goal, Seat } from '@arbitre/kernel';
import { objectivesHeld, scoreOf } from '../command/victory.ts';
import { enemyOf, onTable, type State } from '../play/state.ts';
import { counting, said } from '../words/said.ts';

/** What wins the battle for that side, then what wins it for the other, each with its progress (th.x.victory). */
export function goal(state: State, seat: Seat): readonly Goal[] {
  const enemy = enemyOf(state, seat);
  const last = turnsGoal(state);
  return [...aimsOf(state, seat, 'win'), ...aimsOf(state, enemy, 'threat'), last];
}

function aimsOf(state: State, side: Seat, kind: 'win' | 'threat'): readonly Goal[] {
  const { victory } = state;
  const mine = kind === 'win';
  const eliminate = victory.eliminate[side];
  const { hold, objectives } = victory;
  const units = counting(eliminate ?? 0, ['unité', 'unités'], ['unit', 'units']);
  return [
    ...(hold === null
      ? []
      : [
          {
            kind,
            says: mine
              ? said(
                  `Tenir ${hold} objectifs pendant tout un tour ennemi`,
                  `Hold ${hold} objectives through an enemy turn`,
                )
              : said(
                  `L’ennemi gagne s’il tient ${hold} objectifs pendant votre tour`,
                  `The enemy wins by holding ${hold} objectives through your turn`,
                ),
            progress: { now: objectivesHeld(state, side), of: hold },
            cells: objectives,
          },
        ]),
    ...(eliminate === undefined
      ? []
      : [
          {
            kind,
            says: mine
              ? said(`Éliminer ${units.fr} ennemies`, `Eliminate ${units.en} of the enemy`)
              : said(
                  `L’ennemi gagne en éliminant ${units.fr} des vôtres`,
                  `The enemy wins by eliminating ${units.en} of yours`,
                ),
            progress: { now: Math.min(eliminate, scoreOf(state, side)), of: eliminate },
          },
        ]),
  ];
}

/** The last turn: the scores, then the objectives, decide. */
function turnsGoal({ turn, victory }: State): Goal {
  return {
    kind: 'win',
    says: said(
      `Au tour ${victory.turns}, avoir éliminé plus que l’ennemi`,
      `By turn ${victory.turns}, have eliminated more than the enemy`,
    ),
    progress: { now: Math.min(turn.number, victory.turns), of: victory.turns },
  };
}

/** What a side is told before its first turn. */
export function briefing(state: State, seat: Seat): Briefing {
  const enemy = enemyOf(state, seat);
  const turns = counting(state.victory.turns, ['tour', 'tours'], ['turn', 'turns']);
  return {
    you: strengthOf(state, seat, 'Vous menez', 'You lead'),
    against: [{ seat: enemy, says: strengthOf(state, enemy, 'En face', 'Against you') }],
    turn: [
      said(
        'Commandement : un chef appelle les unités à sa portée.',
        'Command: a chief calls the units within his range.',
      ),
      said(
        'Mouvement : les unités appelées se déplacent ; une longue marche ôte le combat.',
        'Movement: the units called move; a long march costs the fight.',
      ),
      said(
        'Combat : chacune peut tirer, charger ou se battre au contact.',
        'Combat: each may shoot, charge or fight in contact.',
      ),
      said(
        'Les dés montrent des symboles : un symbole du type visé touche, un drapeau fait reculer.',
        'Dice show symbols: one of the target’s kind hits, a flag drives back.',
      ),
      said(
        'Les pions d’ordre achètent une aide : un dé, un hex, un ralliement.',
        'Order tokens buy help: a die, a hex, a rally.',
      ),
    ],
    length: turns,
    notes: state.victory.objectives.map((at) => ({ at, says: said('objectif', 'objective') })),
  };
}

function strengthOf(state: State, side: Seat, fr: string, en: string): Briefing['you'] {
  const name = state.armies[side]?.name ?? { fr: side, en: side };
  const units = state.units.filter((unit) => unit.side === side && (onTable(unit.at) || unit.at === 'outside')).length;
  const chiefs = state.characters.filter(
    (one) => one.side === side && (onTable(one.at) || one.at === 'outside'),
  ).length;
  const count = counting(units, ['unité', 'unités'], ['unit', 'units']);
  const led = counting(chiefs, ['chef', 'chefs'], ['chief', 'chiefs']);
  return said(`${fr} : ${name.fr}, ${count.fr} et ${led.fr}.`, `${en}: ${name.en}, ${count.en} and ${led.en}.`);
}
