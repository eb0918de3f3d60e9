import { expect, it } from 'vitest';
import type { PaymentSubject } from '#domain/payments/payment.ts';
import { subjectOfPart, subjectOfPlaceFee } from '#domain/registrations/money/fee-subject.ts';
import { aPayment } from '#fixtures/builders/data/payment.ts';
import { writeListedPayment } from './staff-payment.ts';

const key = 'key-of-somebody';

it('says what a payment is for without the key of its holder, and of a fee in parts which part', () => {
  const said = (subject: PaymentSubject) => {
    const { subject: of, part } = writeListedPayment(aPayment({ subject }));
    return [of.id, part];
  };
  expect(said({ kind: 'request', id: 'enseres' })).toEqual(['enseres', null]);
  expect(said({ kind: 'hold', id: `event/concert/${key}` })).toEqual(['event/concert', null]);
  expect(said({ kind: 'voucher', id: `nadal/${key}` })).toEqual(['nadal', null]);
  expect(said({ kind: 'fee', id: `appointment/${key}` })).toEqual(['appointment', null]);
  expect(said(subjectOfPlaceFee('estiu', key))).toEqual(['activity/estiu', null]);
  expect(said(subjectOfPart('estiu', key, 3))).toEqual(['activity/estiu', 3]);
});
