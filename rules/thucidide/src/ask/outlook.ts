import {
  add,
  byCommand,
  type Consequence,
  explore,
  type Fraction,
  isRefusal,
  type Outlook,
  type OutlookTone,
  type Seat,
  type Weighted,
  ZERO,
  hexDistance,
} from '@arbitre/kernel';
import { retreating } from '../combat/retreat.ts';
import { priceOf } from '../command/orders.ts';
import { placeNamed } from '../file/hex-name.ts';
import { boardOf } from '../movement/field.ts';
import { unitsAround } from '../movement/contact.ts';
import { verdictOf } from '../movement/destination.ts';
import type { Command, CommandOf } from '../play/command.ts';
import { decide } from '../play/decide.ts';
import type { Fact } from '../play/fact.ts';
import { isRefused } from '../play/refusal.ts';
import {
  activationOf,
  characterById,
  enemyOf,
  isUnit,
  onTable,
  pieceById,
  type State,
  unitById,
} from '../play/state.ts';
import { bearing } from '../words/bearing.ts';
import { label } from '../words/names.ts';
import { idleOrder, orderEffect } from '../words/order-effect.ts';
import { counting, said } from '../words/said.ts';
import { afterwards } from './afterwards.ts';
import { forecastOf } from './forecast.ts';
import { previewOf } from './preview.ts';

/** What a choice is told to buy and to risk, before its tone is weighed. */
interface Told {
  readonly buys: readonly Consequence[];
  readonly risks: readonly Consequence[];
  readonly useless?: Outlook<Command>['useless'];
}

/** What an offered command buys and risks for the side that would choose it. */
export function outlookOf(state: State, seat: Seat, command: Command): Outlook<Command> {
  const told = rows(command, state, seat);
  const fate = fateOf(state, seat, command);
  const buys = [...told.buys, ...fate.buys];
  const risks = [...fate.risks, ...told.risks];
  const useless = told.useless;
  return {
    tone: useless === undefined ? toneOf(buys, risks, fate.ruin) : 'useless',
    buys:
      buys.length + risks.length > 0 || useless !== undefined ? buys : [one('le combat continue', 'the fight goes on')],
    risks,
    ...(useless !== undefined && { useless }),
    rules: previewOf(state, command).because,
  };
}

function one(fr: string, en: string, more: Omit<Consequence, 'says'> = {}): Consequence {
  return { says: said(fr, en), ...more };
}

function toneOf(buys: readonly Consequence[], risks: readonly Consequence[], ruin: Fraction): OutlookTone {
  if (ruin.n * 2n >= ruin.d) return 'deadly';
  if (ruin.n > 0n || risks.some(({ piece, chance }) => piece !== undefined && chance === undefined)) return 'risky';
  return risks.length === 0 && buys.length > 0 ? 'good' : 'plain';
}

