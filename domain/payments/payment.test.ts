import { expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { realmId } from '../shared/ids.ts';
import { canBeSpent, type Payment, paymentStatuses, subjectKinds } from './payment.ts';

it('a payment is new, paid or refused in the words of the specification, in review, and used once it was spent', () => {
  expect(paymentStatuses).toEqual(['new', 'pay', 'refused', 'review', 'used']);
});

it('a payment is for a request, a hold, an order, a voucher or a fee', () => {
  expect(subjectKinds).toEqual(['request', 'hold', 'order', 'voucher', 'fee']);
});

const paid: Payment = {
  id: 'p1',
  realm: realmId('vilanova'),
  subject: { kind: 'request', id: 'enseres' },
  payer: 'ana',
  amount: cents(1200),
  concept: 'Recogida',
  status: 'pay',
  createdAt: 1,
};
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
