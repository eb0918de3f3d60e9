import { expect, it } from 'vitest';
import { paymentStatuses } from './payment.ts';

it('a payment is new, paid or refused in the words of the specification, and used once it was spent', () => {
  expect(paymentStatuses).toEqual(['new', 'pay', 'refused', 'used']);
});
