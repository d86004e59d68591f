import type { Chance } from '@arbitre/kernel';

/**
 * The dice of one try among many: each throw falls by itself, but over two, four, eight… tries it shows low and high faces as evenly as
 * can be, and throws stay strangers to one another. What a few tries say is then less a matter of luck. (The first digit of the number of
 * a try, written in binary and turned round, halves the faces, the second quarters them; each throw shuffles the halves in its own way, as
 * Owen scrambles a sequence of van der Corput, by the mixing of Laine and Karras.)
 */
export function evenDice(seed: number, nth: number): (key: string) => Chance {
  const times = new Map<string, number>();
  return (key) => {
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    let draws = 0;
    return { int: (n) => Math.floor((shuffled(nth, mixed(key, seed, before, draws++)) / 2 ** 32) * n) };
  };
}

const FACTORS: readonly number[] = [0x6c50b47c, 0xb82f1e52, 0xc7afe638, 0x8d22f6e6];

/** The place of a try among all, as 32 bits: its digits turned round, shuffled in the way of `seed`. */
function shuffled(nth: number, seed: number): number {
  let digits = (nth + seed) | 0;
  for (const factor of FACTORS) digits ^= Math.imul(digits, factor);
  return turnedRound(digits);
}

/** 32 bits, last first. */
function turnedRound(bits: number): number {
  let turned = bits;
  turned = ((turned >>> 1) & 0x55555555) | ((turned & 0x55555555) << 1);
  turned = ((turned >>> 2) & 0x33333333) | ((turned & 0x33333333) << 2);
  turned = ((turned >>> 4) & 0x0f0f0f0f) | ((turned & 0x0f0f0f0f) << 4);
  turned = ((turned >>> 8) & 0x00ff00ff) | ((turned & 0x00ff00ff) << 8);
  return ((turned >>> 16) | (turned << 16)) >>> 0;
}

/** A throw of one deal, by its key, how often it was thrown before and which of its dice it is, as 32 bits (FNV-1a, mixed by murmur). */
function mixed(key: string, seed: number, before: number, draw: number): number {
  let hash = 0x811c9dc5 ^ seed ^ Math.imul(64 * before + draw, 0x9e3779b1);
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
