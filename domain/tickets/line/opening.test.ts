import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concert, fireworks } from '#fixtures/builders/tickets/event.ts';
import { drawnRank, gatheredUntil, inOrderOfLine, seedFrom } from './opening.ts';

const entry = (id: string, at: number) => ({ id, session: 'fri', at, pools: [] });
/** The seed of a number, as random bytes would make it. */
const seedOf = (number: number) =>
  seedFrom(Uint8Array.from({ length: 32 }, (_, at) => Math.floor(number / 256 ** (at % 4)) % 256));

describe('the order of a line', () => {
  it('is that of the seed for those who were gathered, and that of time for the others', () => {
    const entries = ['a', 'b', 'c', 'd'].map((id, at) => entry(id, at));
    const orders = new Set(
      Array.from({ length: 50 }, (_, seed) =>
        inOrderOfLine(entries, { seed: seedOf(seed * 7919) }, 3)
          .map(({ id }) => id)
          .join(''),
      ),
    );
    expect(orders.size).toBe(6);
    expect([...orders].every((order) => order.endsWith('d'))).toBe(true);
    expect(inOrderOfLine(entries.toReversed(), null, null).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(inOrderOfLine([entry('z', 5), entry('y', 5)], null, 9).map(({ id }) => id)).toEqual(['y', 'z']);
  });

  it('does not depend on how the list is read', () => {
    const lists = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 20 });
    fc.assert(
      fc.property(lists, fc.nat(), (ids, seed) => {
        const entries = ids.map((id, at) => entry(id, at));
        const opening = { seed: seedOf(seed) };
        expect(inOrderOfLine(entries.toReversed(), opening, 100)).toEqual(
          inOrderOfLine(entries, opening, 100),
        );
      }),
    );
  });

  it('gives everybody the same chance of each place: χ² over 4,000 drawings of 20 people', () => {
    const [people, places, rounds] = [20, 5, 4000];
    const ids = Array.from({ length: people }, (_, n) => `JtPz0f4uQ8mHc1Xw7bLk${String(n).padStart(2, '0')}`);
    const won = new Map(ids.map((id) => [id, 0]));
    for (let round = 0; round < rounds; round += 1) {
      const seed = seedOf(round + 1);
      const ranked = ids.map((id) => ({ id, rank: drawnRank(seed, id) })).toSorted((a, b) => a.rank - b.rank);
      for (const { id } of ranked.slice(0, places)) won.set(id, (won.get(id) ?? 0) + 1);
    }
    const expected = (rounds * places) / people;
    // Each round takes places without putting them back, so the variance of a count is (1 - places / people) of the usual.
    const chi =
      ([...won.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) /
        (1 - places / people)) *
      ((people - 1) / people);
    // The value that χ² with 19 degrees of freedom passes once in a thousand.
    expect(chi).toBeLessThan(43.82);
    expect(Math.max(...won.values())).toBeGreaterThan(expected);
  });

  it('gathers for a minute where the event says so', () => {
    expect(gatheredUntil(concert)).toBeNull();
    expect(gatheredUntil(fireworks)).toBe(fireworks.sale.from + 60_000);
  });
});
