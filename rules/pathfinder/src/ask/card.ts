import {
  type Bilingual,
  type Card,
  type CardFigure,
  change,
  inBoth,
  type Lang,
  plural,
  type Pointed,
} from '@arbitre/kernel';
import { blockOf, chart, creatureOf, meleeReach } from '../encounter/creature.ts';
import { writeDice } from '../encounter/dice.ts';
import type { Ability, Attack, StatBlock } from '../encounter/stat-block.ts';
import type { Creature, LooseObject, State } from '../play/state.ts';
import type { RuleId } from '../rulebook/index.ts';
import { LEGEND, scene } from '../scene/scene.ts';
import { SIZE_TABLE } from '../space/size.ts';
import type { MovementKind } from '../walking/movement-kind.ts';
import { GROUNDS, STATES } from './card.table.ts';

/** Everything that has a card and stands on no board. */
export const THINGS: readonly string[] = Object.keys(STATES).map((state) => `state:${state}`);

/** What something one can point at is and does. */
export function card(state: State, pointed: Pointed): Card | null {
  if ('thing' in pointed) return thingCard(pointed.thing);
  if ('cell' in pointed) return groundCard(state, pointed.cell);
  const creature = creatureOf(state, pointed.piece);
  if (creature !== undefined) return creatureCard(state, creature);
  const object = state.objects.find(({ id }) => id === pointed.piece);
  return object === undefined ? null : objectCard(object);
}

function thingCard(thing: string): Card | null {
  const id = thing.startsWith('state:') ? thing.slice('state:'.length) : '';
  const told = STATES[id];
  const entry = LEGEND[id];
  if (told === undefined || entry === undefined) return null;
  return { title: entry.name, figures: [], does: told.does, rules: told.rules };
}

function groundCard(state: State, cell: number): Card | null {
  const look = scene(state).ground[cell];
  const told = look === undefined ? undefined : GROUNDS[look];
  const entry = look === undefined ? undefined : LEGEND[look];
  if (look === undefined || told === undefined || entry === undefined) return null;
  const height = chart(state).terrain[cell]?.height ?? 0;
  return {
    title: entry.name,
    figure: look,
    figures: height === 0 ? [] : [figure({ fr: 'hauteur', en: 'height' }, (lang) => squaresHigh(height, lang))],
    does: told.does,
    rules: told.rules,
  };
}

function objectCard({ name, hp, hardness }: LooseObject): Card {
  return {
    title: name,
    sort: LEGEND['object']?.name ?? name,
    figure: 'object',
    figures: [
      figure({ fr: 'points de vie', en: 'hit points' }, () => `${hp}`),
      figure({ fr: 'solidité', en: 'hardness' }, () => `${hardness}`),
    ],
    does: [
      {
        fr: 'On le pousse d’une case quand on est à côté ; au-dessus d’un vide, il tombe sur ce qui est dessous.',
        en: 'Push it one square when beside it; over an edge, it falls on what is below.',
      },
    ],
    rules: ['pf.x.object', 'pf.fallobj.1'],
  };
}

/** What it is, and its size where that is not said already: "garde, moyenne". */
function sortOf(name: string, size: string): string {
  return name.toLowerCase().includes(size.replace(/e$/, '')) ? name : `${name}, ${size}`;
}

function creatureCard(state: State, creature: Creature): Card {
  const block = blockOf(state, creature);
  const marks = scene(state).pieces.find(({ id }) => id === creature.id)?.marks ?? [];
  const states = marks.filter((mark) => Object.hasOwn(STATES, mark));
  return {
    title: creature.name,
    sort: inBoth((lang) => sortOf(block.name[lang], SIZE_TABLE[block.size].name[lang].toLowerCase())),
    figure: creature.block,
    figures: [
      figure({ fr: 'points de vie', en: 'hit points' }, () => `${creature.hp} / ${block.hp}`),
      figure({ fr: 'classe d’armure', en: 'armour class' }, () => `${block.ac}`),
      ...Object.entries(block.speeds).map(([kind, speed]) => speedFigure(kind as MovementKind, speed)), // the keys of `speeds`
      ...block.attacks.map((attack) => attackFigure(block, attack)),
      figure({ fr: 'perception', en: 'perception' }, () => change(block.perception)),
    ],
    does: [
      ...block.abilities.map((ability) => ABILITY[ability]),
      ...states.flatMap((mark) => STATES[mark]?.does.slice(0, 1) ?? []),
    ],
    things: states.map((mark) => `state:${mark}`),
    rules: abilityRules(block),
  };
}

