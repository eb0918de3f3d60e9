import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { packerOf } from './best-set.ts';

const items = fc.array(
  fc.record({ cost: fc.nat(12), worth: fc.nat(9) }).map(({ cost, worth }) => ({
    cost,
    worth: BigInt(worth),
    value: worth,
  })),
  { maxLength: 9 },
);

const cases = items.chain((list) =>
  fc.record({
    list: fc.constant(list),
    capacity: fc.nat(40),
    without: fc.subarray(list.map((_, at) => at)).map((some) => new Set(some)),
    ranks: fc.shuffledSubarray(
      list.map((_, at) => at),
      { minLength: list.length },
    ),
  }),
);

describe('packing the same items again and again', () => {
  it('finds what trying every set finds: of those as good, the one with the first in which two differ', () => {
    fc.assert(
      fc.property(cases, ({ list, capacity, without, ranks }) => {
        const open = list.flatMap(({ worth }, at) => (worth > 0n && !without.has(at) ? [at] : []));
        const byRank = open.toSorted((a, b) => Number(ranks[a]) - Number(ranks[b]));
        let best: { worth: number; set: readonly number[] } = { worth: 0, set: [] };
        // A set that has the first of two goes before: so from the last number of bits to none.
        for (let bits = 2 ** byRank.length - 1; bits > 0; bits -= 1) {
          const set = byRank.filter((_, at) => (bits >> (byRank.length - 1 - at)) & 1);
          const sum = (of: 'cost' | 'value') => set.reduce((all, at) => all + Number(list[at]?.[of]), 0);
          if (sum('cost') <= capacity && sum('value') > best.worth) best = { worth: sum('value'), set };
        }
        const packed = packerOf(list)({ capacity, without, ranks });
        expect(packed.worth).toBe(BigInt(best.worth));
        expect(list.map((_, at) => at).filter(packed.has)).toEqual(best.set.toSorted((a, b) => a - b));
        expect(packerOf(list)({ capacity, without, ranks: null }).worth).toBe(packed.worth);
      }),
      examples(5000),
    );
  });

  it('searches as far around the break as there are items of equal worth', () => {
    const list = Array.from({ length: 500 }, () => ({ cost: 10, worth: 7n, value: 7 }));
    const ranks = list.map((_, at) => (at * 7) % 500);
    const packed = packerOf(list)({ capacity: 2000, without: new Set([0]), ranks });
    const first = list.flatMap((_, at) => (Number(ranks[at]) > 0 && Number(ranks[at]) <= 200 ? [at] : []));
    expect(list.map((_, at) => at).filter(packed.has)).toEqual(first);
    expect(packed.worth).toBe(1400n);
  });

  it('looks only at the items around the break, however many there are', () => {
    let looks = 0;
    const list = Array.from({ length: 3000 }, (_, at) => {
      const value = 50 + ((at * 104_729) % 997);
      return {
        get cost() {
          looks += 1;
          return 1000 + ((at * 23_757) % 9001);
        },
        worth: BigInt(value),
        value,
      };
    });
    const packed = packerOf(list);
    for (const capacity of [100_000, 123_456, 300_000, 777_777, 1_500_001]) {
      looks = 0;
      packed({ capacity, without: new Set([3]), ranks: null });
      expect(looks).toBeLessThan(150);
    }
  });
});
