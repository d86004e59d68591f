import type { Bilingual, Briefing, Goal, MapNote } from '@arbitre/kernel';
import { CLASSES } from '../hero/classes.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { CHEST, EXIT, FOUNTAIN, terrainOf } from '../movement/terrain.ts';
import type { State } from '../play/state.ts';
import { foe as foeInEnglish } from '../words/en/phrases.ts';
import { foe as foeInFrench, un } from '../words/fr/phrases.ts';
import { counting, said } from '../words/said.ts';

/** How far down the hero is, the way out of this floor, and what must not happen. */
export function goal(state: State): readonly Goal[] {
  const { dungeon, floor, stage, pv, hero, rulings } = state;
  const exit = exitOf(state);
  const onFloor = stage === 'floor' && exit >= 0;
  return [
    ...(dungeon.last === 1 || floor.number === dungeon.last
      ? [lastExit(state, exit, onFloor)]
      : [
          {
            kind: 'win' as const,
            says: said(
              `Descendre jusqu’à l’étage ${dungeon.last} et en sortir`,
              `Go down to floor ${dungeon.last} and out of it`,
            ),
            progress: { now: floorsDone(state), of: dungeon.last },
          },
          ...(onFloor ? [wayOut(state, exit)] : []),
        ]),
    {
      kind: 'threat',
      says:
        rulings.deathMode === 'permadeath'
          ? said('À 0 PV, la partie est finie', 'At 0 HP the run is over')
          : said('À 0 PV, l’étage recommence', 'At 0 HP the floor begins again'),
      progress: { now: pv, of: heroMaximum(hero, rulings) },
    },
  ];
}

/** dx.skill.6: the exit of the last floor wins, its guardian first. How deep one began is not in a state: no floors are counted. */
function lastExit(state: State, exit: number, onFloor: boolean): Goal {
  const guardian = guardianOf(state, exit);
  return {
    kind: 'win',
    says:
      guardian === null
        ? said('Franchir la sortie de l’étage', 'Cross the exit of the floor')
        : said(`Battre ${guardian.fr} et franchir la sortie`, `Beat ${guardian.en} and cross the exit`),
    ...(onFloor && { cells: [exit] }),
  };
}

/** Who still stands on the exit, by name. */
function guardianOf(state: State, exit: number): Bilingual | null {
  const { floor, foes } = state;
  const guardian = floor.creatures.findIndex(({ at }) => at === exit);
  if (guardian < 0 || (foes[guardian] ?? 0) <= 0) return null;
  return { fr: foeInFrench(state, guardian), en: foeInEnglish(state, guardian) };
}

/** dx.skill.6: the exit of this floor, its guardian first. */
function wayOut(state: State, exit: number): Goal {
  const { floor } = state;
  return {
    kind: 'win',
    says:
      guardianOf(state, exit) !== null
        ? said(
            `Étage ${floor.number} : battre le gardien de l’escalier`,
            `Floor ${floor.number}: beat the guardian of the stairs`,
          )
        : said(`Étage ${floor.number} : atteindre l’escalier`, `Floor ${floor.number}: reach the stairs`),
    cells: [exit],
  };
}

function floorsDone({ stage, floor }: State): number {
  return stage === 'camp' || stage === 'market' || stage === 'won' ? floor.number : Math.max(0, floor.number - 1);
}

function exitOf({ floor, rulings }: State): number {
  return terrainOf(floor, rulings.cornerRule).feature.indexOf(EXIT);
}

/** The first floor whose stairs are guarded. */
const FIRST_GUARDED = 4;

const guardians = {
  says: said(
    'Dès l’étage 4 un gardien tient l’escalier ; tous les dix étages, un boss.',
    'From floor 4 on a guardian holds the stairs; every tenth floor, a boss.',
  ),
};

/** What the player is told before the first turn. */
export function briefing(state: State): Briefing {
  const { stage, hero, pv, dungeon } = state;
  const ahead = dungeon.last - floorsDone(state);
  const floors = counting(ahead, ['étage', 'étages'], ['floor', 'floors']);
  const single = ahead === 1 ? singleFloor(state) : null;
  const { name } = CLASSES[hero.class];
  return {
    you:
      stage === 'creation'
        ? said('Vous menez un héros, que vous allez choisir.', 'You lead a hero, whom you are about to choose.')
        : said(
            `Vous menez ${un(name)} : ${pv} PV, ${hero.potions} potions, ${hero.gold} or.`,
            `You lead a ${name.en}: ${pv} HP, ${hero.potions} potions, ${hero.gold} gold.`,
          ),
    story:
      single?.story ??
      said(
        `Un donjon, ${floors.fr} à traverser. Chaque sortie franchie vous rend plus fort, et l’étage suivant est plus rude.`,
        `A dungeon, ${floors.en} to cross. Every exit you cross makes you stronger, and the next floor is harder.`,
      ),
    against: [
      {
        says: said(
          'Les créatures ne bougent pas : elles attendent qu’on entre chez elles.',
          'Creatures do not move: they wait for whoever enters their square.',
        ),
      },
      ...(dungeon.last < FIRST_GUARDED || single !== null ? [] : [guardians]),
    ],
    turn: [
      said(
        'Lancez le D10 : pair, tout droit ; impair, en diagonale.',
        'Roll the D10: even is straight, odd is diagonal.',
      ),
      said(
        'Choisissez une direction : vous avancez d’autant de cases, et tournez aux murs.',
        'Choose a heading: you go that many squares, and turn at walls.',
      ),
      said(
        'Chaque case traversée agit : or, coffre, fontaine, piège, toile, créature.',
        'Every square you cross acts: gold, chest, fountain, trap, web, creature.',
      ),
      said(
        'Au combat chacun lance un D20 et l’ôte de sa valeur : la plus haute différence l’emporte.',
        'In a fight each rolls a D20 and takes it off its value: the higher difference wins.',
      ),
      single === null
        ? said(
            'La sortie franchie : un point, un repos, le marchand, et plus bas.',
            'Once out: a point, a rest, the merchant, and further down.',
          )
        : said('La sortie franchie, vous avez gagné.', 'Once out, you have won.'),
    ],
    length: single?.length ?? said(`${floors.fr}, une dizaine de tours chacun`, `${floors.en}, about ten turns each`),
    notes: notesOf(state),
  };
}

/** Where only the last floor is played: whoever holds its exit is what it is about. */
function singleFloor(state: State): Pick<Briefing, 'story' | 'length'> {
  const guardian = guardianOf(state, exitOf(state));
  if (guardian === null)
    return {
      story: said('Un seul étage à traverser : gagnez sa sortie.', 'One floor to cross: reach its exit.'),
      length: said('un étage, une dizaine de tours', 'one floor, about ten turns'),
    };
  return {
    story: said(
      `Un seul étage à traverser : ${guardian.fr} en tient la sortie.`,
      `One floor to cross: ${guardian.en} holds its exit.`,
    ),
    length: said(`un étage, contre ${guardian.fr}`, `one floor, against ${guardian.en}`),
  };
}

/** What deserves a word on the map of the floor one stands on. */
function notesOf(state: State): readonly MapNote[] {
  const { floor, rulings, used } = state;
  const { feature } = terrainOf(floor, rulings.cornerRule);
  const at = (code: number) => feature.findIndex((found, cell) => found === code && !used.includes(cell));
  const notes = [
    { at: at(EXIT), says: said('la sortie', 'the exit') },
    { at: at(CHEST), says: said('un coffre', 'a chest') },
    { at: at(FOUNTAIN), says: said('une fontaine', 'a fountain') },
  ];
  return notes.filter((note) => note.at >= 0);
}
