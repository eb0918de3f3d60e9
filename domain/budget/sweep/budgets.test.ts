import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { budgetsIn, mostBudgets, usualRange } from './budgets.ts';

const range = (from: number, to: number, step: number) =>
  budgetsIn({ from: cents(from), to: cents(to), step: cents(step) });

describe('the budgets of a sweep', () => {
  it('begin at the first and end at the last that a step reaches', () => {
    expect(range(100, 300, 100)).toEqual([100, 200, 300]);
    expect(range(100, 299, 100)).toEqual([100, 200]);
    expect(range(100, 100, 100)).toEqual([100]);
  });

  it('are refused if there is none, no step, or more than the most', () => {
    expect(range(101, 100, 1)).toBeNull();
    expect(range(0, 100, 0)).toBeNull();
    expect(range(1, mostBudgets, 1)).toHaveLength(mostBudgets);
    expect(range(0, mostBudgets, 1)).toBeNull();
  });

  it('go by default from half of the budget to one and a half of it', () => {
    expect(usualRange(cents(100_000))).toEqual({ from: 50_000, to: 150_000, step: 10_000 });
    expect(usualRange(cents(3))).toEqual({ from: 0, to: 8, step: 1 });
  });
});
