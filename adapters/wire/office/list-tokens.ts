import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { programTokenWire } from './token.ts';

/** The tokens of programs that the caller made, or all of the town if they may read who works there. */
export const listTokensCall = {
  method: 'get',
  path: '/api/{realm}/staff/tokens',
  caller: 'staff',
  act: null,
  answer: listOf(programTokenWire),
  refusals: [],
} as const satisfies Call;

export const listTokensText: CallText<typeof listTokensCall> = {
  call: listTokensCall,
  id: 'listTokens',
  topic: 'staff',
  summary:
    'The tokens of programs that the caller made, or all of the town if they may read who works there.',
  answer: 'The tokens, the newest first, without their texts.',
};
