import { type Bilingual, type Consequence, type Outlook } from '@arbitre/kernel';
import { fumbleTable } from '../combat/fumble.ts';
import { bossOf } from '../dungeon/bestiary.ts';
import {
  ARMOURS,
  potionStrength,
  SCROLLS,
  type ScrollId,
  SPELLS,
  WARD,
  WEAPONS,
  type WeaponId,
  flamesDamage,
} from '../dungeon/equipment.ts';
import { restHealing } from '../dungeon/floor-end.ts';
import { mendingPrice, priceOf, purchaseOf, resaleOf, saleOf } from '../dungeon/merchant.ts';
import {
  ATTACK_CHARACTERISTIC,
  type Characteristic,
  CHARACTERISTIC_NAMES,
  effective,
} from '../hero/characteristics.ts';
import { CLASSES, type ClassId, type HeroClass, newHero } from '../hero/classes.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import type { SaleId, WareId } from '../play/command.ts';
import type { State } from '../play/state.ts';
import { un } from '../words/fr/phrases.ts';
import { said } from '../words/said.ts';

/** The parts of an outlook that a choice between two floors has: nothing there is deadly. */
export type CampOutlook = Pick<Outlook<never>, 'tone' | 'buys' | 'risks' | 'useless'>;

const KINDS: Readonly<Record<'heavy' | 'short' | 'ranged', Bilingual>> = {
  heavy: { fr: 'lourde', en: 'heavy' },
  short: { fr: 'courte', en: 'short' },
  ranged: { fr: 'à distance', en: 'ranged' },
};

function plain(buys: readonly Consequence[], risks: readonly Consequence[] = []): CampOutlook {
  return { tone: 'plain', buys, risks };
}

function useless(why: Bilingual, risks: readonly Consequence[] = []): CampOutlook {
  return { tone: 'useless', buys: [], risks, useless: why };
}

function one(fr: string, en: string): Consequence {
  return { says: said(fr, en) };
}

/** dx.x.class: what a hero of that class begins with. */
export function classOutlook(id: ClassId, { rulings }: State): CampOutlook {
  const { weapons, spells, perk }: HeroClass = CLASSES[id];
  const hero = newHero(id, rulings);
  const arms = weapons.map((weapon) => {
    const { name, damage, kind } = WEAPONS[weapon];
    return one(
      `${un(name)}, arme ${KINDS[kind].fr}, dégâts ${damage}`,
      `a ${name.en}, ${KINDS[kind].en}, damage ${damage}`,
    );
  });
  const magic = spells.map((spell) => {
    const { name, damage } = SPELLS[spell];
    return one(`le sort « ${name.fr} », dégâts ${damage}`, `the spell ${name.en}, damage ${damage}`);
  });
  const skill = [
    ...(perk === null
      ? []
      : [one(`+1 aux dégâts des armes ${plural(perk)}`, `+1 damage with ${KINDS[perk].en} weapons`)]),
    ...(id === 'archer'
      ? [
          one(
            'au premier échange, la riposte d’un corps à corps ne blesse pas',
            'in the first exchange, a creature fighting hand to hand cannot hurt you',
          ),
        ]
      : []),
    ...(id === 'mage'
      ? [one('apprend de nouveaux sorts chez le marchand', 'learns new spells from the merchant')]
      : []),
  ];
  const means = one(
    `${heroMaximum(hero, rulings)} PV, ${hero.potions} potions, ${hero.gold} or`,
    `${heroMaximum(hero, rulings)} HP, ${hero.potions} potions, ${hero.gold} gold`,
  );
  const risks = [
    ...(id === 'mage'
      ? [
          one(
            'pas d’arme : un sort oublié ne revient pas seul',
            'no weapon: a forgotten spell does not come back by itself',
          ),
        ]
      : []),
    ...(id === 'archer' ? [one('dégâts faibles au corps à corps', 'weak once the enemy is close')] : []),
  ];
  return plain([...arms, ...magic, ...skill, means], risks);
}

