import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { readTownBudget } from './town-budget.ts';

const line = { concept: '227', programme: '163', initial: 1000.5, current: '1200.25', executed: -3 };

describe('a year of a budget', () => {
  it('is read to the cent, with the defaults for what is missing', () => {
    const raw = {
      year: 2026,
      inhabitants: 9840,
      executedTo: '2026-10-31',
      spending: [line],
      income: [{ concept: '113', initial: 5 }],
      declared: { spending: [{ chapter: '2', initial: 1 }] },
    };
    expect(readTownBudget(raw)).toEqual(
      right({
        year: 2026,
        inhabitants: 9840,
        executedTo: '2026-10-31',
        spending: [
          {
            concept: '227',
            programme: '163',
            amounts: { initial: 100_050, current: 120_025, executed: -300 },
          },
        ],
        income: [{ concept: '113', programme: null, amounts: { initial: 500, current: 500, executed: 0 } }],
        declared: [{ side: 'spending', chapter: '2', amounts: { initial: 100, current: 100, executed: 0 } }],
      }),
    );
  });

  it('is refused with the place of what is not a code or not an amount', () => {
    const wrong = (more: object) =>
      readTownBudget({ year: 2026, income: [], spending: [{ ...line, ...more }] });
    expect(wrong({ concept: '22' })).toMatchObject(left({ where: 'spending.0.concept' }));
    expect(wrong({ initial: '1.234,50' })).toMatchObject(left({ where: 'spending.0.initial' }));
    expect(wrong({ initial: 1e300 })).toMatchObject(left({ where: 'spending.0.initial' }));
    expect(wrong({ initial: 0.001 })).toMatchObject(left({ where: 'spending.0.initial' }));
    expect(
      readTownBudget({ year: 2026, income: [], spending: [], inhabitants: 0, executedTo: 'hoy' }),
    ).toMatchObject(right({ inhabitants: null, executedTo: null }));
  });
});
