import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { staffRequestWire } from '../requests/staff-request.ts';

/** Erases the personal data of a request. */
export const erasePersonCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/{reference}/erase',
  caller: 'staff',
  act: 'request.erase',
  body: t.type({ keepsText: t.boolean, why: t.string }),
  isClosed: true,
  answer: staffRequestWire,
  refusals: ['unknownRequest', 'correctionRefused', 'storageFailed'],
} as const satisfies Call;

export const erasePersonText: CallText<typeof erasePersonCall> = {
  call: erasePersonCall,
  id: 'erasePerson',
  topic: 'requests',
  summary:
    'Erases what says who sent a request: contact, answers, pictures and files, and who may open it as its sender. keepsText: false also erases title, text, place, messages and the words of its steps, and hides it everywhere; otherwise names within texts stay. Number, days, mailbox, state and payment stay, with a step and its reason (500 letters at most). This cannot be undone.',
  example: { keepsText: false, why: 'Solicitud de supresión 2026/31.' },
  answer: 'The request as it is now.',
};