const rows = byCommand<Command, [State, Seat], Told>({
  command: (command, state) => {
    const size = state.armies[state.turn.side]?.activations[state.turn.activations.length - state.turn.earlier] ?? 1;
    const units = counting(size, ['unité', 'unités'], ['unit', 'units']);
    return told([
      one(`ce chef peut appeler ${units.fr} à sa portée`, `this chief may call ${units.en} within his range`, {
        piece: command.chief,
      }),
    ]);
  },
  activate: (command, state) => {
    const unit = unitById(state, command.piece);
    const acts =
      unit === undefined
        ? one('le chef pourra se déplacer', 'the chief may move', { piece: command.piece })
        : one('pourra se déplacer et combattre ce tour-ci', 'may move and fight this turn', { piece: command.piece });
    return told([acts]);
  },
  order: (command, state, seat) => {
    const cost = counting(priceOf(state, command), ['pion d’ordre', 'pions d’ordre'], ['order token', 'order tokens']);
    const left = (state.armies[seat]?.tokens ?? 0) - priceOf(state, command);
    const price = one(`${cost.fr} : il en restera ${left}`, `${cost.en}: ${left} left`);
    if (command.order === 'reconnaissance') return scouting(state, seat, left);
    const idle = idleOrder(state, command.order);
    if (idle !== null) return { ...told([], [price]), useless: idle };
    const effect = { says: orderEffect(state, command.order) };
    return told([command.unit === undefined ? effect : { ...effect, piece: command.unit }], [price]);
  },
  move: (command, state) => moveTold(command, state),
  stay: (command) =>
    told([one('reste sur place et garde son combat', 'stays and keeps its fight', { piece: command.piece })]),
  merge: () => told([one('réunit deux unités', 'joins two units')]),
  split: () => told([one('partage l’unité', 'splits the unit')]),
  attack: (command, state) => attackTold(command, state),
  evade: (_command, state) =>
    told(
      [one('votre unité se dérobe avant l’assaut', 'your unit gets out of the way of the assault')],
      [leavesHex(state)],
    ),
  escape: (command, state) => withdrawal(state, state.combat?.target, command.to, 'se dérobe', 'gets away'),
  retreat: (command, state) =>
    command.ignoring > 0
      ? told([
          one(
            counting(command.ignoring, ['drapeau ignoré', 'drapeaux ignorés'], ['flag ignored', 'flags ignored']).fr,
            counting(command.ignoring, ['drapeau ignoré', 'drapeaux ignorés'], ['flag ignored', 'flags ignored']).en,
          ),
        ])
      : withdrawal(state, retreatingIn(state), command.to, 'recule', 'falls back'),
  flee: (command, state) => withdrawal(state, command.character, command.to, 'le chef fuit', 'the chief flees'),
  follow: () =>
    told(
      [one('prend l’hex que l’ennemi a quitté', 'takes the hex the enemy has left')],
      [one('s’avance : l’ennemi pourra l’y attaquer', 'moves forward: the enemy may attack it there')],
    ),
  pursue: (command) =>
    told([one('attaque encore, sur sa lancée', 'attacks again, carried on', { piece: command.target })]),
  riposte: () => told([one('rend les coups', 'strikes back')]),
  pass: (_command, state) => told([passing(state)]),
  end: (_command, state, seat) => endTold(state, seat),
});

function told(buys: readonly Consequence[], risks: readonly Consequence[] = []): Told {
  return { buys, risks };
}

/** th.x.orders: tokens now, for a turn in which next to nobody acts. */
function scouting({ armies }: State, seat: Seat, left: number): Told {
  const level = armies[seat]?.level ?? 0;
  const gain = counting(level, ['pion d’ordre', 'pions d’ordre'], ['order token', 'order tokens']);
  return told(
    [one(`${gain.fr} de plus : vous en aurez ${left + level}`, `${gain.en} more: you will have ${left + level}`)],
    [one('une seule unité agira ce tour-ci', 'a single unit acts this turn')],
  );
}

function leavesHex({ combat, victory }: State): Consequence {
  const held = combat !== null && victory.objectives.includes(combat.hex);
  return held
    ? one('abandonne l’objectif', 'gives up the objective', { at: combat.hex })
    : one('abandonne son hex', 'gives up its hex');
}

/** Two ways back are told apart by where they lead, and by how far. */
function withdrawal(state: State, piece: string | undefined, to: string, fr: string, en: string): Told {
  if (to === 'outside') return told([], [one('quitte la table', 'leaves the table')]);
  const board = boardOf(state.field);
  const from = piece === undefined ? undefined : pieceById(state, piece)?.at;
  const goal = placeNamed(state.field, to);
  if (from === undefined || !onTable(from) || goal === null || !onTable(goal) || goal === from)
    return told([one(fr, en)]);
  const way = bearing(board, from, goal);
  const far = hexDistance(board, from, goal);
  return told([one(`${fr} de ${far} hex ${way.fr}`, `${en} ${far === 1 ? '1 hex' : `${far} hexes`} ${way.en}`)]);
}

function retreatingIn(state: State): string | undefined {
  return state.combat === null ? undefined : retreating(state, state.combat).unit.id;
}

/** What declining means, by what is being asked. */
function passing({ combat }: State): Consequence {
  switch (combat?.step) {
    case 'evasion':
      return one('tient sa place et reçoit l’attaque', 'stands and takes the attack', { piece: combat.target });
    case 'follow-up':
      return one('reste où elle est', 'stays where it is', { piece: combat.attacker });
    case 'pursuit':
      return one('n’attaque pas davantage', 'does not attack again', { piece: combat.attacker });
    case 'riposte':
      return one('ne rend pas les coups', 'does not strike back', { piece: combat.target });
    default:
      return one('garde les pions d’ordre', 'keeps the order tokens');
  }
}

