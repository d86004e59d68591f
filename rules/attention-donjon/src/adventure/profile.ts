import type { Bilingual } from '@arbitre/kernel';
import type { InitiativeCapacity } from '../initiative/multiple-initiative.ts';
import type { Card } from '../initiative/card.ts';
import type { Attack } from './equipment.ts';
import type { TalentId } from './talent.ts';
import type { Traits } from './trait.ts';

/** Directives of a group (IA Mêlée, IA Tir, IA Garde, IA Fuite), and the modifier IA Attaque blessé (ad.x.ai). */
export const AI_TAGS = ['melee', 'shooter', 'guard', 'flight', 'wounded-first'] as const;
export type AiTag = (typeof AI_TAGS)[number];

/** What a figure is, apart from what happens to it. */
export interface Profile {
  /** What it is, for those who have a picture of it: `giant-rat`, `dorrin`. */
  readonly id: string;
  readonly name: Bilingual;
  readonly category: string;
  readonly traits: Traits;
  /** As printed for monsters; from the Traits for heroes. Equipment comes on top. */
  readonly parade: number;
  readonly endurance: number;
  readonly cover: number;
  readonly protection: number;
  readonly health: number;
  readonly heroism: number;
  /** Déplacement, normally 1; 0 never moves (ad.move.13). */
  readonly movement: number;
  /** Never moved against its will, however it moves by itself (ad.push.1). */
  readonly immovable?: true;
  readonly attacks: readonly Attack[];
  readonly talents: readonly TalentId[];
  readonly ai: readonly AiTag[];
  /** Instinct grégaire. */
  readonly pack: boolean;
  /** The category of creatures chosen by Connais ton ennemi (ad.x.prey). */
  readonly prey?: string;
  readonly guardian: Card | null;
  readonly initiative: InitiativeCapacity | null;
}