function plural(kind: 'heavy' | 'short' | 'ranged'): string {
  return kind === 'ranged' ? KINDS[kind].fr : `${KINDS[kind].fr}s`;
}

/** Going down: what waits there, as far as anyone can know. */
export function descentOutlook(state: State): CampOutlook {
  const { dungeon, floor, hero, pv, rulings } = state;
  const next = floor.number + 1;
  const maximum = heroMaximum(hero, rulings);
  const drawn = dungeon.drawn.find((plan) => plan.floor.number === next);
  const creatures =
    drawn === undefined ? 2 + Math.floor(next / 15) : drawn.floor.creatures.length + drawn.strangers.length;
  const guarded = drawn === undefined && next > 3;
  const weak = pv * 2 < maximum;
  return {
    tone: weak ? 'risky' : 'plain',
    buys: [
      one(`l’étage ${next} sur ${dungeon.last}`, `floor ${next} of ${dungeon.last}`),
      ...(next === dungeon.last
        ? [one('le dernier : sa sortie vous fait gagner', 'the last one: its exit wins the game')]
        : []),
    ],
    risks: [
      ...(weak ? [one(`vous n’avez que ${pv} PV sur ${maximum}`, `you have only ${pv} of ${maximum} HP`)] : []),
      ...(drawn === undefined && bossOf(next) !== null
        ? [one('un boss garde la sortie : on ne le fuit pas', 'a boss guards the exit: nobody flees from it')]
        : guarded
          ? [one('un gardien tient la sortie', 'a guardian holds the exit')]
          : []),
      ...(creatures > 0
        ? [
            one(
              creatures === 1 ? 'une créature en chemin' : `${creatures} créatures en chemin`,
              creatures === 1 ? 'one creature about' : `${creatures} creatures about`,
            ),
          ]
        : []),
      ...(state.stage === 'market' ? [one('le marchand ferme', 'the merchant closes')] : []),
    ],
  };
}

/** dx.skill.2: what one more point of a characteristic is good for. */
export function investOutlook(which: Characteristic, state: State): CampOutlook {
  const { hero, rulings, pv } = state;
  const { fr, en } = CHARACTERISTIC_NAMES[which];
  const to = hero[which] + 1;
  const raised = { ...hero, [which]: to };
  if (effective(raised, which, rulings) === effective(hero, which, rulings)) {
    return useless(
      said(
        `votre équipement vous porte déjà à ${effective(hero, which, rulings)}, le plafond`,
        `your equipment brings it to ${effective(hero, which, rulings)} already, the cap`,
      ),
    );
  }
  const rises = one(`${fr} : ${hero[which]} → ${to}`, `${en}: ${hero[which]} → ${to}`);
  return plain([rises, ...uses(which, state, raised, pv)]);
}

function uses(
  which: Characteristic,
  { hero, rulings }: State,
  raised: State['hero'],
  pv: number,
): readonly Consequence[] {
  switch (which) {
    case 'strength':
      return [one('vous frappez plus juste avec les armes lourdes', 'you strike truer with heavy weapons')];
    case 'agility':
      return [
        one(
          'vous frappez plus juste avec les armes courtes et à distance',
          'you strike truer with short and ranged weapons',
        ),
        one('vous évitez mieux les pièges et fuyez mieux', 'you avoid traps and flee more easily'),
      ];
    case 'intelligence':
      return [
        one(
          'vos sorts et vos parchemins de flammes touchent plus juste',
          'your spells and scrolls of flames strike truer',
        ),
      ];
    case 'endurance': {
      const gain = Math.min(rulings.hpGainOnEnd, heroMaximum(raised, rulings) - pv);
      return [
        one(
          `maximum : ${heroMaximum(hero, rulings)} → ${heroMaximum(raised, rulings)} PV`,
          `maximum: ${heroMaximum(hero, rulings)} → ${heroMaximum(raised, rulings)} HP`,
        ),
        ...(gain > 0 ? [one(`+${gain} PV tout de suite`, `+${gain} HP at once`)] : []),
      ];
    }
    case 'charisma': {
      const [breaks] = fumbleTable(effective(raised, 'charisma', rulings));
      const [now] = fumbleTable(effective(hero, 'charisma', rulings));
      return [
        one(`+${rulings.goldCharisma} % d’or trouvé`, `+${rulings.goldCharisma}% gold found`),
        one(
          `sur un échec critique, l’arme se brise ${breaks} fois sur 100, au lieu de ${now}`,
          `on a critical failure the weapon breaks ${breaks} times in 100, instead of ${now}`,
        ),
        ...(rulings.chestCharisma === 'addToD100' ? [one('de meilleurs coffres', 'better chests')] : []),
      ];
    }
  }
}

