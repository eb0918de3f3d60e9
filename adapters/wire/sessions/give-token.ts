import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { acceptedOrUserWire, tokenWire } from './profile.ts';

/** Without token. */
export const giveTokenCall = {
  method: 'post',
  path: '/users/{realm}/login/token',
  caller: 'anybody',
  body: tokenWire,
  answer: acceptedOrUserWire,
  refusals: ['noSession', 'codeWrong', 'tooManyAttempts', 'mailFailed'],
} as const satisfies Call;

export const giveTokenText: CallText<typeof giveTokenCall> = {
  call: giveTokenCall,
  id: 'giveToken',
  topic: 'sessions',
  summary:
    'Without token: sends a code to the session’s own e-mail or, if email is given, to the user who verified it. With token: verifies the e-mail of the session or, if email is given, logs in the user who verified it. The answer never reveals whether a user is known.',
  example: { token: 'K7QM-2XRA' },
  answer: 'The user; without token only a confirmation that the call was received.',
};
