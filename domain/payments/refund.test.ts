import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPayment } from '#fixtures/builders/data/payment.ts';
import { cents } from '../shared/money.ts';
import { isLeft, left, right } from '../shared/result.ts';
import { leftOf, type Payment, takenOf } from './payment.ts';
import {
  type PaymentAccount,
  refundStates,
  settledByList,
  settledByStaff,
  settledByTill,
  withRefund,
  withRefundEnded,
} from './refund.ts';

const account = (more: Partial<Payment> = {}): PaymentAccount => ({ payment: aPayment(more), refunds: [] });
const paid = (more: Partial<Payment> = {}) =>
  account({ status: 'pay', taken: cents(1200), till: 'bank', ...more });
const asked = (key: string, amount: number) => ({ key, amount: cents(amount), by: 'pau', askedAt: 7 });
/** The account with a refund that has a state. */
function refunded(before: PaymentAccount, amount: number, state: 'asked' | 'done' | 'refused' = 'done') {
  const number = before.refunds.length + 1;
  const made = withRefund(before, asked(`key ${number}`, amount));
  if (isLeft(made)) throw new Error(made.left.kind);
  if (state === 'asked') return made.right;
  const ended = withRefundEnded(made.right, { number, state, isBank: true, at: 9 });
  if (isLeft(ended)) throw new Error(ended.left.kind);
  return ended.right;
}

describe('the word of a till', () => {
  const said = (word: Parameters<typeof settledByTill>[1]['word'], before = account()) =>
    settledByTill(before, { word, till: 'bank', at: 5 });

  it('says how much was taken, and where', () => {
    expect(said({ kind: 'paid', cents: 1200 }).payment).toMatchObject({
      status: 'pay',
      taken: 1200,
      till: 'bank',
      settledAt: 5,
    });
    expect(said({ kind: 'paid', cents: 1 }).payment).toMatchObject({ status: 'review', taken: 1 });
    expect(said({ kind: 'paid', cents: null }).payment).toMatchObject({ status: 'review', taken: null });
    expect(said({ kind: 'refused' }).payment).toMatchObject({ status: 'refused', taken: null, till: null });
  });

  it('that comes again or too late changes nothing', () => {
    const before = paid();
    for (const word of [
      { kind: 'paid', cents: 1200 },
      { kind: 'paid', cents: 1 },
      { kind: 'refused' },
    ] as const)
      expect(said(word, before)).toBe(before);
  });
});

describe('a payment in review', () => {
  it('is settled by staff, as paid or as not paid; another one is not', () => {
    const review = account({ status: 'review', taken: cents(1) });
    for (const to of ['pay', 'refused'] as const) {
      const settled = { ...review.payment, status: to, settledAt: 9 };
      expect(settledByStaff(review, { to, at: 9 })).toEqual(right({ payment: settled, refunds: [] }));
      expect(settledByStaff(paid(), { to, at: 9 })).toEqual(left({ kind: 'notInReview' }));
    }
  });
});

describe('a payment in review that the list of the bank is clear about', () => {
  it('was paid with exactly what was asked for, or not at all', () => {
    const review = account({ status: 'review', taken: cents(1), till: 'bank' });
    expect(settledByList(review, { to: 'pay', at: 9 })).toMatchObject({
      right: { payment: { status: 'pay', taken: 1200, till: 'bank', settledAt: 9 } },
    });
    expect(settledByList(review, { to: 'refused', at: 9 })).toMatchObject({
      right: { payment: { status: 'refused', taken: null, till: null } },
    });
    expect(settledByList(paid(), { to: 'pay', at: 9 })).toEqual(left({ kind: 'notInReview' }));
  });
});

describe('a refund', () => {
  it('is of what was taken, whatever was asked for, and waits for the bank', () => {
    expect(refundStates).toEqual(['asked', 'done', 'refused']);
    const once = refunded(paid(), 500, 'asked');
    expect(once).toEqual({
      payment: { ...paid().payment, returned: 500 },
      refunds: [{ ...asked('key 1', 500), number: 1, state: 'asked', endedAt: null }],
    });
    expect(withRefund(once, asked('other', 700))).toEqual(left({ kind: 'refundWaits' }));
    const over = account({ status: 'review', taken: cents(1300) });
    expect(refunded(over, 1300).payment.returned).toBe(1300);
  });

  it.each([
    ['more than is left', paid(), 1201, 1200],
    ['more than is left after another', refunded(paid(), 500), 701, 700],
    ['nothing', paid(), 0, 1200],
    ['less than nothing', paid(), -5, 1200],
    ['a payment that was not paid', account(), 1, 0],
    ['another currency', account({ status: 'review', taken: null }), 1, 0],
  ])('of %s is refused, with what is left', (_, before, amount, most) => {
    expect(withRefund(before, asked('k', amount))).toEqual(left({ kind: 'refundTooMuch', most }));
  });

  it('that is asked for again under its key is the same', () => {
    const once = refunded(paid(), 500, 'asked');
    expect(withRefund(once, asked('key 1', 500))).toEqual(right(once));
  });

  it('that the bank refuses leaves its sum to others', () => {
    const refused = refunded(paid(), 1200, 'refused');
    expect(refused.payment.returned).toBe(0);
    expect(refunded(refused, 1200).refunds.map(({ number, state }) => [number, state])).toEqual([
      [1, 'refused'],
      [2, 'done'],
    ]);
  });

  it('ends once; one that was refused may be made after all, or another way if so much is left', () => {
    const end = (before: PaymentAccount, state: 'done' | 'refused', isBank: boolean) =>
      withRefundEnded(before, { number: 1, state, isBank, at: 9 });
    const refused = refunded(paid(), 500, 'refused');
    expect(end(refused, 'done', false)).toMatchObject({ right: { payment: { returned: 500 } } });
    const other = refunded(refused, 1000);
    expect(end(other, 'done', false)).toEqual(right(other));
    expect(end(refused, 'done', true)).toMatchObject({ right: { payment: { returned: 500 } } });
    const done = refunded(paid(), 500);
    expect(end(done, 'refused', true)).toEqual(right(done));
    expect(end(paid(), 'done', true)).toEqual(left({ kind: 'unknownRefund' }));
  });

  it('never returns more than was taken, whatever is asked for and however it ends', () => {
    const acts = fc.array(
      fc.record({
        amount: fc.integer({ min: -10, max: 1500 }),
        key: fc.constantFrom('a', 'b', 'c', 'd'),
        end: fc.option(fc.constantFrom('done', 'refused')),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(acts, (all) => {
        let now = paid();
        for (const { amount, key, end } of all) {
          const made = withRefund(now, asked(key, amount));
          if (!isLeft(made)) now = made.right;
          const open = now.refunds.find(({ state }) => state === 'asked');
          const ended =
            open && end
              ? withRefundEnded(now, { number: open.number, state: end, isBank: false, at: 9 })
              : null;
          if (ended !== null && !isLeft(ended)) now = ended.right;
          const after = withRefundEnded(now, { number: 1, state: 'done', isBank: false, at: 9 });
          if (!isLeft(after) && amount % 2 === 0) now = after.right;
          const counted = now.refunds.filter(({ state }) => state !== 'refused');
          expect(now.payment.returned).toBe(counted.reduce((sum, one) => sum + one.amount, 0));
          expect(now.payment.returned + leftOf(now.payment)).toBe(takenOf(now.payment));
        }
      }),
    );
  });
});