/** Where a move leads: objectives taken or left, the fight kept or lost, enemies in contact. */
function moveTold(command: CommandOf<'move'>, state: State): Told {
  const piece = pieceById(state, command.piece);
  const verdict = verdictOf(state, command);
  if (piece === undefined || isRefused(verdict)) return told([]);
  const { to } = verdict;
  const from = piece.at;
  const { objectives } = state.victory;
  const ring = { piece: command.piece };
  if (!onTable(to)) return told([], [one('quitte la table', 'leaves the table', ring)]);
  const foes = unitsAround(state, to).filter(({ side }) => side !== piece.side);
  const contact = counting(foes.length, ['ennemi', 'ennemis'], ['enemy', 'enemies']);
  const unit = isUnit(piece);
  const chiefs = state.characters.filter(({ side, at, move }) => side === piece.side && at === from && move === null);
  const along = unit && onTable(from) && chiefs.length > 0;
  return told(
    [
      ...(unit && objectives.includes(to) ? [one('prend l’objectif', 'takes the objective', { at: to })] : []),
      one(
        unit && verdict.fight ? 'se déplace et garde son combat' : 'se déplace',
        unit && verdict.fight ? 'moves and keeps its fight' : 'moves',
        ring,
      ),
      ...(unit && foes.length > 0 && verdict.fight
        ? [one(`au contact de ${contact.fr}`, `in contact with ${contact.en}`, { at: to })]
        : []),
      ...afterwards(state, command),
      ...(along && command.with !== undefined ? [one('son chef vient avec elle', 'its chief goes with it')] : []),
    ],
    [
      ...(along && command.with === undefined
        ? [one('son chef reste en arrière', 'its chief stays behind', { at: from })]
        : []),
      ...(unit && onTable(from) && objectives.includes(from) && from !== to
        ? [one('quitte l’objectif', 'leaves the objective', { at: from })]
        : []),
      ...(unit && !verdict.fight ? [one('ne combattra pas ce tour-ci', 'will not fight this turn')] : []),
      ...(foes.length > 0 && !(unit && verdict.fight)
        ? [one(`s’expose à ${contact.fr} au contact`, `exposed to ${contact.en} in contact`, { at: to })]
        : []),
      ...(verdict.diceLost > 0 ? [one('un dé de moins à son attaque', 'one die less to its attack')] : []),
    ],
  );
}

/** th.x.die: what the dice of an attack may do, the defender standing. */
function attackTold(command: CommandOf<'attack'>, state: State): Told {
  const forecasts = forecastOf(state, command);
  const endings = forecasts.find(({ assuming }) => assuming === 'stands')?.endings ?? [];
  const piece = command.target;
  if (characterById(state, piece) !== undefined)
    return told([one('met le chef en danger', 'puts the chief in danger', { piece })]);
  const share = (holds: (ending: string) => boolean) =>
    endings.reduce((sum, { ending, weight }) => (holds(ending) ? add(sum, weight) : sum), ZERO);
  return told(
    [
      ...maybe(
        share((ending) => ending === 'eliminated'),
        one('l’ennemi est éliminé', 'the enemy is eliminated', { piece }),
      ),
      ...maybe(
        share((ending) => /^losses [1-9]/.test(ending)),
        one('l’ennemi perd des éléments', 'the enemy loses elements', { piece }),
      ),
      ...maybe(
        share((ending) => /flags [1-9]/.test(ending)),
        one('l’ennemi doit reculer', 'the enemy must fall back', { piece }),
      ),
    ],
    [
      ...maybe(
        share((ending) => ending === 'losses 0 flags 0'),
        one('rien ne se passe', 'nothing happens'),
      ),
      ...(forecasts.some(({ assuming }) => assuming === 'evades')
        ? [one('il peut se dérober avant le coup', 'it may evade before the blow', { at: placeOf(state, piece) })]
        : []),
      one('s’il tient, il peut riposter', 'if it stands, it may strike back'),
    ],
  );
}

function placeOf(state: State, id: string): number {
  const at = pieceById(state, id)?.at;
  return at !== undefined && onTable(at) ? at : 0;
}

/** Ending a phase: who has done nothing yet. */
function endTold(state: State, seat: Seat): Told {
  const { turn } = state;
  const idle = state.units.filter(
    (unit) => unit.side === seat && activationOf(turn, unit.id) >= 0 && unit.move === null && onTable(unit.at),
  ).length;
  const left = counting(idle, ['unité appelée n’a', 'unités appelées n’ont'], ['unit called has', 'units called have']);
  const next =
    turn.phase === 'command'
      ? one('passe au mouvement', 'goes on to movement')
      : turn.phase === 'movement'
        ? one('passe au combat', 'goes on to combat')
        : one('finit votre tour', 'ends your turn');
  const unmoved = turn.phase === 'movement' && idle > 0 ? [one(`${left.fr} pas bougé`, `${left.en} not moved`)] : [];
  const nobody =
    turn.phase === 'command' && turn.activations.length === 0
      ? [one('aucune unité appelée ce tour-ci', 'no unit called this turn')]
      : [];
  return told([next], [...unmoved, ...nobody]);
}

