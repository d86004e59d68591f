import { type Briefing, type Goal, inBoth, listed, type Seat } from '@arbitre/kernel';
import { areAllied, blockOf, isInert } from '../encounter/creature.ts';
import type { Creature, State } from '../play/state.ts';

/** pf.x.end: everyone opposed out of the fight; nobody of one's own left; the last round over. */
export function goal(state: State, seat: Seat): readonly Goal[] {
  const theirs = state.creatures.filter(({ side }) => !areAllied(state, side, seat));
  const ours = state.creatures.filter(({ side }) => areAllied(state, side, seat));
  const names = (lang: 'fr' | 'en') => sidesOf(state, theirs, lang);
  return [
    {
      kind: 'win',
      says: inBoth((lang) =>
        lang === 'fr' ? `Mettez hors de combat ${names(lang)}.` : `Put ${names(lang)} out of the fight.`,
      ),
      progress: { now: theirs.filter(isInert).length, of: theirs.length },
    },
    {
      kind: 'threat',
      says: { fr: 'Perdu si tous les vôtres tombent.', en: 'Lost if all of yours fall.' },
      progress: { now: ours.filter(isInert).length, of: ours.length },
    },
    {
      kind: 'threat',
      says: {
        fr: `Personne ne gagne si le combat dure plus de ${state.lastRound} rondes.`,
        en: `Nobody wins if the fight lasts more than ${state.lastRound} rounds.`,
      },
      progress: { now: Math.min(state.round, state.lastRound), of: state.lastRound },
    },
  ];
}

/** What a side is told before its first turn. */
export function briefing(state: State, seat: Seat): Briefing {
  const ours = state.creatures.filter(({ side }) => side === seat);
  const others = state.sides.filter(({ id }) => id !== seat);
  return {
    you: inBoth((lang) => {
      const name =
        state.sides.find(({ id }) => id === seat)?.name[lang] ?? (lang === 'fr' ? 'l’arbitre' : 'the referee');
      const who = listed(
        lang,
        ours.map((creature) => `${creature.name[lang]} (${blockOf(state, creature).name[lang]})`),
      );
      if (who === '') return lang === 'fr' ? `Vous êtes ${name}.` : `You are ${name}.`;
      return lang === 'fr' ? `Vous menez ${name} : ${who}.` : `You lead ${name}: ${who}.`;
    }),
    against: others.map(({ id, name }) => ({
      seat: id,
      says: inBoth((lang) => {
        const who = listed(
          lang,
          state.creatures.filter(({ side }) => side === id).map((creature) => creature.name[lang]),
        );
        const friends = areAllied(state, id, seat);
        if (lang === 'fr') return `${friends ? 'Avec vous' : 'Contre vous'} : ${name.fr} (${who}).`;
        return `${friends ? 'With you' : 'Against you'}: ${name.en} (${who}).`;
      }),
    })),
    turn: [
      { fr: 'L’initiative dit qui joue quand.', en: 'Initiative says who plays when.' },
      {
        fr: 'À votre tour, trois actions : avancer, frapper, vous protéger…',
        en: 'On your turn, three actions: move, strike, guard yourself…',
      },
      {
        fr: 'Quitter une case menacée laisse l’adversaire réagir.',
        en: 'Leaving a threatened square lets the enemy react.',
      },
      {
        fr: 'À deux de part et d’autre d’un ennemi, il se défend moins bien.',
        en: 'Two of you on opposite sides of an enemy: it defends itself less well.',
      },
    ],
    length: { fr: `${state.lastRound} rondes au plus`, en: `${state.lastRound} rounds at most` },
    notes: others
      .filter(({ id }) => !areAllied(state, id, seat))
      .flatMap(({ id, name }) => {
        const [first] = state.creatures.filter(({ side }) => side === id);
        return first === undefined ? [] : [{ at: first.at, says: name }];
      }),
  };
}

/** The sides of some creatures, by name. */
function sidesOf(state: State, creatures: readonly Creature[], lang: 'fr' | 'en'): string {
  const ids = new Set(creatures.map(({ side }) => side));
  return listed(
    lang,
    state.sides.filter(({ id }) => ids.has(id)).map(({ name }) => name[lang]),
  );
}
