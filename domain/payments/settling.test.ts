import { describe, expect, it } from 'vitest';
import { cents } from '../shared/money.ts';
import { paymentStatuses } from './payment.ts';
import { goesOn, orderLife, settledFrom, settlementOf } from './settling.ts';

const amount = cents(1200);

describe('the word of a bank', () => {
  it.each([
    ['that it took the amount', { kind: 'paid', cents: 1200 }, 'pay'],
    ['that it took less', { kind: 'paid', cents: 1 }, 'review'],
    ['that it took more', { kind: 'paid', cents: 1201 }, 'review'],
    ['that it took another currency', { kind: 'paid', cents: null }, 'review'],
    ['that it refused', { kind: 'refused' }, 'refused'],
  ] as const)('%s: %j → %s', (_, word, settlement) => {
    expect(settlementOf({ amount }, word)).toBe(settlement);
  });
});

describe('a payment', () => {
  it('that was refused may still be paid, and nothing takes back that money has moved', () => {
    const replaced = (to: 'pay' | 'refused' | 'review') =>
      paymentStatuses.filter((status) => settledFrom[to].includes(status));
    expect(replaced('pay')).toEqual(['new', 'refused', 'review']);
    expect(replaced('review')).toEqual(['new', 'refused']);
    expect(replaced('refused')).toEqual(['new']);
  });
});

describe('a payer who begins a payment again', () => {
  const begun = { status: 'new', amount, createdAt: 1000, taken: null, returned: cents(0) } as const;
  const soon = { amount, at: 1000 + orderLife - 1 };
  const late = { amount, at: 1000 + orderLife };

  it.each(['new', 'refused', 'review'] as const)('goes on with one that is %s for half an hour', (status) => {
    expect(goesOn({ ...begun, status }, soon)).toBe(true);
    expect(goesOn({ ...begun, status }, late)).toBe(false);
  });

  it('pays nothing twice: one that is paid serves whenever the request is sent', () => {
    expect(goesOn({ ...begun, status: 'pay' }, late)).toBe(true);
    expect(goesOn({ ...begun, status: 'pay' }, { ...late, amount: cents(1300) })).toBe(true);
    expect(goesOn({ ...begun, status: 'used' }, soon)).toBe(false);
    expect(goesOn({ ...begun, status: 'pay', returned: cents(1) }, soon)).toBe(false);
  });

  it('begins another if the price has changed, unless the bank has taken money', () => {
    expect(goesOn(begun, { ...soon, amount: cents(1300) })).toBe(false);
    expect(goesOn({ ...begun, status: 'review' }, { ...soon, amount: cents(1300) })).toBe(true);
  });
});
