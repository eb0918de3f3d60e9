import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffReservationWire } from './staff-reservation.ts';

/** Returns money that waits for staff. */
export const returnOwedMoneyCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/owed/return',
  caller: 'staff',
  act: 'payment.refund',
  body: t.type({ reservation: t.string, isHanded: t.boolean }),
  isClosed: true,
  answer: staffReservationWire,
  refusals: ['unknownDocument', 'reservationRefused', 'storageFailed'],
} as const satisfies Call;

export const returnOwedMoneyText: CallText<typeof returnOwedMoneyCall> = {
  call: returnOwedMoneyCall,
  id: 'returnOwedMoney',
  topic: 'reservations',
  summary:
    'Returns what is owed of a reservation: the bank is asked anew or, if isHanded, the person of staff says that they have handed the money over. failed: the bank did not accept it.',
  example: { reservation: 'h8o340.7e0c41d2a6b95f38c1d0aa52', isHanded: false },
  answer: 'The reservation as it is then.',
};
