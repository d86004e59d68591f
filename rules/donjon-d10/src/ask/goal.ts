import type { Briefing, Goal, MapNote } from '@arbitre/kernel';
import { CLASSES } from '../hero/classes.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { CHEST, EXIT, FOUNTAIN, terrainOf } from '../movement/terrain.ts';
import type { State } from '../play/state.ts';
import { un } from '../words/fr/phrases.ts';
import { counting, said } from '../words/said.ts';

/** How far down the hero is, the way out of this floor, and what must not happen. */
export function goal(state: State): readonly Goal[] {
  const { dungeon, floor, stage, pv, hero, rulings } = state;
  const done = floorsDone(state);
  const exit = exitOf(state);
  const onFloor = stage === 'floor' && exit >= 0;
  return [
    {
      kind: 'win',
      says:
        dungeon.last === 1
          ? said('Franchir la sortie de l’étage', 'Cross the exit of the floor')
          : said(
              `Descendre jusqu’à l’étage ${dungeon.last} et en sortir`,
              `Go down to floor ${dungeon.last} and out of it`,
            ),
      progress: { now: done, of: dungeon.last },
      ...(onFloor && floor.number === dungeon.last && { cells: [exit] }),
    },
    ...(onFloor && floor.number < dungeon.last ? [wayOut(state, exit)] : []),
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

/** dx.skill.6: the exit of this floor, its guardian first. */
function wayOut(state: State, exit: number): Goal {
  const { floor, foes } = state;
  const guardian = floor.creatures.findIndex(({ at }) => at === exit);
  const held = guardian >= 0 && (foes[guardian] ?? 0) > 0;
  return {
    kind: 'win',
    says: held
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
  const floors = counting(dungeon.last, ['étage', 'étages'], ['floor', 'floors']);
  const { name } = CLASSES[hero.class];
  return {
    you:
      stage === 'creation'
        ? said('Vous menez un héros, que vous allez choisir.', 'You lead a hero, whom you are about to choose.')
        : said(
            `Vous menez ${un(name)} : ${pv} PV, ${hero.potions} potions, ${hero.gold} or.`,
            `You lead a ${name.en}: ${pv} HP, ${hero.potions} potions, ${hero.gold} gold.`,
          ),
    story: said(
      `Un donjon de ${floors.fr}. Chaque sortie franchie vous rend plus fort, et le suivant est plus rude.`,
      `A dungeon of ${floors.en}. Every exit you cross makes you stronger, and the next floor is harder.`,
    ),
    against: [
      {
        says: said(
          'Les créatures ne bougent pas : elles attendent qu’on entre chez elles.',
          'Creatures do not move: they wait for whoever enters their square.',
        ),
      },
      ...(dungeon.last < FIRST_GUARDED ? [] : [guardians]),
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
        'Au combat chacun lance un D20 : le plus bas, valeur comprise, l’emporte.',
        'In a fight each rolls a D20: the lower one wins, once its value is counted.',
      ),
      said(
        'La sortie franchie : un point, un repos, le marchand, et plus bas.',
        'Once out: a point, a rest, the merchant, and further down.',
      ),
    ],
    length: said(`${floors.fr}, une dizaine de tours chacun`, `${floors.en}, about ten turns each`),
    notes: notesOf(state),
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
