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
    'Without token: sends a code to one’s own e-mail or, where email is told, to who verified that one. With token: verifies the e-mail of the session or, where email is told, logs in who verified it. Nobody is told whether somebody is known.',
  example: { token: 'K7QM-2XRA' },
  answer: 'The user; with no token only that it was heard.',
};
