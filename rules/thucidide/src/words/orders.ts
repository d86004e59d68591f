import type { Bilingual, Lang } from '@arbitre/kernel';
import { type Order, ORDER_NAMES, ORDERS } from '../proposal/orders.table.ts';

export const ORDER_TITLES: Readonly<Record<Lang, Readonly<Record<Order, string>>>> = {
  fr: {
    reconnaissance: 'Reconnaissance',
    'combined-attack': 'Attaque combinée',
    manoeuvre: 'Manœuvre',
    courier: 'Estafette',
    mount: 'Monter ou démonter',
    'forced-march': 'Marche forcée',
    woodsman: 'Coureur des bois',
    'forward-march': 'En avant marche',
    rally: 'Ralliement',
    'general-assault': 'Assaut général',
    shock: 'Choc',
    'steady-aim': 'Tir ajusté',
    'press-on': 'Talonner',
    hold: 'Tenir',
    'close-ranks': 'Serrer les rangs',
    'fall-back': 'Se dérober',
  },
  en: {
    reconnaissance: 'Reconnaissance',
    'combined-attack': 'Combined attack',
    manoeuvre: 'Manoeuvre',
    courier: 'Courier',
    mount: 'Mount or dismount',
    'forced-march': 'Forced march',
    woodsman: 'Woodsman',
    'forward-march': 'Forward march',
    rally: 'Rally',
    'general-assault': 'General assault',
    shock: 'Shock',
    'steady-aim': 'Steady aim',
    'press-on': 'Press on',
    hold: 'Hold',
    'close-ranks': 'Close ranks',
    'fall-back': 'Fall back',
  },
};

/** What each order does (th.x.orders), in a few words: said wherever one is chosen. */
export const ORDER_EFFECTS: Readonly<Record<Lang, Readonly<Record<Order, string>>>> = {
  fr: {
    reconnaissance: 'gagner des pions (le niveau de commandement), une seule unité activée ce tour-ci',
    'combined-attack': 'mêler à pied et montés dans une activation',
    manoeuvre: 'activer à toute distance des unités d’un même type',
    courier: 'activée en plus, à toute distance',
    mount: 'monte ou met pied à terre, pour un hex de son mouvement',
    'forced-march': 'un hex de plus, combat gardé',
    woodsman: 'traverse ces hex difficiles comme du terrain ouvert',
    'forward-march': 'un hex de plus à toute son activation',
    rally: 'retrouve un élément perdu',
    'general-assault': 'commander encore avant les combats, avec les unités pas encore activées',
    shock: 'un dé de plus à cet assaut',
    'steady-aim': 'la face avantage touche aussi',
    'press-on': 'pourra poursuivre',
    hold: 'pourra ignorer un drapeau',
    'close-ranks': 'un dé de moins pour l’attaquant',
    'fall-back': 'l’unité moyenne esquive',
  },
  en: {
    reconnaissance: 'gain tokens (the command level), only one unit activated this turn',
    'combined-attack': 'mix foot and mounted in one activation',
    manoeuvre: 'activate units of one type at any distance',
    courier: 'activated besides, at any distance',
    mount: 'mounts or dismounts, for one hex of its move',
    'forced-march': 'one hex more, fight kept',
    woodsman: 'crosses these difficult hexes as open ground',
    'forward-march': 'one hex more for all its activation',
    rally: 'gets back an element lost',
    'general-assault': 'command again before combat, with units not yet activated',
    shock: 'one die more in this assault',
    'steady-aim': 'the advantage face hits too',
    'press-on': 'will be able to pursue',
    hold: 'will be able to ignore a flag',
    'close-ranks': 'one die fewer for the attacker',
    'fall-back': 'the medium unit evades',
  },
};

/** Every order with its cost and effect, for the rulebook. */
export const ORDER_LIST: Bilingual = {
  fr: `${ORDER_NAMES.map((order) => `${ORDER_TITLES.fr[order]} (${ORDERS[order].cost}) : ${ORDER_EFFECTS.fr[order]}`).join(' ; ')}.`,
  en: `${ORDER_NAMES.map((order) => `${ORDER_TITLES.en[order]} (${ORDERS[order].cost}): ${ORDER_EFFECTS.en[order]}`).join('; ')}.`,
};
