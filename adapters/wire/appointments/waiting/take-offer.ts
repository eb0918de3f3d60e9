import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { waitingPlaceWire } from './waiting-place.ts';

/** Takes what is offered. */
export const takeOfferCall = {
  method: 'post',
  path: '/api/{realm}/appointments/waiting/take',
  caller: 'session',
  body: t.type({ key: t.string, at: t.string }),
  answer: waitingPlaceWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const takeOfferText: CallText<typeof takeOfferCall> = {
  call: takeOfferCall,
  id: 'takeOffer',
  topic: 'appointments',
  summary:
    'Takes the time that is offered: it is the person’s appointment at once, and one that should be earlier is moved. at is the start that was shown, so that a late tap takes no other time.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', at: '2026-11-30T08:00:00.000Z' },
  answer: 'The place as it is then.',
};
