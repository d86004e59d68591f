import type { Rank, Type } from '../proposal/troops.ts';

/**
 * The table "Capacité de mouvement des unités (en hex)" of chapter 3, cell by cell as printed, so that anyone can proofread it.
 *
 * "a/b ss cb": a hexes keeping the fight, b without combat (sans combat). "a ss cb": any move forbids combat.
 * "XXXX": no such unit. (*): never more than 1, in any circumstances. (**): one die lost for each hex moved.
 */
// biome-ignore format: the book's rows, columns and order
export const MOVE_CAPACITY = {
  //           Très légère       Légère    Moyenne      Lourde        Très lourde
  infantry:  [ '2/3 ss cb',      '2',      '1/2 ss cb', '1',          '1 ss cb'      ], // th.cap.infantry
  cavalry:   [ '4/5 ss cb',      '4',      '3',         '3',          '2'            ], // th.cap.cavalry
  camelry:   [ '3',              '3',      '3',         '3',          '2'            ], // th.cap.camelry
  chariotry: [ 'XXXX',           '4',      '3',         '2',          '2'            ], // th.cap.chariotry
  elephants: [ 'XXXX',           'XXXX',   '2',         '2',          'XXXX'         ], // th.cap.elephants
  artillery: [ '1/2 ss cb (**)', '1 (**)', '1 ss cb',   '1 ss cb (*)', '0 (statique)' ], // th.cap.artillery
} as const satisfies Readonly<Record<Type, readonly [string, string, string, string, string]>>;

/** The row "Chef (se déplaçant seul)": three cells, move / flight (fuite). th.cap.leader says whose they are. */
export const LEADER_ROW = ['3/2 fuite', '3/2 fuite', '3/1 fuite'] as const;

/** th.cap.leader: under the default ruling the three cells belong to the three ranks, highest first. */
export const LEADER_CELL: Readonly<Record<Rank, (typeof LEADER_ROW)[number]>> = {
  'general-in-chief': LEADER_ROW[0],
  'sub-general': LEADER_ROW[1],
  'senior-officer': LEADER_ROW[2],
};