function figure(label: Bilingual, say: (lang: Lang) => string): CardFigure {
  return { label, value: inBoth(say) };
}

const SPEED: Readonly<Record<MovementKind, Bilingual>> = {
  land: { fr: 'vitesse', en: 'speed' },
  fly: { fr: 'vitesse en vol', en: 'fly speed' },
  swim: { fr: 'vitesse de nage', en: 'swim speed' },
  climb: { fr: 'vitesse d’escalade', en: 'climb speed' },
  burrow: { fr: 'vitesse de creusement', en: 'burrow speed' },
};

function speedFigure(kind: MovementKind, speed: number): CardFigure {
  return figure(SPEED[kind], (lang) => plural(lang, speed, lang === 'fr' ? 'case' : 'square'));
}

function attackFigure(block: StatBlock, attack: Attack): CardFigure {
  return figure(attack.name, (lang) => {
    const far =
      attack.kind === 'melee'
        ? `${lang === 'fr' ? 'allonge' : 'reach'} ${meleeReach(block, attack)}`
        : `${lang === 'fr' ? 'portée' : 'range'} ${attack.increment ?? 1}`;
    return `${change(attack.bonus)}, ${writeDice(attack.damage)}, ${far}`;
  });
}

function squaresHigh(units: number, lang: Lang): string {
  const squares = units / 5;
  const said = Number.isInteger(squares) ? `${squares}` : squares.toFixed(1);
  return `${lang === 'fr' ? said.replace('.', ',') : said} ${lang === 'fr' ? (squares < 2 ? 'case' : 'cases') : squares === 1 ? 'square' : 'squares'}`;
}

const ABILITY: Readonly<Record<Ability, Bilingual>> = {
  'attack-of-opportunity': {
    fr: 'Frappe avec sa réaction qui quitte une case à sa portée, tire ou fait un geste près d’elle.',
    en: 'Strikes with its reaction whoever leaves a square within reach, shoots or gestures beside it.',
  },
  'sure-footing': {
    fr: 'Tient debout sans test là où d’autres glissent.',
    en: 'Keeps its footing without a roll where others slip.',
  },
  'ignores-difficult-terrain': {
    fr: 'Le terrain difficile ne la ralentit pas.',
    en: 'Difficult terrain does not slow it.',
  },
  'feather-step': { fr: 'Fait des pas jusque dans le terrain difficile.', en: 'Steps even into difficult terrain.' },
  incorporeal: { fr: 'Traverse murs et créatures.', en: 'Passes through walls and creatures.' },
  'water-breathing': { fr: 'Respire sous l’eau.', en: 'Breathes under water.' },
  'trained-acrobatics': { fr: 'Formée à l’acrobatie.', en: 'Trained in acrobatics.' },
  'cat-fall': { fr: 'Tombe de haut sans trop de mal.', en: 'Falls from high with little harm.' },
  'blocks-passage': { fr: 'On ne passe pas à travers son espace.', en: 'Nobody passes through its space.' },
  'hunt-target': { fr: 'Peut traquer une proie pour la frapper mieux.', en: 'May hunt a quarry to strike it better.' },
};

function abilityRules({ abilities }: StatBlock): readonly RuleId[] {
  return ['pf.space.1', ...(abilities.includes('attack-of-opportunity') ? (['pf.x.opportunity'] as const) : [])];
}
