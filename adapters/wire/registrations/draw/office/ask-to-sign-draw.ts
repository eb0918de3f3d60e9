import * as t from 'io-ts';
import type { CallText } from '../../../call-text.ts';
import type { Call } from '../../../call.ts';
import { orNull, wordOf } from '../../../decode.ts';

/** What a person signs in the act: the value as they type it and, if they sign first, where it is from. */
export const drawTryFields = { turn: wordOf(['first', 'second']), value: t.string };

/** Asks what a passkey has to sign for the act of a draw. */
export const askToSignDrawCall = {
  method: 'post',
  path: '/api/{realm}/staff/draws/{id}/challenge',
  caller: 'staff',
  act: 'draw.sign',
  body: t.intersection([t.type(drawTryFields), t.partial({ source: orNull(t.string) })]),
  isClosed: true,
  answer: t.type({ hash: t.string, options: t.UnknownRecord }),
  refusals: ['unknownDocument', 'signatureRefused'],
} as const satisfies Call;

export const askToSignDrawText: CallText<typeof askToSignDrawCall> = {
  call: askToSignDrawCall,
  id: 'askToSignDraw',
  topic: 'registrations',
  summary:
    'What a browser needs to sign the act of a draw with a passkey (WebAuthn, `navigator.credentials.get`). The challenge is made from the sealed hashes, the value and its source; nothing is stored. The second person types the value again, without having seen it. where says why it is refused (signatureRefused): unsealed, drawn, noValue, noSource, otherValue, signed, unsigned, samePerson, firstLeft, program, bothSides.',
  example: { turn: 'first', value: '4 1 6 2 3', source: 'Cinco dados' },
  answer: 'The hash that is signed, and the options for the browser.',
};
