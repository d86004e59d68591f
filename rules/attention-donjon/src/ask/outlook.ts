import {
  add,
  compare,
  type Consequence,
  type Fraction,
  fraction,
  inBoth,
  type Lang,
  multiply,
  ONE,
  type Outlook,
  type OutlookTone,
  plural,
  toDecimal,
  ZERO,
} from '@arbitre/kernel';
import { attacksOf, type Figure } from '../turn/figure.ts';
import type { Command, CommandOf } from '../play/command.ts';
import { geometryAt, type State } from '../play/state.ts';
import { Names } from '../words/names.ts';
import { cellNamed } from '../play/naming.ts';
import { aftermath, type Fate } from './aftermath.ts';
import { BENEFITS } from './benefit.table.ts';
import { diceChoice } from './dice-choice.ts';
import { attackOdds, dodgeForecast } from './forecast.ts';
import { previewOf } from './preview.ts';

const QUARTER = fraction(1, 4);
const HALF = fraction(1, 2);

interface Told {
  readonly buys: readonly Consequence[];
  readonly risks: readonly Consequence[];
  readonly tone: OutlookTone;
}

/** What an offered command buys and risks; odds of blows and dodges are exact, before any Joker, Heroism or gamble. */
export function outlook(state: State, command: Command): Outlook<Command> {
  const { because, triggers = [] } = previewOf(state, command);
  const told = withFates(state, toldOf(state, command), command);
  const asPlain: Consequence = { says: BENEFITS[command.do] };
  const threats = told.risks.length === 0 ? triggers.map(({ who }) => strikesFirst(state, who)) : [];
  const { gives, spends, keeps = [] } = diceChoice(state, command);
  const vain = inVain(state, command, told.risks);
  const otherwise = vain !== null ? [vain] : gives.length > 0 ? [] : [asPlain];
  return {
    tone: told.tone === 'plain' && threats.length > 0 ? 'risky' : told.tone,
    buys: command.do === 'die' ? told.buys : [...gives, ...(told.buys.length > 0 ? told.buys : otherwise), ...keeps],
    risks: command.do === 'die' ? [asPlain] : [...told.risks, ...threats, ...spends],
    rules: because,
  };
}

/** What one may do with the dice of a blow. */
const WITH_DICE: ReadonlySet<Command['do']> = new Set([
  'accept',
  'damage',
  'gamble',
  'regamble',
  'bless',
  'curse',
  'guard',
  'reroll',
]);

/** A blow whose dice, so treated, hurt nobody. */
function inVain({ stack }: State, command: Command, risks: readonly Consequence[]): Consequence | null {
  const blow = stack.findLast((frame) => frame.kind === 'attack');
  if (blow === undefined || !WITH_DICE.has(command.do) || risks.some(({ piece }) => piece !== undefined)) return null;
  return { says: { fr: 'le coup ne blesse personne', en: 'the blow hurts nobody' } };
}

/** What the command itself does to anybody, up to the next choice, joins what is known of it. */
function withFates(state: State, told: Told, command: Command): Told {
  if (command.do === 'attack') return told; // its odds are exact already
  const known = told.risks.some(({ chance }) => chance !== undefined);
  const { fates, defeat } = known ? { fates: [], defeat: ZERO } : aftermath(state, command);
  const isFoe = (who: string) => state.figures[who]?.side === 'enemy';
  const harm = (fate: Fate) => harmOf(state, fate);
  const ours = fates.filter(({ who }) => !isFoe(who));
  const risks = [
    ...(compare(defeat, ZERO) > 0 ? [gameLost(defeat)] : []),
    ...told.risks,
    ...ours.flatMap(harm),
    ...fates.filter(({ who }) => isFoe(who)).flatMap((fate) => relief(state, fate)),
  ];
  const buys = [
    ...told.buys,
    ...fates.filter(({ who }) => isFoe(who)).flatMap(harm),
    ...ours.flatMap((fate) => relief(state, fate)),
  ];
  const worst = ours.reduce((most, { gone }) => (compare(gone, most) > 0 ? gone : most), defeat);
  const tone = compare(worst, HALF) >= 0 ? 'deadly' : risks.length > 0 && told.tone === 'plain' ? 'risky' : told.tone;
  return { buys, risks, tone: tone === 'plain' && buys.length > 0 ? 'good' : tone };
}

function gameLost(chance: Fraction): Consequence {
  const says = { fr: 'la partie est perdue', en: 'the game is lost' };
  return { says, ...(compare(chance, ONE) < 0 && { chance }) };
}

