import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { owedMoney } from '#domain/reservations/reservation.ts';
import { nullable, wordOf } from '../../decode.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Money that waits for staff. */
export const listOwedMoneyCall = {
  method: 'get',
  path: '/api/{realm}/staff/reservations/venues/{id}/owed',
  caller: 'staff',
  act: 'payment.refund',
  answer: t.type({
    items: t.array(
      t.type({
        reservation: staffReservationWire,
        what: wordOf(owedMoney),
        amount: t.number,
        payment: nullable(t.string),
      }),
    ),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listOwedMoneyText: CallText<typeof listOwedMoneyCall> = {
  call: listOwedMoneyCall,
  id: 'listOwedMoney',
  topic: 'reservations',
  summary:
    'Money of reservations that should have gone back and has not: refunds that the bank did not accept, and what was paid at a desk and nobody has handed over. payment: its order; null if it was paid in cash.',
  answer: 'What is owed. Amounts are cents.',
};
