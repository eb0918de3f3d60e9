import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { personWire } from './person.ts';

/** Ends that somebody works here: passkeys, codes, roles and sessions end at once. */
export const endPersonCall = {
  method: 'post',
  path: '/api/{realm}/staff/people/{person}/end',
  caller: 'staff',
  act: 'staff.grant',
  answer: personWire,
  refusals: ['unknownPerson', 'grantRefused', 'storageFailed'],
} as const satisfies Call;

export const endPersonText: CallText<typeof endPersonCall> = {
  call: endPersonCall,
  id: 'endPerson',
  topic: 'staff',
  summary:
    'Ends that somebody works here: passkeys, codes, roles and sessions end at once. Nobody ends themselves.',
  answer: 'The person.',
};
