import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type State, undominated } from './states.ts';

const stateOf = ([cost, worth]: readonly [number, number], changed: number): State => ({
  cost,
  worth: BigInt(worth),
  value: worth,
  changed,
  before: null,
});

/** States by rising cost and rising worth, as a search has them. */
const lists = fc
  .uniqueArray(fc.tuple(fc.nat(9), fc.nat(9)), { selector: ([cost]) => cost, maxLength: 6 })
  .map((pairs) =>
    pairs
      .toSorted(([a], [b]) => a - b)
      .filter(([, worth], at, all) => all.slice(0, at).every(([, other]) => other < worth)),
  );

describe('the states that are kept', () => {
  it('are those than which no other costs no more and is worth no less, by rising cost', () => {
    fc.assert(
      fc.property(lists, lists, (some, others) => {
        const all = [...some, ...others];
        const isBeaten = ([cost, worth]: readonly [number, number]) =>
          all.some(([c, w]) => c <= cost && w >= worth && (c < cost || w > worth));
        const best = all.filter((one) => !isBeaten(one)).map(([cost, worth]) => `${cost} ${worth}`);
        const kept = undominated(
          some.map((one) => stateOf(one, 1)),
          others.map((one) => stateOf(one, 2)),
        );
        expect(kept.map(({ cost, worth }) => `${cost} ${worth}`)).toEqual([...new Set(best)].toSorted());
      }),
    );
  });

  it('are the unchanged ones where a change gives the same', () => {
    const kept = undominated([stateOf([4, 7], 1)], [stateOf([4, 7], 2), stateOf([5, 9], 2)]);
    expect(kept.map(({ cost, changed }) => [cost, changed])).toEqual([
      [4, 1],
      [5, 2],
    ]);
  });
});
