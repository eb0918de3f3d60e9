import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { programTokenWire } from './token.ts';

/** Revokes a token of a program: one that the caller made or, for those who may end sessions of others, any of the town. */
export const revokeTokenCall = {
  method: 'post',
  path: '/api/{realm}/staff/tokens/{token}/revoke',
  caller: 'staff',
  act: null,
  answer: programTokenWire,
  refusals: ['unknownSecret', 'storageFailed'],
} as const satisfies Call;

export const revokeTokenText: CallText<typeof revokeTokenCall> = {
  call: revokeTokenCall,
  id: 'revokeToken',
  topic: 'staff',
  summary:
    'Revokes a token of a program: one that the caller made or, for those who may end sessions of others, any of the town.',
  answer: 'The token.',
};
