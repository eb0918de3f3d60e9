import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { peopleToTellWire } from '../../office/person-to-tell.ts';

/** Who of an event is called. */
export const listBuyersToCallCall = {
  method: 'get',
  path: '/api/{realm}/staff/tickets/events/{id}/calls',
  caller: 'staff',
  act: 'event.serve',
  answer: peopleToTellWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listBuyersToCallText: CallText<typeof listBuyersToCallCall> = {
  call: listBuyersToCallCall,
  id: 'listBuyersToCall',
  topic: 'tickets',
  summary:
    'Who of an event is called by telephone: their session was called off (calledOff) or the line came to them (offered), and they left no mail or it was tried for a day in vain. Those whom nobody has called come first. person is the name of the order for staff, and name that on its first ticket.',
  answer: 'Whom to call, who was called by whom and when, and how many orders have no telephone.',
};

/** Notes that who bought tickets was called. */
export const noteBuyerCalledCall = {
  method: 'post',
  path: '/api/{realm}/staff/tickets/events/{id}/calls',
  caller: 'staff',
  act: 'event.serve',
  body: t.type({ person: t.string }),
  isClosed: true,
  answer: peopleToTellWire,
  refusals: ['unknownDocument', 'ticketRefused', 'storageFailed'],
} as const satisfies Call;

export const noteBuyerCalledText: CallText<typeof noteBuyerCalledCall> = {
  call: noteBuyerCalledCall,
  id: 'noteBuyerCalled',
  topic: 'tickets',
  summary:
    'Notes that a person of listBuyersToCall was called, with who did it and when, as a step of their ticket. Noted again, it is as it was.',
  example: { person: 'hfe4ow.0c1d2e3f4a5b6c7d8e9f0a1b' },
  answer: 'Whom to call, and who was called.',
};