function maybe(chance: Fraction, consequence: Consequence): readonly Consequence[] {
  if (chance.n === 0n) return [];
  return chance.n === chance.d ? [consequence] : [{ ...consequence, chance }];
}

/** What the dice of this very command do to both sides. */
interface Fate {
  readonly buys: readonly Consequence[];
  readonly risks: readonly Consequence[];
  /** The chance of losing a whole unit, a chief or the battle. */
  readonly ruin: Fraction;
}

/** Losses of one outcome: who loses elements, who is lost altogether, of either side; the battle lost. */
interface Toll {
  readonly hurt: readonly string[];
  readonly gone: readonly string[];
  readonly defeat: boolean;
}

/** More outcomes than this are not gone through before a choice: the forecast of the attack has told the odds. */
const MOST_OUTCOMES = 2500;
const UNTOLD: Fate = { buys: [], risks: [], ruin: ZERO };

function fateOf(state: State, seat: Seat, command: Command): Fate {
  const explored = explore(
    (chance) => {
      const facts = decide(state, seat, command, chance);
      return tollOf(state, seat, isRefusal(facts) ? [] : facts);
    },
    ({ hurt, gone, defeat }) => `${hurt.join()} ${gone.join()} ${defeat}`,
    MOST_OUTCOMES,
  );
  if (!explored.exact) return UNTOLD;
  const { outcomes } = explored;
  const own = (id: string) => pieceById(state, id)?.side === seat;
  const struck = [...new Set(outcomes.flatMap(({ value }) => [...value.gone, ...value.hurt]))];
  const harm = struck.map((id) => ({ id, harm: harmTo(state, id, outcomes) }));
  return {
    buys: harm.filter(({ id }) => !own(id)).flatMap((one) => one.harm),
    risks: [
      ...maybe(
        chanceOf(outcomes, ({ defeat }) => defeat),
        one('la bataille est perdue', 'the battle is lost'),
      ),
      ...harm.filter(({ id }) => own(id)).flatMap((one) => one.harm),
    ],
    ruin: chanceOf(outcomes, ({ gone, defeat }) => defeat || gone.some(own)),
  };
}

/** What may befall one piece, by its name: lost altogether, or weaker. */
function harmTo(state: State, piece: string, outcomes: readonly Weighted<Toll>[]): readonly Consequence[] {
  const name = { fr: label(state, piece, 'fr'), en: label(state, piece, 'en') };
  return [
    ...maybe(
      chanceOf(outcomes, ({ gone }) => gone.includes(piece)),
      one(`${name.fr} : c’est sa perte`, `${name.en} is lost`, { piece }),
    ),
    ...maybe(
      chanceOf(outcomes, ({ hurt, gone }) => hurt.includes(piece) && !gone.includes(piece)),
      one(`${name.fr} perd des éléments`, `${name.en} loses elements`, { piece }),
    ),
  ];
}

function chanceOf(outcomes: readonly Weighted<Toll>[], holds: (toll: Toll) => boolean): Fraction {
  return outcomes.reduce((sum, { value, weight }) => (holds(value) ? add(sum, weight) : sum), ZERO);
}

function tollOf(state: State, seat: Seat, facts: readonly Fact[]): Toll {
  const lost = new Map<string, number>();
  const gone = new Set<string>();
  let defeat = false;
  for (const fact of facts) {
    if (fact.is === 'struck' || fact.is === 'trampled') {
      const losses = fact.is === 'struck' ? fact.losses : fact.hits;
      if (losses > 0) lost.set(fact.unit, (lost.get(fact.unit) ?? 0) + losses);
    }
    if (fact.is === 'caught' || (fact.is === 'endangered' && fact.lost)) gone.add(fact.character);
    if (fact.is === 'victory' && fact.outcome.winners.includes(enemyOf(state, seat))) defeat = true;
  }
  for (const [unit, losses] of lost) if (losses >= (unitById(state, unit)?.elements ?? 0)) gone.add(unit);
  return { hurt: [...lost.keys()], gone: [...gone], defeat };
}
