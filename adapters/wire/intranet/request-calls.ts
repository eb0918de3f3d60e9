import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable } from '../decode.ts';
import { internalRequestWire } from './intranet-home.ts';

/** Asks for something in a form for staff. */
export const askInternallyCall = {
  method: 'post',
  path: '/api/{realm}/staff/intranet/requests',
  caller: 'staff',
  act: null,
  body: t.type({
    key: t.string,
    form: t.string,
    text: t.string,
    firstDay: nullable(t.string),
    lastDay: nullable(t.string),
  }),
  isClosed: true,
  answer: internalRequestWire,
  refusals: ['unknownMailbox', 'intranetRefused', 'storageFailed'],
} as const satisfies Call;

export const askInternallyText: CallText<typeof askInternallyCall> = {
  call: askInternallyCall,
  id: 'askInternally',
  topic: 'staff',
  summary:
    'Asks for something in a form for staff: holidays, a fault, material. The same key is one request. Days are as 2026-12-28; a form that asks for none leaves them out. where of intranetRefused: noText, noDays, wrongDays.',
  example: {
    key: 'key-of-a-request-1',
    form: 'vacaciones',
    text: '',
    firstDay: '2026-12-28',
    lastDay: '2026-12-31',
  },
  answer: 'The request.',
};

/** Grants or refuses what somebody of staff asked for. */
export const decideInternalCall = {
  method: 'post',
  path: '/api/{realm}/staff/intranet/requests/{id}/decision',
  caller: 'staff',
  act: null,
  body: t.type({ isGranted: t.boolean, reason: t.string }),
  isClosed: true,
  answer: internalRequestWire,
  refusals: ['unknownDocument', 'intranetRefused', 'storageFailed'],
} as const satisfies Call;

export const decideInternalText: CallText<typeof decideInternalCall> = {
  call: decideInternalCall,
  id: 'decideInternal',
  topic: 'staff',
  summary:
    'Grants or refuses what somebody asked for in a form for staff. The approver of the form does; without one, who answers requests. Nobody decides what they ask for, and a refusal has a reason. where of intranetRefused: notYours, own, decided, noReason.',
  example: { isGranted: true, reason: '' },
  answer: 'The request with its decision.',
};
