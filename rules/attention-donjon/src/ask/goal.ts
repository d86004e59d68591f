import { type Bilingual, type Briefing, type Goal, inBoth, listed, type Seat } from '@arbitre/kernel';
import { figuresOf, groupOf, heroesOf, type State } from '../play/state.ts';

/** How the scenario is won, what loses it, and how far along it is. */
export function goal(state: State, _seat: Seat): readonly Goal[] {
  const heroes = heroesOf(state);
  return [
    wayToWin(state),
    {
      kind: 'threat',
      says: { fr: 'Perdu si tous les héros meurent.', en: 'Lost if all the heroes die.' },
      progress: {
        now: state.seats.length === 0 ? 0 : Math.max(0, heroCount(state) - heroes.length),
        of: heroCount(state),
      },
    },
    ...(state.lastRound === null
      ? []
      : [
          {
            kind: 'threat' as const,
            says: {
              fr: `Perdu après le Round ${state.lastRound}.`,
              en: `Lost after Round ${state.lastRound}.`,
            },
            progress: { now: state.round, of: state.lastRound },
          },
        ]),
  ];
}

/** Heroes the adventure began with: those alive, and those whose hands are empty for good. */
function heroCount(state: State): number {
  return Math.max(heroesOf(state).length, Object.keys(state.jokers).length);
}

function wayToWin(state: State): Goal {
  const { goal: aim } = state;
  switch (aim.kind) {
    case 'slay': {
      const left = figuresOf(state).filter(({ side }) => side === 'enemy').length;
      return {
        kind: 'win',
        says: inBoth((lang) =>
          lang === 'fr'
            ? `Mettez hors de combat tous les ennemis (encore ${left}).`
            : `Put every enemy out of the fight (${left} left).`,
        ),
      };
    }
    case 'reach':
      return {
        kind: 'win',
        says: { fr: 'Atteignez la sortie.', en: 'Reach the exit.' },
        cells: [aim.cell],
      };
    case 'rescue': {
      const captive = groupOf(state, aim.group);
      const name = captive?.name ?? { fr: 'la captive', en: 'the captive' };
      return {
        kind: 'win',
        says: inBoth((lang) => rescueSaid(captive !== undefined, captive?.captive ?? true, name[lang], lang)),
        cells: [aim.cell],
      };
    }
  }
}

function rescueSaid(found: boolean, bound: boolean, name: string, lang: 'fr' | 'en'): string {
  if (lang === 'fr') {
    if (!found) return 'Trouvez la captive et ramenez-la à la sortie.';
    return bound ? `Libérez ${name} et ramenez tout le monde à la sortie.` : `Ramenez ${name} à la sortie.`;
  }
  if (!found) return 'Find the captive and bring her to the exit.';
  return bound ? `Free ${name} and come back to the exit.` : `Bring ${name} to the exit.`;
}

const TURN: readonly Bilingual[] = [
  {
    fr: 'Chaque Round, une carte par héros et par groupe dit qui joue quand.',
    en: 'Each Round, a card for each hero and group says who plays when.',
  },
  {
    fr: 'À votre tour : un mouvement, une Action standard, une Action bonus.',
    en: 'On your turn: a movement, a standard Action, a bonus Action.',
  },
  {
    fr: 'Quitter une zone tenue par un ennemi demande une esquive.',
    en: 'Leaving a zone an enemy holds calls for a dodge.',
  },
  { fr: 'Les groupes ennemis suivent leurs directives.', en: 'Enemy groups follow their directives.' },
];

/** What a player is told before the first Round. */
export function briefing(state: State, seat: Seat): Briefing {
  const own = heroesOf(state).filter((hero) => hero.seat === seat);
  const others = heroesOf(state).filter((hero) => hero.seat !== seat);
  const enemies = state.groups.filter(({ side }) => side === 'enemy');
  return {
    you: inBoth((lang) => {
      const names = listed(
        lang,
        own.map(({ name }) => name[lang]),
      );
      if (names === '') return lang === 'fr' ? 'Vous regardez l’aventure.' : 'You watch the adventure.';
      return lang === 'fr' ? `Vous jouez ${names}.` : `You play ${names}.`;
    }),
    against: [
      ...(others.length === 0
        ? []
        : [
            {
              says: inBoth((lang) => {
                const names = listed(
                  lang,
                  others.map(({ name }) => name[lang]),
                );
                return lang === 'fr' ? `Avec vous : ${names}.` : `With you: ${names}.`;
              }),
            },
          ]),
      {
        says: inBoth((lang) => {
          const names = listed(
            lang,
            enemies.map(({ name }) => name[lang]),
          );
          if (names === '')
            return lang === 'fr'
              ? 'Personne en vue : le danger est derrière les portes.'
              : 'Nobody in sight: danger lies behind the doors.';
          return lang === 'fr' ? `Contre vous : ${names}.` : `Against you: ${names}.`;
        }),
      },
    ],
    turn: TURN,
    ...(state.lastRound !== null && {
      length: { fr: `${state.lastRound} Rounds au plus`, en: `${state.lastRound} Rounds at most` },
    }),
    notes: state.goal.kind === 'slay' ? [] : [{ at: state.goal.cell, says: { fr: 'la sortie', en: 'the exit' } }],
  };
}
