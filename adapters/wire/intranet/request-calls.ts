import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable, orNull } from '../decode.ts';
import { extraValue } from '../requests/request.ts';
import { internalRequestWire } from './intranet-home.ts';

/** Asks for something in a form for staff. */
export const askInternallyCall = {
  method: 'post',
  path: '/api/{realm}/staff/intranet/requests',
  caller: 'staff',
  act: null,
  body: t.intersection([
    t.type({
      key: t.string,
      form: t.string,
      text: t.string,
      firstDay: nullable(t.string),
      lastDay: nullable(t.string),
    }),
    t.partial({ answers: orNull(t.record(t.string, extraValue)) }),
  ]),
  isClosed: true,
  answer: internalRequestWire,
  refusals: ['unknownMailbox', 'intranetRefused', 'storageFailed'],
} as const satisfies Call;

export const askInternallyText: CallText<typeof askInternallyCall> = {
  call: askInternallyCall,
  id: 'askInternally',
  topic: 'staff',
  summary:
    'Asks for something in a form for staff: holidays, a fault, material. The same key is one request. Days are as 2026-12-28; a form that asks for none leaves them out. answers has what its fields were answered, by their names. where of intranetRefused: noText, noDays, wrongDays, wrongAnswers, portalClosed (the town has closed its intranet).',
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
    'Grants or refuses what somebody asked for in a form for staff. The approver of the form does; without one, who answers requests. Nobody decides what they ask for, and a refusal has a reason. where of intranetRefused: notYours, own, decided, withdrawn, noReason.',
  example: { isGranted: true, reason: '' },
  answer: 'The request with its decision.',
};

/** Takes back what the caller asked for. */
export const withdrawInternalCall = {
  method: 'post',
  path: '/api/{realm}/staff/intranet/requests/{id}/withdraw',
  caller: 'staff',
  act: null,
  answer: internalRequestWire,
  refusals: ['unknownDocument', 'intranetRefused', 'storageFailed'],
} as const satisfies Call;

export const withdrawInternalText: CallText<typeof withdrawInternalCall> = {
  call: withdrawInternalCall,
  id: 'withdrawInternal',
  topic: 'staff',
  summary:
    'Takes back what the caller asked for in a form for staff, until somebody has decided it. where of intranetRefused: notYours, decided.',
  answer: 'The request.',
};