/** dx.x.rest */
export function restOutlook(state: State): CampOutlook {
  const healed = restHealing(state);
  const after = one('puis le marchand déballe', 'then the merchant opens shop');
  const rest =
    healed === 0
      ? one('vous êtes déjà en pleine forme', 'you are in full health already')
      : one(`+${healed} PV : vous voilà à ${state.pv + healed}`, `+${healed} HP: you are at ${state.pv + healed}`);
  const waste =
    state.hero.skillPoints > 0
      ? [
          one(
            `${state.hero.skillPoints} à placer : vous le pourrez encore après`,
            `${state.hero.skillPoints} to invest: you still can afterwards`,
          ),
        ]
      : [];
  return { tone: healed > 0 ? 'good' : 'plain', buys: [rest, after, ...waste], risks: [] };
}

/** What is paid, and what is left of the purse. */
function paid(state: State, price: number): Consequence {
  const left = state.hero.gold - price;
  return one(`${price} or : il vous en restera ${left}`, `${price} gold: you will have ${left} left`);
}

/** dx.x.merchant: what a purchase changes. */
export function buyOutlook(ware: WareId, state: State): CampOutlook {
  const purchase = purchaseOf(ware);
  const { price } = priceOf(purchase, state.floor.number);
  const cost = paid(state, price);
  const { hero, floor } = state;
  switch (purchase.kind) {
    case 'potion': {
      const strength = potionStrength(floor.number + 1);
      return plain([one(`rend ${strength} PV, même au combat`, `gives back ${strength} HP, even in a combat`)], [cost]);
    }
    case 'scroll':
      return plain([scrollUse(purchase.id, floor.number + 1)], [cost]);
    case 'weapon':
      return weaponOutlook(purchase.id, state, cost);
    case 'spell': {
      const best = Math.max(0, ...hero.spells.map((id) => SPELLS[id].damage));
      const { damage } = SPELLS[purchase.id];
      const buys = [
        one(
          `dégâts ${damage}${best > 0 ? ` ; votre meilleur sort fait ${best}` : ''}`,
          `damage ${damage}${best > 0 ? `; your best spell does ${best}` : ''}`,
        ),
      ];
      return {
        tone: damage > best ? 'good' : 'plain',
        buys: [
          ...buys,
          ...(damage <= best
            ? [one('une réserve, si l’autre est oublié', 'a spare, should the other be forgotten')]
            : []),
        ],
        risks: [cost],
      };
    }
    case 'armour': {
      const [now, then] = [ARMOURS[hero.armour], ARMOURS[purchase.id]];
      const resale = Math.floor(now.price / 2);
      if (then.protection <= now.protection) {
        return useless(
          said(
            `armure ${then.protection}, vous en portez déjà ${now.protection}`,
            `armour ${then.protection}, and you wear ${now.protection} already`,
          ),
          [cost],
        );
      }
      return {
        tone: 'good',
        buys: [
          one(`armure ${now.protection} → ${then.protection}`, `armour ${now.protection} → ${then.protection}`),
          ...(resale > 0
            ? [one(`l’ancienne est reprise ${resale} or`, `the old one is taken back for ${resale} gold`)]
            : []),
        ],
        risks: [cost],
      };
    }
  }
}

