import { byCommand, type Consequence, type Outlook, type OutlookTone, sameCommand } from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import { HERO } from '../play/judge.ts';
import { offers } from '../play/offers.ts';
import type { State } from '../play/state.ts';
import { said } from '../words/said.ts';
import {
  buyOutlook,
  type CampOutlook,
  classOutlook,
  descentOutlook,
  investOutlook,
  mendOutlook,
  restOutlook,
  sellOutlook,
  wieldOutlook,
} from './outlook-camp.ts';
import { exchangeProspect, healing, potionsLeft, type Prospect, unopposedProspect } from './outlook-fight.ts';
import { exitProspect, headingProspect, leftBehind, rollProspect } from './outlook-move.ts';
import { preview } from './preview.ts';

/** What an offered command buys and risks, in the player's own terms. */
export function outlook(state: State, command: Command): Outlook<Command> {
  const told = rows(command, state);
  const safer = told.tone === 'deadly' ? saferThan(state, command) : null;
  return { ...told, ...(safer !== null && { safer }), rules: preview(state, command).because };
}

/** An outlook before its rules and the safer way are added. */
type Told = CampOutlook;

const rows = byCommand<Command, [State], Told>({
  choose: (command, state) => classOutlook(command.class, state),
  descend: (_command, state) => descentOutlook(state),
  roll: (command, state) =>
    weighed(state.combat === null ? rollProspect(state) : exchangeProspect(state, state.combat, command)),
  pass: () => ({
    tone: 'plain',
    buys: [{ says: said('vous restez sur place', 'you stay where you are') }],
    risks: [{ says: said('un tour de plus', 'one more turn') }],
  }),
  head: (command, state) => weighed(headingProspect(state, command)),
  leave: (_command, state) =>
    weighed(exitProspect({ ...state, rulings: { ...state.rulings, exitOnCross: 'mandatory' } }, state.at)),
  continue: (_command, state) => ({
    tone: 'plain',
    buys: [stays(state)],
    risks: [{ says: said('il faudra revenir à la sortie', 'you will have to come back to the exit') }],
  }),
  attack: inCombat(exchangeProspect),
  cast: inCombat(exchangeProspect),
  read: (command, state) => {
    if (command.scroll === 'flames') return inCombat(exchangeProspect)(command, state);
    return command.scroll === 'protection' ? inCombat(unopposedProspect)(command, state) : passage();
  },
  drink: (command, state) => (state.combat === null ? potion(state) : inCombat(unopposedProspect)(command, state)),
  flee: inCombat(exchangeProspect),
  wield: (command, state) => wieldOutlook(command.weapon, state),
  invest: (command, state) => investOutlook(command.in, state),
  rest: (_command, state) => restOutlook(state),
  buy: (command, state) => buyOutlook(command.ware, state),
  sell: (command, state) => sellOutlook(command.ware, state),
  mend: (command, state) => mendOutlook(command.weapon, state),
});

/** An action that only a combat has. */
function inCombat(prospect: (state: State, combat: NonNullable<State['combat']>, command: Command) => Prospect) {
  return (command: Command, state: State): Told =>
    state.combat === null ? { tone: 'plain', buys: [], risks: [] } : weighed(prospect(state, state.combat, command));
}

/** The tone follows from the chance of dying, then from what is bought and risked. */
function weighed({ buys, risks, death }: Prospect): Told {
  return { tone: toneOf(buys, risks, death), buys, risks };
}

function toneOf(buys: readonly Consequence[], risks: readonly Consequence[], death: Prospect['death']): OutlookTone {
  if (death.n * 2n >= death.d) return 'deadly';
  const harms = risks.filter(({ piece }) => piece === 'hero');
  if (death.n * 20n > death.d || harms.some(({ chance }) => chance === undefined)) return 'risky';
  return risks.length === 0 && buys.length > 0 ? 'good' : 'plain';
}

function stays(state: State): Consequence {
  const left = leftBehind(state);
  if (left === null) return { says: said('vous restez à l’étage', 'you stay on the floor') };
  return {
    says: said(`vous restez à l’étage : il y a encore ${left.fr}`, `you stay on the floor: there are still ${left.en}`),
  };
}

/** dx.x.scroll.passage: the one way out without a die. */
function passage(): Told {
  return {
    tone: 'good',
    buys: [{ says: said('vous sortez du combat, sans dé', 'you leave the combat, no die rolled') }],
    risks: [
      { says: said('le parchemin est consumé', 'the scroll is used up') },
      { says: said('le déplacement est fini, la créature reste', 'the move is over, the creature stays') },
    ],
  };
}

function potion(state: State): Told {
  const healed = healing(state);
  const left = potionsLeft(state);
  return {
    tone: 'good',
    buys: [
      {
        says: said(
          `+${healed} PV : vous voilà à ${state.pv + healed}`,
          `+${healed} HP: you are at ${state.pv + healed}`,
        ),
        piece: 'hero',
      },
    ],
    risks: [{ says: left }],
  };
}

/** What gets one out of trouble, the surest first. */
const WAYS_OUT: readonly Command['do'][] = ['read', 'flee', 'drink', 'cast', 'attack', 'head'];

/** How much better than deadly a tone is. */
const SAFETY: Readonly<Record<OutlookTone, number>> = { good: 3, plain: 2, risky: 1, useless: 0, deadly: 0 };

/** Of what else may be done now, the safest; null when nothing is safer. */
function saferThan(state: State, command: Command): Command | null {
  const others = offers(state, HERO)
    .map((offer) => offer.command)
    .filter((other) => WAYS_OUT.includes(other.do) && !sameCommand(other, command))
    .map((other) => ({ other, safety: SAFETY[rows(other, state).tone] }))
    .filter(({ safety }) => safety > 0)
    .toSorted((a, b) => b.safety - a.safety || WAYS_OUT.indexOf(a.other.do) - WAYS_OUT.indexOf(b.other.do));
  return others[0]?.other ?? null;
}