function harmOf(state: State, { who, hurt, loss, gone }: Fate): readonly Consequence[] {
  const name = (lang: Lang) => new Names(lang, state).Who(who);
  const told: Consequence[] = [];
  if (compare(gone, ZERO) > 0)
    told.push(
      sentence(
        (lang) => (lang === 'fr' ? `${name(lang)} est hors de combat` : `${name(lang)} is out of the fight`),
        gone,
        who,
      ),
    );
  if (compare(hurt, ZERO) > 0)
    told.push(
      sentence(
        (lang) =>
          lang === 'fr'
            ? `${name(lang)} perd ${amount(loss, lang)} de Santé`
            : `${name(lang)} loses ${amount(loss, lang)} Health`,
        hurt,
        who,
      ),
    );
  return told;
}

function relief(state: State, { who, healed }: Fate): readonly Consequence[] {
  if (compare(healed, ZERO) === 0) return [];
  const name = (lang: Lang) => new Names(lang, state).Who(who);
  return [
    sentence(
      (lang) => (lang === 'fr' ? `${name(lang)} regagne de la Santé` : `${name(lang)} regains Health`),
      healed,
      who,
    ),
  ];
}

function toldOf(state: State, command: Command): Told {
  const actor = actorIn(state);
  if (command.do === 'attack' && actor !== undefined) return attackTold(state, command, actor);
  if (command.do === 'zoneMove' && actor !== undefined) return dodgeTold(state, command, actor);
  if (command.do === 'shift' && actor !== undefined) return hazardTold(state, command.to, actor);
  if (command.do === 'die') return { buys: [], risks: [], tone: 'deadly' };
  if (command.do === 'wait') return { buys: [], risks: [mayLoseTurn], tone: 'risky' };
  if (command.do === 'gamble') return { buys: [], risks: [fiasco], tone: 'risky' };
  if (command.do === 'rage') return { buys: [], risks: [worseParade], tone: 'risky' };
  return { buys: [], risks: [], tone: 'plain' };
}

const mayLoseTurn: Consequence = {
  says: {
    fr: 'une carte plus forte que celle qui passe fait perdre le tour',
    en: 'a card above the one being played loses the turn',
  },
};
const fiasco: Consequence = {
  says: { fr: 'un fiasco annule toutes les réussites', en: 'a fiasco cancels every success' },
};
const worseParade: Consequence = { says: { fr: 'Parade réduite de 2', en: 'Parry lowered by 2' } };

/** The figure whose turn it is. */
function actorIn({ stack, figures }: State): Figure | undefined {
  const turn = stack.findLast((frame) => frame.kind === 'turn');
  return turn?.kind === 'turn' ? figures[turn.figure] : undefined;
}

function sentence(say: (lang: Lang) => string, chance: Fraction, piece: string): Consequence {
  return { says: inBoth(say), piece, ...(compare(chance, ONE) < 0 && { chance }) };
}

function attackTold(state: State, command: CommandOf<'attack'>, actor: Figure): Told {
  const attack = attacksOf(actor).find(({ id }) => id === command.with);
  const target = state.figures[command.target];
  if (attack === undefined || target === undefined) return { buys: [], risks: [], tone: 'plain' };
  const odds = attackOdds(state, actor, target, attack, command.mode);
  const sum = (holds: (way: { readonly wounds: number; readonly hit: boolean }) => boolean) =>
    odds.reduce((total, way) => (holds(way) ? add(total, way.weight) : total), ZERO);
  const hurt = sum(({ wounds }) => wounds > 0);
  const dead = sum(({ wounds }) => wounds >= target.health);
  const mean = odds.reduce((total, { wounds, weight }) => add(total, multiply(fraction(wounds), weight)), ZERO);
  const name = (lang: Lang) => new Names(lang, state).who(target.id);
  const harm: Consequence[] = [];
  if (compare(dead, ZERO) > 0)
    harm.push(
      sentence(
        (lang) => (lang === 'fr' ? `${name(lang)} : hors de combat` : `${name(lang)}: out of the fight`),
        dead,
        target.id,
      ),
    );
  if (compare(hurt, ZERO) > 0 && compare(hurt, dead) > 0)
    harm.push(
      sentence(
        (lang) =>
          lang === 'fr'
            ? `au moins une blessure (${amount(mean, lang)} en moyenne)`
            : `at least one wound (${amount(mean, lang)} on average)`,
        hurt,
        target.id,
      ),
    );
  const risks: readonly Consequence[] =
    command.mode === 'precise'
      ? [{ says: { fr: 'tout le tour y passe', en: 'it takes the whole turn' } }]
      : attack.singleUse
        ? [{ says: { fr: 'l’arme lancée est perdue', en: 'the thrown weapon is lost' } }]
        : [];
  if (harm.length === 0)
    harm.push({
      says: { fr: 'aucune chance de blesser sans aide', en: 'no chance to wound without help' },
      piece: target.id,
    });
  if (target.side !== 'enemy') return { buys: [], risks: harm, tone: 'risky' }; // an enemy that this seat runs strikes a hero
  return { buys: harm, risks, tone: compare(hurt, QUARTER) >= 0 ? 'good' : 'plain' };
}

