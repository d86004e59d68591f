import {
  type Bilingual,
  compare,
  type Consequence,
  type Fraction,
  fraction,
  inBoth,
  type Lang,
  ONE,
  type Outlook,
  type OutlookTone,
  type Seat,
  toDecimal,
  ZERO,
} from '@arbitre/kernel';
import {
  areAllied,
  areEnemies,
  blockOf,
  chart,
  creatureOf,
  isInert,
  meleeReach,
  theCreature,
} from '../encounter/creature.ts';
import type { Dice } from '../encounter/dice.ts';
import { attackOf } from '../encounter/strike.ts';
import { type Command, commandOf, type Order } from '../play/command.ts';
import type { CreatureId, State } from '../play/state.ts';
import { nameOf } from '../words/naming.ts';
import { aftermath, type Fate } from './aftermath.ts';
import { buysByNature } from './benefit.ts';
import { preview } from './preview.ts';

const HALF = fraction(1, 2);
const QUARTER = fraction(1, 4);

/** What a legal command buys and risks, every reaction to it taken: from the very rules, over all outcomes of the dice. */
export function outlook(state: State, seat: Seat, order: Order): Outlook<Command> {
  const { fates, example } = aftermath(state, seat, order);
  const { because, triggers = [], path = [] } = preview(state, seat, order);
  const actor = 'who' in order ? order.who : undefined;
  const isOurs = (who: CreatureId) => areAllied(state, theCreature(state, who).side, seat);
  const ours = fates.filter(({ who }) => isOurs(who));
  const theirs = fates.filter(({ who }) => !isOurs(who));
  const risks = [...gravestFirst(state, ours), ...theirs.flatMap((fate) => reliefOf(state, fate))];
  const buys = [...gravestFirst(state, theirs).toSorted(byWeight), ...ours.flatMap((fate) => reliefOf(state, fate))];
  const idle = actor === undefined ? null : uselessness(state, example, order, path.length, fates);
  const safer = triggers.length > 0 ? saferWay(state, seat, order, triggers.length) : undefined;
  return {
    tone: toneOf(ours, theirs, idle),
    buys: [
      ...buys.filter(isWorthSaying).toSorted(byWeight),
      ...buysByNature(state, order, path.length, leftIn(example, order)),
    ],
    risks: [...risks, ...unseenRisks(state, triggers, ours)],
    ...(idle !== null && { useless: idle }),
    ...(safer !== undefined && { safer: commandOf(chart(state).board, safer) }),
    rules: because,
  };
}

function toneOf(ours: readonly Fate[], theirs: readonly Fate[], idle: Bilingual | null): OutlookTone {
  if (ours.some(({ down }) => compare(down, HALF) >= 0)) return 'deadly';
  if (ours.some(({ down, hurt }) => compare(down, ZERO) > 0 || compare(hurt, QUARTER) >= 0)) return 'risky';
  if (idle !== null) return 'useless';
  return theirs.some(({ hurt, prone, held }) => [hurt, prone, held].some((chance) => compare(chance, QUARTER) >= 0)) ||
    ours.some(({ healed }) => compare(healed, ZERO) > 0)
    ? 'good'
    : 'plain';
}

/** What might be bought once in a hundred times is no reason to choose. */
function isWorthSaying({ chance }: Consequence): boolean {
  return chance === undefined || compare(chance, fraction(1, 100)) >= 0;
}

/** Deaths before falls, falls before wounds, wounds before the rest; of each, the likeliest first. */
function gravestFirst(state: State, fates: readonly Fate[]): readonly Consequence[] {
  const told = fates.map((fate) => harmOf(state, fate));
  return GRAVITY.flatMap((grave) =>
    told.flatMap((harms) => harms.filter((harm) => harm.grave === grave)).toSorted(byWeight),
  ).map(({ grave: _grave, ...consequence }) => consequence);
}

/** The likeliest first. */
function byWeight(a: Consequence, b: Consequence): number {
  return compare(b.chance ?? ONE, a.chance ?? ONE);
}

function consequence(who: CreatureId, chance: Fraction, say: (lang: Lang) => string): Consequence {
  const certain = compare(chance, ONE) >= 0;
  return { says: inBoth(say), piece: who, ...(!certain && { chance }) };
}

/** What may befall a creature, the gravest first. */
const GRAVITY = ['dead', 'down', 'fallen', 'hurt', 'prone', 'held'] as const;

type Harm = Consequence & { readonly grave: (typeof GRAVITY)[number] };

const BEFALLS: Readonly<Record<Harm['grave'], (name: string, lang: Lang, loss: Fraction) => string>> = {
  dead: (name, lang) => (lang === 'fr' ? `${name} meurt` : `${name} dies`),
  down: (name, lang) => (lang === 'fr' ? `${name} est hors de combat` : `${name} is out of the fight`),
  fallen: (name, lang) => (lang === 'fr' ? `${name} tombe` : `${name} falls`),
  hurt: (name, lang, loss) =>
    lang === 'fr' ? `${name} perd ${points(loss, lang)}` : `${name} loses ${points(loss, lang)}`,
  prone: (name, lang) => (lang === 'fr' ? `${name} se retrouve à terre` : `${name} ends up prone`),
  held: (name, lang) => (lang === 'fr' ? `${name} est immobilisé par la prise` : `${name} is held fast`),
};

