import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { orNull, wordOf } from '../../decode.ts';

/** What a person signs: which signature, the hash of the record that they saw, and their words for what does not hold. */
export const recordTryFields = {
  turn: wordOf(['first', 'second']),
  hash: t.string,
};

/** Asks what a passkey has to sign for a closing record. */
export const askToSignClosingCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/closing/challenge',
  caller: 'staff',
  act: 'vote.close',
  body: t.intersection([t.type(recordTryFields), t.partial({ explanation: orNull(t.string) })]),
  isClosed: true,
  answer: t.type({ hash: t.string, options: t.UnknownRecord }),
  refusals: ['unknownSurvey', 'signatureRefused'],
} as const satisfies Call;

export const askToSignClosingText: CallText<typeof askToSignClosingCall> = {
  call: askToSignClosingCall,
  id: 'askToSignClosing',
  topic: 'votes',
  summary:
    'What a browser needs to sign a closing record with a passkey (WebAuthn, `navigator.credentials.get`). The challenge is made from the hash of the record, with the explanation that the first person gives for what does not hold; nothing is stored. where says why it is refused (signatureRefused): open, counting, from, unchecked, unexplained, closed, changed, signed, unsigned, samePerson, firstLeft, program, bothSides.',
  example: { turn: 'first', hash: '7f3a91c05be24d18' },
  answer: 'The hash of the record that is signed, and the options for the browser.',
};
