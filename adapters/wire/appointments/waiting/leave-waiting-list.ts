import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { waitingPlaceWire } from './waiting-place.ts';

/** Leaves the waiting list. */
export const leaveWaitingListCall = {
  method: 'post',
  path: '/api/{realm}/appointments/waiting/leave',
  caller: 'session',
  body: t.type({ key: t.string }),
  answer: waitingPlaceWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const leaveWaitingListText: CallText<typeof leaveWaitingListCall> = {
  call: leaveWaitingListCall,
  id: 'leaveWaitingList',
  topic: 'appointments',
  summary: 'Ends the wait. Name and mail are erased at once, and what was offered goes to the next person.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The place as it is then.',
};
