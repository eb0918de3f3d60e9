import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { signInWire } from './sign-in.ts';

/** When the person who is signed in came in. */
export const listOwnSignInsCall = {
  method: 'get',
  path: '/api/{realm}/staff/me/sign-ins',
  caller: 'staff',
  act: null,
  answer: listOf(signInWire),
  refusals: ['unknownPerson'],
} as const satisfies Call;

export const listOwnSignInsText: CallText<typeof listOwnSignInsCall> = {
  call: listOwnSignInsCall,
  id: 'listOwnSignIns',
  topic: 'staff',
  summary:
    'When the person who is signed in came in during the last ninety days, with what and with which browser; also what was refused although it named them.',
  answer: 'The sign-ins, the latest first.',
};

/** When a person of staff came in. */
export const listSignInsCall = {
  method: 'get',
  path: '/api/{realm}/staff/people/{person}/sign-ins',
  caller: 'staff',
  act: 'staff.endSessions',
  answer: listOf(signInWire),
  refusals: ['unknownPerson'],
} as const satisfies Call;

export const listSignInsText: CallText<typeof listSignInsCall> = {
  call: listSignInsCall,
  id: 'listSignIns',
  topic: 'staff',
  summary:
    'When a person of staff came in during the last ninety days, with what and with which browser; also what was refused although it named them.',
  answer: 'The sign-ins, the latest first.',
};
