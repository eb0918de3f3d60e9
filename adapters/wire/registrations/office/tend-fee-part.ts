import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { wordOf } from '../../decode.ts';
import { staffApplicationWire } from './staff-application.ts';

/** Reminds somebody of a part of their fee, or forgives it. */
export const tendFeePartCall = {
  method: 'post',
  path: '/api/{realm}/staff/registrations/activities/{id}/parts',
  caller: 'staff',
  act: 'registration.decide',
  body: t.type({ code: t.string, n: t.number, act: wordOf(['remind', 'forgive']), reason: t.string }),
  isClosed: true,
  answer: staffApplicationWire,
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const tendFeePartText: CallText<typeof tendFeePartCall> = {
  call: tendFeePartCall,
  id: 'tendFeePart',
  topic: 'registrations',
  summary:
    'Mails the payer of a part of a fee that is due and not paid, or forgives the part: it is asked for no more. Forgiving needs a reason, which the payer reads.',
  example: { code: '7k2qras0mz', n: 2, act: 'forgive', reason: 'Lo pide servicios sociales.' },
  answer: 'The application as it is then.',
};