/** What may befall a creature, in a sentence each. */
function harmOf(state: State, fate: Fate): readonly Harm[] {
  const { who, loss, down, dead } = fate;
  return GRAVITY.filter((grave) => isLikely(fate[grave]) && (grave !== 'down' || compare(down, dead) > 0)).map(
    (grave) => ({
      ...consequence(who, fate[grave], (lang) => BEFALLS[grave](nameOf(state, who, lang), lang, loss)),
      grave,
    }),
  );
}

function reliefOf(state: State, { who, healed, gain }: Fate): readonly Consequence[] {
  if (!isLikely(healed)) return [];
  const name = (lang: Lang) => nameOf(state, who, lang);
  return [
    consequence(who, healed, (lang) =>
      lang === 'fr' ? `${name(lang)} regagne ${points(gain, lang)}` : `${name(lang)} regains ${points(gain, lang)}`,
    ),
  ];
}

function isLikely(chance: Fraction): boolean {
  return compare(chance, ZERO) > 0;
}

/** "6 HP", or "5.5 HP on average" where it is no whole number. */
function points(amount: Fraction, lang: Lang): string {
  const unit = lang === 'fr' ? 'PV' : 'HP';
  if (amount.d === 1n) return `${amount.n} ${unit}`;
  const decimal = toDecimal(amount, 1);
  return lang === 'fr' ? `${decimal.replace('.', ',')} ${unit} en moyenne` : `${decimal} ${unit} on average`;
}

/** Someone may react, though it hurts nobody by the rules' own count (a miss is certain, or it only moves): still said. */
function unseenRisks(
  state: State,
  triggers: readonly { readonly who: CreatureId }[],
  ours: readonly Fate[],
): readonly Consequence[] {
  if (triggers.length === 0 || ours.some(({ hurt }) => isLikely(hurt))) return [];
  return triggers.map(({ who }) => ({
    piece: who,
    says: inBoth((lang) =>
      lang === 'fr' ? `${nameOf(state, who, lang)} peut réagir` : `${nameOf(state, who, lang)} may react`,
    ),
  }));
}

/** Actions left once it is done; undefined when the turn passes to another. */
function leftIn({ turn }: State, order: Order): number | undefined {
  return 'who' in order && turn?.who === order.who ? turn.actions : undefined;
}

/** A choice that changes nothing but the actions left says so, and so does one beside a better. */
function uselessness(
  state: State,
  example: State,
  order: Order,
  squares: number,
  fates: readonly Fate[],
): Bilingual | null {
  if (order.do === 'ready') return betterReadied(state, order) ?? nobodyShoots(state, order);
  if (order.do === 'heal' && !fates.some(({ healed, hurt }) => isLikely(healed) || isLikely(hurt)))
    return inBoth((lang) =>
      lang === 'fr'
        ? `${nameOf(state, order.target, lang)} n’est pas blessé`
        : `${nameOf(state, order.target, lang)} is unhurt`,
    );
  const moves = ['stride', 'step', 'crawl', 'balance', 'tumble', 'fly', 'swim', 'climb', 'burrow'].includes(order.do);
  const changed = fates.some(({ hurt, healed, prone }) => [hurt, healed, prone].some(isLikely));
  const before = 'who' in order ? creatureOf(state, order.who) : undefined;
  const after = 'who' in order ? creatureOf(example, order.who) : undefined;
  const stays = before !== undefined && before.at === after?.at && before.z === after.z;
  if (!moves || squares > 0 || changed || !stays) return null;
  return { fr: 'reste sur place et dépense une action', en: 'stays in place and spends an action' };
}

/** Another weapon in hand strikes harder, as surely and as far: readying this one buys nothing. */
function betterReadied(state: State, { who, attack: index }: Extract<Order, { do: 'ready' }>): Bilingual | null {
  const creature = creatureOf(state, who);
  const attack = creature === undefined ? undefined : attackOf(state, creature, index);
  if (creature === undefined || attack === undefined) return null;
  const block = blockOf(state, creature);
  const better = block.attacks.find(
    (other) =>
      other.kind === attack.kind &&
      other.bonus >= attack.bonus &&
      meanOf(other.damage) > meanOf(attack.damage) &&
      meleeReach(block, other) >= meleeReach(block, attack),
  );
  if (better === undefined) return null;
  return {
    fr: `${better.name.fr}\u202f: aussi loin, et frappe plus fort`,
    en: `${better.name.en}: as far, and strikes harder`,
  };
}

/** A Strike that waits for a shot waits in vain where no enemy has anything to shoot with. */
function nobodyShoots(state: State, { who, when }: Extract<Order, { do: 'ready' }>): Bilingual | null {
  const creature = creatureOf(state, who);
  if (creature === undefined || when !== 'shoots') return null;
  const shoots = state.creatures.some(
    (other) =>
      areEnemies(state, creature, other) &&
      !isInert(other) &&
      blockOf(state, other).attacks.some(({ kind }) => kind === 'ranged'),
  );
  return shoots ? null : { fr: 'aucun adversaire ne tire', en: 'no enemy shoots' };
}

function meanOf({ count, faces, plus }: Dice): number {
  return (count * (faces + 1)) / 2 + plus;
}

/** The same walk by the way fewest can react to, where there is a safer one. */
function saferWay(state: State, seat: Seat, order: Order, reactors: number): Order | undefined {
  if (order.do !== 'stride' || order.way === 'safest' || order.path !== undefined) return undefined;
  const safer: Order = { ...order, way: 'safest' };
  const { triggers, cost } = preview(state, seat, safer);
  return cost !== undefined && (triggers?.length ?? 0) < reactors ? safer : undefined;
}
