import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { wordOf } from '../../decode.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Returns a deposit after the use. */
export const settleDepositCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/reservations/deposit',
  caller: 'staff',
  act: 'payment.refund',
  body: t.type({ reservation: t.string, kept: t.number, reason: t.string }),
  isClosed: true,
  answer: t.type({ money: wordOf(['returned', 'waits', 'nothing']), reservation: staffReservationWire }),
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const settleDepositText: CallText<typeof settleDepositCall> = {
  call: settleDepositCall,
  id: 'settleDeposit',
  topic: 'reservations',
  summary:
    'Returns the deposit of a reservation after its use, by the name that lists of staff have for it, without the cents that are kept of it for a reason that its holder reads. waits: it was paid at a desk, or the bank did not accept the refund.',
  example: { reservation: 'h8o340.7e0c41d2a6b95f38c1d0aa52', kept: 0, reason: '' },
  answer: 'What became of the money, and the reservation.',
};
