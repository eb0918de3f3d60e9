import type { ReadPayment } from './read-payment.ts';
import type { BankComparison } from './bank-presenter.ts';

/** For tests: a payment of 12 € that was spent on a request. */
export const aReadPayment = (more: Partial<ReadPayment> = {}): ReadPayment => ({
  _id: '2611180001',
  subject: { kind: 'request', id: 'enseres' },
  part: null,
  request: '2026-000012',
  concept: { es: 'Recogida de enseres' },
  status: 'used',
  amount: 12,
  taken: 12,
  returned: 0,
  left: 12,
  till: 'bank',
  createdAt: '2026-11-17T09:00:00Z',
  settledAt: '2026-11-17T09:02:00Z',
  refunds: [],
  steps: [],
  ...more,
});

/** For tests: what comparing found, with one payment in review that the bank is clear about. */
export const aComparison = (more: Partial<BankComparison> = {}): BankComparison => ({
  from: '2026-11-01',
  until: '2026-11-30',
  entries: [
    {
      group: 'matched',
      order: '2611180001',
      request: '2026-000012',
      status: 'used',
      refund: null,
      here: 12,
      bank: 12,
      day: '2026-11-17',
      line: 2,
      verdict: null,
    },
    {
      group: 'inReview',
      order: '2611180002',
      request: null,
      status: 'review',
      refund: null,
      here: 1,
      bank: 12,
      day: '2026-11-18',
      line: 3,
      verdict: 'pay',
    },
    {
      group: 'unknownHere',
      order: '2611180009',
      request: null,
      status: null,
      refund: null,
      here: null,
      bank: 30,
      day: '2026-11-18',
      line: 4,
      verdict: null,
    },
  ],
  totals: [
    { group: 'matched', count: 1, here: 12, bank: 12 },
    { group: 'inReview', count: 1, here: 1, bank: 12 },
    { group: 'unknownHere', count: 1, here: 0, bank: 30 },
  ],
  statement: null,
  settled: [],
  unsent: 0,
  ...more,
});
