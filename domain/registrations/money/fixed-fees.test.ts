import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../shared/money.ts';
import type { FeeShare } from './fee-parts.ts';
import { changedFees } from './fixed-fees.ts';

const share = (day: number | null, amount: number): FeeShare => ({
  due: day === null ? null : { day: `2027-01-${10 + day}`, from: day, until: day + 1 },
  amount: cents(amount),
});
const fee = (id: string, price: number, parts: readonly FeeShare[] = []) => ({
  id,
  price: cents(price),
  parts,
});
const course = fee('curso', 6000);
const inTwo = fee('dos', 6000, [share(null, 3000), share(1, 3000)]);

describe('fees that are fixed', () => {
  it('may have others beside them, another order and other titles', () => {
    const titled = { ...course, title: 'Otro' };
    expect(changedFees([course, inTwo], [fee('tres', 9000), inTwo, titled])).toEqual([]);
    expect(changedFees([], [course])).toEqual([]);
  });

  it.each([
    ['another price', fee('dos', 5999, inTwo.parts)],
    ['another day', fee('dos', 6000, [share(null, 3000), share(2, 3000)])],
    ['a day for who accepts', fee('dos', 6000, [share(0, 3000), share(1, 3000)])],
    ['other amounts', fee('dos', 6000, [share(null, 2999), share(1, 3001)])],
    ['a part more', fee('dos', 6000, [share(null, 3000), share(1, 1500), share(2, 1500)])],
    ['no parts', fee('dos', 6000)],
  ])('have changed with %s, where they are written now', (_, now) => {
    expect(changedFees([course, inTwo], [course, now])).toEqual([['fees', '1', 'price']]);
    expect(changedFees([inTwo, course], [now, course])).toEqual([['fees', '0', 'price']]);
  });

  it('are not left out, nor taken for another one', () => {
    expect(changedFees([course, inTwo], [course])).toEqual([['fees']]);
    expect(changedFees([course], [fee('course', 6000)])).toEqual([['fees']]);
  });

  it('have changed only where something is otherwise, whatever they are', () => {
    const anyShare = fc
      .tuple(fc.option(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 1, max: 9 }))
      .map(([day, amount]) => share(day, amount));
    const anyFees = fc.uniqueArray(
      fc
        .tuple(
          fc.constantFrom('a', 'b', 'c'),
          fc.integer({ min: 0, max: 3 }),
          fc.array(anyShare, { maxLength: 3 }),
        )
        .map(([id, price, parts]) => fee(id, price, parts)),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(anyFees, anyFees, (before, after) => {
        expect(changedFees(before, before.toReversed())).toEqual([]);
        const same = before.filter((old) => after.some((now) => JSON.stringify(now) === JSON.stringify(old)));
        expect(changedFees(before, after)).toHaveLength(before.length - same.length);
      }),
    );
  });
});
