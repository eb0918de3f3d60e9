import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { ownApplicationWire } from './own-application.ts';

/** Accepts a place that is offered, or leaves it. */
export const answerPlaceCall = {
  method: 'post',
  path: '/api/{realm}/registrations/activities/{id}/applications/answer',
  caller: 'session',
  body: t.intersection([
    t.type({ key: t.string, isAccepted: t.boolean }),
    t.partial({ forward: orNull(t.string) }),
  ]),
  answer: ownApplicationWire,
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const answerPlaceText: CallText<typeof answerPlaceCall> = {
  call: answerPlaceCall,
  id: 'answerPlace',
  topic: 'registrations',
  summary:
    'Accepts a place that is offered, or leaves it to the next one. One that costs something is had once it is paid: payment says where.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', isAccepted: true },
  answer: 'The application as it is then.',
};
