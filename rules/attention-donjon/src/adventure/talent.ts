import type { Bilingual } from '@arbitre/kernel';

// ad.x.talent, those of the companion that say what they do.
export const TALENTS = {
  charge: { fr: 'Charge', en: 'Charge' },
  dodge: { fr: 'Esquive', en: 'Dodge' },
  'dodge-mastery': { fr: 'Maîtrise de l’esquive', en: 'Dodge mastery' },
  elusive: { fr: 'Insaisissable', en: 'Elusive' },
  rage: { fr: 'Rage', en: 'Rage' },
  'side-step': { fr: 'Pas de côté', en: 'Side step' },
  'arcane-discharge': { fr: 'Décharge arcanique', en: 'Arcane discharge' },
  'arcana-reading': { fr: 'Lecture des Arcanes', en: 'Reading of the Arcana' },
  premonitions: { fr: 'Prémonitions', en: 'Premonitions' },
  instinctive: { fr: 'Instinctif', en: 'Instinctive' },
  'keen-scent': { fr: 'Odorat développé', en: 'Keen scent' },
  'bestial-strength': { fr: 'Force bestiale', en: 'Bestial strength' },
  roar: { fr: 'Rugissement', en: 'Roar' },
  'shield-mastery': { fr: 'Maîtrise du bouclier', en: 'Shield mastery' },
  'first-aid': { fr: 'Premiers soins', en: 'First aid' },
  'aimed-shot': { fr: 'Tir appliqué', en: 'Aimed shot' },
  resourceful: { fr: 'Débrouillard', en: 'Resourceful' },
  'shared-lore': { fr: 'Savoir partagé', en: 'Shared lore' },
  'keen-eye': { fr: 'Regard perçant', en: 'Keen eye' },
  'know-your-enemy': { fr: 'Connais ton ennemi', en: 'Know your enemy' },
  'jack-of-all-trades': { fr: 'Touche-à-tout', en: 'Jack of all trades' },
  'heroism-to-spare': { fr: 'Héroïsme à revendre', en: 'Heroism to spare' },
  benediction: { fr: 'Bénédiction', en: 'Benediction' },
  bearings: { fr: 'Orientation souterraine', en: 'Underground bearings' },
  'arcana-aura': { fr: 'Aura des Arcanes', en: 'Aura of the Arcana' },
  'magic-resistance': { fr: 'Résistance à la magie', en: 'Magic resistance' },
  'sylvan-care': { fr: 'Soins des Sylvae', en: 'Sylvan care' },
  'mountain-mind': { fr: 'Esprit des montagnes', en: 'Mountain mind' },
  champion: { fr: 'Champion', en: 'Champion' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type TalentId = keyof typeof TALENTS;

export function isTalent(id: string): id is TalentId {
  return Object.hasOwn(TALENTS, id);
}
