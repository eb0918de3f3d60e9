import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** Makes ten recovery codes for the person who is signed in; those of before are no longer valid. */
export const makeCodesCall = {
  method: 'post',
  path: '/api/{realm}/staff/me/codes',
  caller: 'staff',
  act: null,
  answer: t.type({ codes: t.array(t.string) }),
  refusals: ['unknownPerson', 'storageFailed'],
} as const satisfies Call;

export const makeCodesText: CallText<typeof makeCodesCall> = {
  call: makeCodesCall,
  id: 'makeCodes',
  topic: 'staff',
  summary:
    'Makes ten recovery codes for the person who is signed in; those of before are no longer valid. No later call tells them again.',
  answer: 'The codes.',
};