/** "2", "1.4" or "1,4". */
function amount(mean: Fraction, lang: Lang): string {
  if (mean.d === 1n) return `${mean.n}`;
  const decimal = toDecimal(mean, 1).replace(/\.0$/, '');
  return lang === 'fr' ? decimal.replace('.', ',') : decimal;
}

/** A zone move that must dodge: the free attacks it may bring, and what they do. */
function dodgeTold(state: State, command: CommandOf<'zoneMove'>, mover: Figure): Told {
  const arrival = hazardTold(state, command.to, mover);
  const forecast = dodgeForecast(state, command, mover);
  if (forecast === null) return arrival;
  const parsed = forecast.endings.map(({ ending, weight }) => ({
    attacks: Number(/attacks (\d+)/.exec(ending)?.[1] ?? 0),
    wounds: Number(/wounds (\d+)/.exec(ending)?.[1] ?? 0),
    dead: ending.endsWith('dead'),
    weight,
  }));
  const sum = (holds: (way: (typeof parsed)[number]) => boolean) =>
    parsed.reduce((total, way) => (holds(way) ? add(total, way.weight) : total), ZERO);
  const struck = sum(({ attacks }) => attacks > 0);
  const hurt = sum(({ wounds }) => wounds > 0);
  const dead = sum((way) => way.dead);
  const most = Math.max(...parsed.map(({ attacks }) => attacks));
  const name = (lang: Lang) => new Names(lang, state).who(mover.id);
  const risks: Consequence[] = [];
  if (compare(dead, ZERO) > 0)
    risks.push(
      sentence(
        (lang) => (lang === 'fr' ? `${name(lang)} perd toute sa Santé` : `${name(lang)} loses all its Health`),
        dead,
        mover.id,
      ),
    );
  if (compare(hurt, ZERO) > 0)
    risks.push(
      sentence(
        (lang) => (lang === 'fr' ? `${name(lang)} est blessé en partant` : `${name(lang)} is wounded on the way`),
        hurt,
        mover.id,
      ),
    );
  if (compare(struck, ZERO) > 0)
    risks.push(
      sentence(
        (lang) =>
          lang === 'fr'
            ? `l’esquive manque : ${plural('fr', most, 'attaque gratuite', 'attaques gratuites')} au plus`
            : `the dodge falls short: ${plural('en', most, 'free attack')} at most`,
        struck,
        mover.id,
      ),
    );
  const tone = compare(dead, HALF) >= 0 ? 'deadly' : compare(struck, ZERO) > 0 ? 'risky' : arrival.tone;
  return { buys: arrival.buys, risks: [...risks, ...arrival.risks], tone };
}

/** What the cell one goes to does to whoever stands on it. */
function hazardTold(state: State, to: string, mover: Figure): Told {
  const cell = cellNamed(geometryAt(state), to);
  const harm = cell === null ? undefined : HARM[state.plan.ground[cell] ?? ''];
  if (harm === undefined) return { buys: [], risks: [], tone: 'plain' };
  return {
    buys: [],
    risks: [{ says: harm.says, piece: mover.id, ...(cell !== null && { at: cell }) }],
    tone: harm.tone,
  };
}

const HARM: Readonly<Record<string, { readonly says: Consequence['says']; readonly tone: OutlookTone }>> = {
  lava: { says: { fr: 'la lave brûle', en: 'the lava burns' }, tone: 'deadly' },
  precipice: { says: { fr: 'risque de tomber dans le précipice', en: 'may fall into the precipice' }, tone: 'deadly' },
  trap: { says: { fr: 'le piège se déclenche', en: 'the trap goes off' }, tone: 'risky' },
  brazier: { says: { fr: 'le brasero brûle', en: 'the brazier burns' }, tone: 'risky' },
};

function strikesFirst(state: State, who: string): Consequence {
  return {
    piece: who,
    says: inBoth((lang) => {
      const name = new Names(lang, state).Who(who);
      return lang === 'fr' ? `${name} peut frapper` : `${name} may strike`;
    }),
  };
}
