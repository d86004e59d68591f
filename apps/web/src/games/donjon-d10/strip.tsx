import { ARMOURS, SPELLS, type State, WEAPONS } from '@arbitre/donjon-d10';
import { type Bilingual, capital } from '@arbitre/kernel';
import type { ComponentChildren } from 'preact';
import { mine } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { Blocks } from '../../table/bar/blocks.tsx';
import type { ShownSeat } from '../skin.ts';
import { looks } from './looks.ts';
import './strip.css';

const SAY = {
  fr: {
    life: 'PV',
    gold: 'Or',
    potions: 'Potions',
    floor: (floor: number, last: number) => `Étage ${floor} sur ${last}`,
    damage: (name: string, damage: number) => `${name} : dégâts ${damage}`,
    armour: (name: string, protection: number) => `${name} : armure ${protection}`,
  },
  en: {
    life: 'HP',
    gold: 'Gold',
    potions: 'Potions',
    floor: (floor: number, last: number) => `Floor ${floor} of ${last}`,
    damage: (name: string, damage: number) => `${name}: damage ${damage}`,
    armour: (name: string, protection: number) => `${name}: armour ${protection}`,
  },
} as const;

/** Blocks that are told apart at a glance; beyond so many, one bar. */
const BLOCKS = 30;
const FLOORS = 10;

/** The hero's life as blocks, its purse, its potions, what it strikes with and wears, and how deep it is. */
export function Strip({ model }: ShownSeat) {
  const { stage, hero, floor, dungeon } = model.view.value as State; // the skin of this game only
  const say = SAY[settings.value.lang];
  const life = model.scene.value.pieces.find(({ id }) => id === 'hero')?.hitPoints;
  if (stage === 'creation' || life === undefined) return null;
  const arm = inHand(hero);
  const worn = ARMOURS[hero.armour];
  return (
    <dl class="strip-stats dx-strip">
      <Stat counts="life" label={say.life} figure={`${life.now} / ${life.max}`}>
        <Blocks now={life.now} of={life.max} most={BLOCKS} />
      </Stat>
      <Stat counts="gold" label={say.gold} figure={hero.gold} sign="gold" />
      <Stat counts="potions" label={say.potions} figure={hero.potions} sign="item:potion" />
      {arm !== null && (
        <Stat
          counts="arm"
          label={named(arm)}
          figure={arm.damage}
          sign={arm.sign}
          title={say.damage(named(arm), arm.damage)}
        />
      )}
      {worn.protection > 0 && (
        <Stat
          counts="armour"
          label={named(worn)}
          figure={worn.protection}
          sign={`item:${hero.armour}`}
          title={say.armour(named(worn), worn.protection)}
        />
      )}
      <Stat counts="depth" label={say.floor(floor.number, dungeon.last)}>
        <Blocks now={floor.number} of={dungeon.last} most={FLOORS} />
      </Stat>
    </dl>
  );
}

/** What it fights with at first: its weapon, or a spell of one who has none. */
function inHand({ weapons: [weapon], spells: [spell] }: State['hero']) {
  if (weapon !== undefined) return { ...WEAPONS[weapon], sign: `item:${weapon}` };
  return spell === undefined ? null : { ...SPELLS[spell], sign: `item:${spell}` };
}

function named({ name }: { readonly name: Bilingual }): string {
  return capital(mine(name));
}

interface StatProps {
  readonly counts: 'life' | 'gold' | 'potions' | 'arm' | 'armour' | 'depth';
  readonly label: string;
  readonly figure?: number | string;
  /** Whose silhouette stands before the figure. */
  readonly sign?: string;
  readonly title?: string;
  readonly children?: ComponentChildren;
}

function Stat({ counts, label, figure, sign, title = label, children }: StatProps) {
  const icon = sign === undefined ? undefined : looks[sign]?.icon;
  return (
    <div class={children === undefined ? 'stat' : 'stat blocked'} data-counts={counts} title={title}>
      <dt>{label}</dt>
      <dd data-sign={sign}>
        {icon !== undefined && (
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path d={icon} />
          </svg>
        )}
        {figure}
      </dd>
      {children !== undefined && <dd>{children}</dd>}
    </div>
  );
}
