import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { waitingPlaceWire } from './waiting-place.ts';

/** Lets go of what is offered. */
export const letOfferGoCall = {
  method: 'post',
  path: '/api/{realm}/appointments/waiting/let-go',
  caller: 'session',
  body: t.type({ key: t.string, at: t.string }),
  answer: waitingPlaceWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const letOfferGoText: CallText<typeof letOfferGoCall> = {
  call: letOfferGoCall,
  id: 'letOfferGo',
  topic: 'appointments',
  summary:
    'Lets go of the time that is offered, and waits on in the same place. The next person is asked at once.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', at: '2026-11-30T08:00:00.000Z' },
  answer: 'The place as it is then.',
};
