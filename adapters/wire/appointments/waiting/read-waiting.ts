import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { waitingPlaceWire } from './waiting-place.ts';

/** A place on the waiting list as it is now. */
export const readWaitingCall = {
  method: 'post',
  path: '/api/{realm}/appointments/waiting/place',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: waitingPlaceWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const readWaitingText: CallText<typeof readWaitingCall> = {
  call: readWaitingCall,
  id: 'readWaiting',
  topic: 'appointments',
  summary:
    'The place of a key on the waiting list: how many could be asked before, the time that is offered and until when, and all that happened to it. What others gave back meanwhile is offered first.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The place as it is then.',
};
