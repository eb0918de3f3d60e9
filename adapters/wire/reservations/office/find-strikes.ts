import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { listStrikesCall } from './list-strikes.ts';

/** The strikes of a person who stands at the desk. */
export const findStrikesCall = {
  method: 'post',
  path: '/api/{realm}/staff/reservations/venues/{id}/strikes/find',
  caller: 'staff',
  act: 'venue.decide',
  body: t.type({ identity: t.string }),
  isClosed: true,
  answer: listStrikesCall.answer,
  refusals: ['unknownDocument', 'reservationRefused', 'tooManyAttempts'],
} as const satisfies Call;

export const findStrikesText: CallText<typeof findStrikesCall> = {
  call: findStrikesCall,
  id: 'findStrikes',
  topic: 'reservations',
  summary:
    'What a person did not come to, found by the number of the document that the person of staff looks at. It becomes a mark and is not kept. Questions are limited, as at the desk of a vote.',
  example: { identity: '12345678Z' },
  answer: 'The person, as in the list; nobody if there is no strike.',
};
