import { BESTIARY, BOSSES, donjonD10, type State } from '@arbitre/donjon-d10';
import { inBoth, type Lang } from '@arbitre/kernel';
import type { Ending, Over } from '../../end/ending.ts';
import { countOf } from '../../end/ordinal.ts';

/** The creature that the hero died fighting, with its article; null: a trap did it. */
function killerOf({ states }: Over, lang: Lang): string | null {
  const before = states.at(-2) as State | undefined; // the skin of this game only
  const foe = before?.floor.creatures[before.combat?.foe ?? -1];
  if (foe === undefined) return null;
  const noun = (BESTIARY[foe.kind] ?? BOSSES[foe.kind])?.name;
  if (noun === undefined) return foe.name?.[lang] ?? null;
  if (lang === 'en') return `The ${noun.en}`;
  const elided = noun.elided === true || /^[aeiouyéèêîôûœ]/i.test(noun.fr);
  return elided ? `L’${noun.fr}` : `${noun.gender === 'f' ? 'La' : 'Le'} ${noun.fr}`;
}

function headlineOf(over: Over, lang: Lang): string {
  const state = over.last as State; // the skin of this game only
  const hero = donjonD10.words[lang].seat('hero', state);
  if (over.outcome.kind === 'victory')
    return lang === 'fr' ? `${hero} revoit le jour.` : `${hero} sees daylight again.`;
  const killer = killerOf(over, lang);
  const floor = state.floor.number;
  if (killer !== null) return lang === 'fr' ? `${killer} a eu le dernier mot.` : `${killer} had the last word.`;
  return lang === 'fr' ? `L’étage ${floor} a gagné.` : `Floor ${floor} has won.`;
}

/** The fewest hit points the hero had on the way, alive, and on which floor. */
function narrowest({ states }: Over): { readonly pv: number; readonly floor: number } | null {
  const low = states
    .map((state) => state as State) // the skin of this game only
    .filter(({ stage, pv }) => stage === 'floor' && pv > 0)
    .reduce<State | null>((least, state) => (least === null || state.pv < least.pv ? state : least), null);
  return low === null ? null : { pv: low.pv, floor: low.floor.number };
}

function storyOf(over: Over, lang: Lang): string {
  const state = over.last as State; // the skin of this game only
  const { turns, slain, hero, dungeon, floor } = state;
  const crossed = new Set(over.states.map((one) => (one as State).floor.number).filter((number) => number > 0)).size; // the skin of this game only
  const low = narrowest(over);
  const hurt = low !== null && low.pv <= 4;
  if (lang === 'fr') {
    const tally = `${countOf(turns, 'aucun tour', 'un tour', 'tours')}, ${countOf(slain, 'aucune créature vaincue', 'une créature vaincue', 'créatures vaincues')}, ${countOf(hero.gold, 'pas une pièce d’or', 'une pièce d’or', 'pièces d’or')}.`;
    if (over.outcome.kind !== 'victory')
      return `La descente s’arrête à l’étage ${floor.number} sur ${dungeon.last}, après ${tally}`;
    const close = hurt ? ` Il s’en est fallu de peu : ${low.pv} PV à l’étage ${low.floor}.` : '';
    return `${countOf(crossed, '', 'Un étage traversé', 'étages traversés')} en ${tally}${close}`;
  }
  const tally = `${countOf(turns, 'no turn', 'one turn', 'turns')}, ${countOf(slain, 'no creature slain', 'one creature slain', 'creatures slain')}, ${countOf(hero.gold, 'not a coin', 'one gold coin', 'gold coins')}.`;
  if (over.outcome.kind !== 'victory')
    return `The descent ends on floor ${floor.number} of ${dungeon.last}, after ${tally}`;
  const close = hurt ? ` It was close: ${low.pv} HP on floor ${low.floor}.` : '';
  return `${countOf(crossed, '', 'One floor crossed', 'floors crossed')} in ${tally}${close}`;
}

export const ending: Ending = {
  when: (state) => {
    const number = Math.max(1, (state as State).floor.number); // the skin of this game only
    return { fr: `étage ${number}`, en: `floor ${number}` };
  },
  tell: (over) => ({
    headline: inBoth((lang) => headlineOf(over, lang)),
    story: inBoth((lang) => storyOf(over, lang)),
  }),
};
