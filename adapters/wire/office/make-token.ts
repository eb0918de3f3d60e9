import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { roleWire } from './grant.ts';
import { programTokenWire } from './token.ts';

/** Makes a token for a program, with one role that the caller has in all of that scope, until a moment within a year. */
export const makeTokenCall = {
  method: 'post',
  path: '/api/{realm}/staff/tokens',
  caller: 'staff',
  act: null,
  body: t.type({ name: t.string, role: roleWire, scope: t.string, until: t.string }),
  isClosed: true,
  answer: t.type({ token: programTokenWire, text: t.string }),
  refusals: ['unknownPerson', 'tokenRefused', 'storageFailed'],
} as const satisfies Call;

export const makeTokenText: CallText<typeof makeTokenCall> = {
  call: makeTokenCall,
  id: 'makeToken',
  topic: 'staff',
  summary:
    'Makes a token for a program, with one role that the caller has in all of that scope, until a moment within a year. It stops when its maker loses the role. Roles of a vote and that of an administrator are for people only.',
  example: { name: 'Registro', role: 'requestOfficer', scope: 'town', until: '2027-01-01T00:00:00Z' },
  answer: 'The token, and its text, which no later call tells again.',
};
