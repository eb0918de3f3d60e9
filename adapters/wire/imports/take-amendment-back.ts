import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** Takes an amendment back before its second signature. */
export const takeAmendmentBackCall = {
  method: 'post',
  path: '/api/{realm}/staff/census/amendments/{id}/takenBack',
  caller: 'staff',
  act: 'census.change',
  body: t.type({}),
  isClosed: true,
  answer: t.type({ status: t.literal('ok') }),
  refusals: ['signatureRefused', 'storageFailed'],
} as const satisfies Call;

export const takeAmendmentBackText: CallText<typeof takeAmendmentBackCall> = {
  call: takeAmendmentBackCall,
  id: 'takeAmendmentBack',
  topic: 'staff',
  summary:
    'Takes an amendment of the census back, before a second person has signed it. where is unsigned if none of that id waits (signatureRefused).',
  example: {},
  answer: 'The confirmation.',
};
