import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { mostComputed } from './bounds.ts';
import type { NamedChange } from './change.ts';
import { workOf } from './work.ts';

const change: NamedChange = { kind: 'cost', place: 0, amount: cents(1) };

describe('work that is shared among figures', () => {
  it('is never more than there is, whatever each figure takes, and each may take a part', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.array(fc.nat(30), { minLength: 1, maxLength: 20 }), (outcomes, wishes) => {
        let computed = 0;
        const counting = () => {
          computed += 1;
          return true;
        };
        const work = workOf(counting, outcomes, wishes.length);
        let cut = 0;
        for (const wish of wishes) {
          work.spend(
            (funds, most) => {
              expect(most).toBeLessThanOrEqual(mostComputed);
              if (outcomes >= wishes.length) expect(most).toBeGreaterThan(0);
              if (wish >= most && most < mostComputed) cut += 1;
              for (let one = 0; one < Math.min(wish, most); one += 1) funds(change);
            },
            () => true,
          );
        }
        expect(computed).toBeLessThanOrEqual(outcomes);
        expect(work.cut()).toBe(cut);
      }),
    );
  });

  it('is not said to be cut short where more would not make an answer narrower', () => {
    const work = workOf(() => true, 1, 1);
    expect(
      work.spend(
        (funds) => funds(change),
        () => false,
      ),
    ).toBe(true);
    expect(work.cut()).toBe(0);
  });
});
