import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import type { SettlementStatus } from '#domain/vouchers/settlement.ts';
import type { ListedRun } from './list-runs.ts';
import { paidUntil } from './paid-until.ts';

const run = (number: number, ...statuses: readonly SettlementStatus[]): ListedRun => ({
  review: {
    run: number,
    from: number * 10 - 10,
    until: number * 10,
    at: number * 10,
    by: 'Neus',
    sample: null,
    checks: [],
    waiting: null,
    approvals: [],
    files: [],
  },
  amount: cents(1),
  states: statuses.map((status) => ({ status, count: 1 })),
});

describe('up to when all was paid', () => {
  it('is the beginning of the first run of which something is not', () => {
    expect(paidUntil({ runs: [] })).toBe(0);
    expect(paidUntil({ runs: [run(2, 'paid'), run(1, 'paid')] })).toBe(20);
    expect(paidUntil({ runs: [run(3, 'paid'), run(2, 'paid', 'returned'), run(1, 'paid')] })).toBe(10);
  });
});
