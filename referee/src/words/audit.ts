import { fold, type Game, type Lang, type Match } from '@arbitre/kernel';
import { refusalLines } from '../ask/judge.ts';
import type { DiceAudit } from '../log/dice.ts';
import type { Audit, Replayed } from '../log/verify.ts';
import { type Catalogue, CATALOGUES } from './catalogue.ts';
import { sayFacts, sayRefusals } from './verdict.ts';

/** What playing a log again found, as a sentence. */
export function sayReplayed(game: Game, match: Match, replayed: Replayed, lang: Lang): string {
  const words = CATALOGUES[lang];
  if (replayed === null) return words.replayHolds(match.entries.length);
  return words.replayed[replayed.kind](replayed.seq, detail(game, match, replayed, lang));
}

function detail(game: Game, match: Match, replayed: NonNullable<Replayed>, lang: Lang): string {
  const state = match.entries
    .slice(0, replayed.seq - 1)
    .reduce((now, { facts }) => fold(game, now, facts), match.opening);
  if (replayed.kind === 'refused') {
    return sayRefusals(game, refusalLines(game, state, replayed.refusal, lang), lang).join(' ');
  }
  return replayed.kind === 'facts' ? sayFacts(game, state, replayed.decided, lang).join(' ') : '';
}

/** Said of the first entry that is not what was recorded. */
export function sayBrokenLink(seq: number, lang: Lang): string {
  return CATALOGUES[lang].linkBroken(seq);
}

/** An audit as sentences: hashes, dice, rules. */
export function sayAudit(
  game: Game,
  match: Match,
  { brokenLink, dice, replayed }: Audit,
  lang: Lang,
): readonly string[] {
  const words = CATALOGUES[lang];
  return [
    brokenLink === null ? words.linksHold(match.entries.length) : words.linkBroken(brokenLink),
    sayDice(words, dice),
    sayReplayed(game, match, replayed, lang),
  ];
}

function sayDice(words: Catalogue, audit: DiceAudit): string {
  switch (audit.kind) {
    case 'match':
      return words.diceAudit.match(audit);
    case 'sealed':
      return words.diceAudit.sealed(audit);
    case 'wrong-secret':
      return words.diceAudit['wrong-secret'](audit);
    case 'differs':
      return words.diceAudit.differs(audit);
  }
}
