import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankOperations, paymentAccounts } from '#fixtures/arbitraries/bank-lists.ts';
import { aPayment } from '#fixtures/builders/data/payment.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { cents } from '../../shared/money.ts';
import type { Payment } from '../payment.ts';
import type { Refund } from '../refund.ts';
import type { BankOperation } from './bank-lists.ts';
import { entryGroups, reconcile } from './reconcile.ts';

const day = '2026-11-18' as CalendarDay;
const noon = Date.parse('2026-11-18T11:00:00Z');
const days = { from: day, until: '2026-11-20' as CalendarDay };
const operation = (more: Partial<BankOperation> = {}): BankOperation => ({
  line: 2,
  order: '1234abcdef01',
  day,
  kind: 'payment',
  isAuthorised: true,
  amount: cents(1200),
  ...more,
});
const back = operation({ kind: 'refund', amount: cents(500) });
const denied = operation({ isAuthorised: false });
const paid: Partial<Payment> = { status: 'used', till: 'bank', taken: cents(1200), createdAt: noon };
const refund = (state: Refund['state'], amount = 500, askedAt = noon): Refund => ({
  number: 1,
  key: 'k',
  amount: cents(amount),
  state,
  by: 'pau',
  askedAt,
  endedAt: null,
});
const compared = (
  payments: readonly Partial<Payment>[],
  operations: readonly BankOperation[],
  refunds: readonly Refund[] = [],
) =>
  reconcile({
    accounts: payments.map((more) => ({ payment: aPayment(more), refunds })),
    operations,
    days,
    zone: 'Europe/Madrid',
  });
const groups = (...of: Parameters<typeof compared>) => compared(...of).map(({ group }) => group);

describe('a payment, beside the list of the bank,', () => {
  it.each([
    ['paid at both', paid, [operation()], ['matched']],
    ['of an earlier version', { status: 'used', createdAt: noon }, [operation()], ['matched']],
    ['paid after another card was refused', paid, [denied, operation()], ['matched', 'denied']],
    ['paid with another amount', paid, [operation({ amount: cents(1201) })], ['amountDiffers']],
    ['paid here and not there', paid, [], ['missingAtBank']],
    ['paid here and refused there', paid, [denied], ['missingAtBank', 'denied']],
    ['whose notice was lost', { status: 'new' }, [operation()], ['unnoticed']],
    ['that nobody paid', { status: 'new' }, [], ['unpaid']],
    ['that was refused', { status: 'refused' }, [denied], ['unpaid', 'denied']],
    ['taken twice', paid, [operation(), operation()], ['matched', 'repeated']],
    ['taken as another kind', paid, [operation({ kind: 'other' })], ['missingAtBank', 'otherType']],
    ['paid in the sandbox', { ...paid, till: 'sandbox' }, [], []],
    [
      'in the sandbox, with its order at the bank',
      { ...paid, till: 'sandbox' },
      [operation()],
      ['unknownHere'],
    ],
    ['paid another day', { ...paid, createdAt: 1 }, [], ['otherDays']],
    ['settled in these days', { ...paid, createdAt: 1, settledAt: noon }, [], ['missingAtBank']],
    ['paid after them', { ...paid, createdAt: noon * 2 }, [], ['otherDays']],
  ] as const)('%s is in its group', (_, payment, operations, expected) => {
    expect(groups([payment], operations)).toEqual(expected);
  });

  it('that is not here is unknown, whichever way the money went', () => {
    expect(groups([], [operation(), back])).toEqual(['unknownHere', 'refundUnknown']);
  });

  it.each([
    ['took what was asked for', [operation()], 'pay'],
    ['took another amount', [operation({ amount: cents(1) })], null],
    ['only refused', [denied, denied], 'refused'],
    ['refused, and returned something', [denied, back], null],
    ['says nothing', [], null],
  ] as const)('in review can be settled if the bank %s: %j → %s', (_, operations, verdict) => {
    const review = { status: 'review', till: 'bank', taken: cents(1), createdAt: noon } as const;
    const found = compared([review], operations).find(({ group }) => group === 'inReview');
    expect(found).toMatchObject({ verdict });
  });
});

describe('a refund, beside the list of the bank,', () => {
  it.each([
    ['done', [refund('done')], [operation(), back], 'refundMatched', null],
    ['asked for', [refund('asked')], [operation(), back], 'refundMatched', 'done'],
    ['refused here', [refund('refused')], [operation(), back], 'refundMatched', null],
    ['of another amount', [refund('refused', 400)], [operation(), back], 'refundUnknown', null],
    ['that is not in the list', [refund('done')], [operation()], 'refundMissing', null],
    ['asked for, and not in the list', [refund('asked')], [operation()], 'refundMissing', null],
  ] as const)('%s: %j', (_, refunds, operations, group, verdict) => {
    const entries = compared([paid], operations, refunds);
    expect(entries.map((one) => one.group)).toEqual(['matched', group]);
    expect(entries[1]?.verdict).toBe(verdict);
  });

  it('is the one that was done rather than the one that was refused, and each is made once', () => {
    const both = [refund('refused'), { ...refund('done'), number: 2 }];
    expect(compared([paid], [operation(), back], both)[1]).toMatchObject({ refund: { number: 2 } });
    expect(groups([paid], [operation(), back, back], [refund('done')])).toEqual([
      'matched',
      'refundMatched',
      'refundUnknown',
    ]);
  });

  it('of other days is not missing', () => {
    expect(groups([paid], [operation()], [refund('done', 500, 1), refund('done', 500, noon * 2)])).toEqual([
      'matched',
    ]);
  });
});

describe('comparing', () => {
  it('puts every payment, refund of these days and operation into exactly one entry, and loses no cent', () => {
    const range = { from: '2026-11-16', until: '2026-11-22' } as const;
    fc.assert(
      fc.property(paymentAccounts, bankOperations, (accounts, operations) => {
        const entries = reconcile({ accounts, operations, days: range as typeof days, zone: 'UTC' });
        const counted = accounts.filter(({ payment }) => payment.till !== 'sandbox');
        const ofPayments = entries.filter(({ group }) => !/^refund|repeated/u.test(group));
        const seen = ofPayments.flatMap(({ payment }) => (payment === null ? [] : [payment]));
        expect(new Set(seen)).toEqual(new Set(counted.map(({ payment }) => payment)));
        expect(seen).toHaveLength(counted.length);
        const used = entries.flatMap((one) => (one.operation === null ? [] : [one.operation]));
        expect(used.toSorted((a, b) => a.line - b.line)).toEqual(operations);
        const refunds = entries.flatMap((one) => (one.refund === null ? [] : [one.refund]));
        expect(new Set(refunds).size).toBe(refunds.length);
        const open = counted.flatMap((one) => one.refunds.filter(({ state }) => state !== 'refused'));
        expect(open.every((one) => refunds.includes(one))).toBe(true);
        expect(entries.every(({ group }) => entryGroups.includes(group))).toBe(true);
      }),
    );
  });
});
