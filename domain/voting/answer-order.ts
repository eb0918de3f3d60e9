import { kindOf } from './kinds/question-kinds.ts';
import type { Question } from './survey.ts';

/**
 * The seed of a device for a survey, 32 bits of both. It only decides which item comes first on one screen, and an
 * order can reveal at most these 32 bits of a secret of 128 bits.
 */
export function orderSeed(deviceId: string, survey: string): number {
  // FNV-1a, then the finaliser of Murmur3, so that ids that differ in their last letter differ in all bits.
  let hash = 0x811c9dc5;
  const both = `${deviceId}\n${survey}`;
  for (let at = 0; at < both.length; at += 1) hash = Math.imul(hash ^ both.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Whole numbers from 0 up to, not including, `below`: the generator mulberry32. The remainder favours the first ones by
 * less than one in a million, as long as there are less than four thousand things to put in an order.
 */
function generator(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The same things in an order that the seed decides (Fisher–Yates). The same seed gives the same order everywhere. */
export function shuffledBy<T>(things: readonly T[], seed: number): readonly T[] {
  const draw = generator(seed);
  return things.reduce<readonly T[]>((order, thing, index) => {
    const at = draw(index + 1);
    const moved = order[at];
    return moved === undefined ? [...order, thing] : [...order.with(at, thing), moved];
  }, []);
}

/** The question with its answers or proposals in the order of one device; other kinds of question do not change. */
export const inOrderOf = <Q extends Question>(question: Q, seed: number): Q =>
  question.kind === 'unknown'
    ? question
    : (kindOf(question).inOrder(question, (things) => shuffledBy(things, seed)) as Q);