function weaponOutlook(id: WeaponId, { hero, rulings }: State, cost: Consequence): CampOutlook {
  const { damage, kind } = WEAPONS[id];
  const which = ATTACK_CHARACTERISTIC[kind];
  const { fr, en } = CHARACTERISTIC_NAMES[which];
  const same = hero.weapons.filter((mine) => ATTACK_CHARACTERISTIC[WEAPONS[mine].kind] === which);
  const best = Math.max(0, ...same.map((mine) => WEAPONS[mine].damage));
  const value = effective(hero, which, rulings);
  const rolls = one(
    `arme ${KINDS[kind].fr} : se manie avec ${fr} ${value}`,
    `${KINDS[kind].en}: rolled with ${en} ${value}`,
  );
  const strikes = one(
    `dégâts ${damage}${best > 0 ? ` ; la vôtre fait ${best}` : ''}`,
    `damage ${damage}${best > 0 ? `; yours does ${best}` : ''}`,
  );
  if (damage > best) return { tone: 'good', buys: [strikes, rolls], risks: [cost] };
  return plain([one('une arme de rechange, si l’autre se brise', 'a spare, should the other break'), strikes], [cost]);
}

/** What a scroll does on floor `f`. */
export function scrollUse(id: ScrollId, f: number): Consequence {
  switch (id) {
    case 'flames':
      return one(
        `au combat : une attaque de dégâts ${flamesDamage(f)}, avec l’Intelligence`,
        `in a combat: an attack of damage ${flamesDamage(f)}, with Intelligence`,
      );
    case 'protection':
      return one(`au combat : armure +${WARD} jusqu’à la fin`, `in a combat: armour +${WARD} until it ends`);
    case 'passage':
      return one(
        'au combat : vous en sortez à coup sûr, sauf face à un boss',
        'in a combat: you leave it for certain, unless it is a boss',
      );
  }
}

/** What a sale brings, and what one is then without. */
export function sellOutlook(ware: SaleId, state: State): CampOutlook {
  const sale = saleOf(ware);
  const { hero } = state;
  const gold = one(`+${resaleOf(sale)} or`, `+${resaleOf(sale)} gold`);
  if (sale.kind === 'scroll') {
    const { name } = SCROLLS[sale.id];
    const left = hero[sale.id] - 1;
    return plain(
      [gold],
      [
        left === 0
          ? one(`plus de ${name.fr}`, `no ${name.en} left`)
          : one(`il restera ${left} ${name.fr}`, `${left} ${name.en} left`),
      ],
    );
  }
  const { name } = WEAPONS[sale.id];
  const disarmed = hero.weapons.length === 1 && hero.spells.length === 0;
  if (!disarmed)
    return plain([gold], [one(`vous n’aurez plus ${un(name)}`, `you will no longer have that ${name.en}`)]);
  return {
    tone: 'risky',
    buys: [gold],
    risks: [
      one(
        'c’est votre seule arme : vous vous battrez à mains nues',
        'it is your only weapon: you will fight with bare hands',
      ),
    ],
  };
}

/** dx.x.mend */
export function mendOutlook(weapon: WeaponId, state: State): CampOutlook {
  const { name, damage } = WEAPONS[weapon];
  return plain(
    [one(`${un(name)} de nouveau en état, dégâts ${damage}`, `a ${name.en} in working order again, damage ${damage}`)],
    [paid(state, mendingPrice(weapon))],
  );
}

/** dx.x.turn: the weapon in hand matters to who may break it with a scroll, and to nobody else. */
export function wieldOutlook(weapon: WeaponId, { rulings }: State): CampOutlook {
  const { name, damage } = WEAPONS[weapon];
  if (rulings.scrollFumble === 'equippedWeaponBreaks') {
    return plain(
      [one(`${un(name)} en main, dégâts ${damage}`, `a ${name.en} in hand, damage ${damage}`)],
      [one('c’est elle qu’un parchemin raté briserait', 'it is the one a failed scroll would break')],
    );
  }
  return useless(
    said('l’arme se choisit de toute façon à chaque échange', 'a weapon is chosen at each exchange anyway'),
  );
}
