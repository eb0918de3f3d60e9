import { expect, it } from 'vitest';
import { aPayment } from '#fixtures/builders/data/payment.ts';
import { cents } from '../shared/money.ts';
import { canBeSpent, leftOf, paymentStatuses, subjectKinds, takenOf } from './payment.ts';

it('a payment is new, paid or refused in the words of the specification, in review, and used once it was spent', () => {
  expect(paymentStatuses).toEqual(['new', 'pay', 'refused', 'review', 'used']);
});

it('a payment is for a request, a hold, an order, a voucher or a fee', () => {
  expect(subjectKinds).toEqual(['request', 'hold', 'order', 'voucher', 'fee']);
});

const paid = aPayment({ status: 'pay' });
const on = { kind: 'request', id: 'enseres' } as const;

it('a payment is spent by its payer on its subject, once it is paid', () => {
  expect(canBeSpent(paid, on, 'ana')).toBe(true);
  for (const status of ['new', 'refused', 'review', 'used'] as const)
    expect(canBeSpent({ ...paid, status }, on, 'ana')).toBe(false);
});

it('a payment is not spent by another person who knows its number', () => {
  expect(canBeSpent(paid, on, 'pep')).toBe(false);
  expect(canBeSpent({ ...paid, payer: null }, on, 'pep')).toBe(true);
});

it('a payment for one thing is not spent on another, whatever has the same name', () => {
  expect(canBeSpent(paid, { ...on, id: 'piscina' }, 'ana')).toBe(false);
  for (const kind of subjectKinds.filter((one) => one !== 'request'))
    expect(canBeSpent(paid, { ...on, kind }, 'ana')).toBe(false);
});

it('a payment is not spent after its money was returned, but for what was taken too much', () => {
  expect(canBeSpent({ ...paid, returned: cents(1) }, on, 'ana')).toBe(false);
  const over = { ...paid, taken: cents(1300) };
  expect(canBeSpent({ ...over, returned: cents(100) }, on, 'ana')).toBe(true);
  expect(canBeSpent({ ...over, returned: cents(101) }, on, 'ana')).toBe(false);
  // Staff may have accepted less than was asked for.
  expect(canBeSpent({ ...paid, taken: cents(1) }, on, 'ana')).toBe(true);
});

it('what is left of a payment is what was taken without what was returned', () => {
  expect(takenOf(paid)).toBe(1200);
  expect(takenOf({ ...paid, status: 'used' })).toBe(1200);
  expect(takenOf({ ...paid, status: 'refused', taken: cents(5) })).toBe(5);
  for (const status of ['new', 'refused', 'review'] as const) expect(takenOf({ ...paid, status })).toBe(0);
  expect(leftOf({ ...paid, returned: cents(200) })).toBe(1000);
  expect(leftOf({ ...paid, taken: cents(100), returned: cents(200) })).toBe(0);
});
