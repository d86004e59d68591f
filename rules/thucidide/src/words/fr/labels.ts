import { count, elements, effects, hexes, who } from './phrases.ts';
import { type SheetWords } from '../sheet.ts';

export const GROUPS: Readonly<Record<string, string>> = {
  command: 'Appeler un chef',
  activate: 'Activer',
  order: 'Donner un ordre',
  move: 'Déplacer',
  attack: 'Attaquer',
  combat: 'Régler le combat',
  end: 'Finir',
};

export const SHEET: SheetWords = {
  turn: 'Tour',
  units: 'Unités',
  eliminated: 'Éliminées chez l’ennemi',
  objectives: 'Objectifs tenus',
  tokens: 'Pions d’ordre',
  stray: 'Hors de toute portée',
  who,
  range: (range, units) => `${hexes(range)} : ${count(units, 'unité', 'unités')} à portée`,
};

/** An assumption or an ending of a forecast. */
export function forecast(text: string): string {
  if (text === 'stands') return 'Si le défenseur attend le choc, sans aucun ordre';
  if (text === 'evades') return 'Si le défenseur esquive, sans aucun ordre';
  if (text === 'letters') return 'Pions d’ordre gagnés';
  if (text === 'eliminated') return 'unité éliminée';
  const [kind, first = 0, , second = 0] = text.split(' ').map((part, index) => (index % 2 === 0 ? part : Number(part)));
  if (kind === 'letters') return count(Number(first), 'pion d’ordre', 'pions d’ordre');
  return effects(
    [`${elements(Number(first))} en moins`, Number(first)],
    [count(Number(second), 'drapeau', 'drapeaux'), Number(second)],
  );
}

export const MEASURES: Readonly<Record<string, string>> = {
  hits: 'coups',
  flags: 'drapeaux de repli',
  letters: 'pions d’ordre',
  losses: 'éléments perdus',
  eliminated: 'unités éliminées',
};
