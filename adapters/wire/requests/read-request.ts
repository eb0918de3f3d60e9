import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { readReferenceWire } from './request.ts';
import { readRequestView, requestViewWire } from './sent-request.ts';

/** A request as its citizen reads it. */
export const readRequestCall = {
  method: 'post',
  path: '/api/{realm}/requests/read',
  caller: 'anybody',
  body: readReferenceWire,
  answer: requestViewWire,
  read: readRequestView,
  refusals: ['unknownRequest'],
} as const satisfies Call;

export const readRequestText: CallText<typeof readRequestCall> = {
  call: readRequestCall,
  id: 'readRequest',
  topic: 'requests',
  summary:
    'A request as its citizen reads it: its state, what staff wrote, and all answers, with the contact masked. The reference gives access to it. `may` says whether the session may reply to it or take it back, `paid` which payment was made for it. If the session is that of its sender, what is new in it counts as seen.',
  example: { reference: 'K7QM-2XRA-VD5H-N3TE' },
  answer: 'The request.',
};
