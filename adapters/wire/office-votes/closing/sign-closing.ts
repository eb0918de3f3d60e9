import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { orNull } from '../../decode.ts';
import { recordTryFields } from './ask-to-sign-closing.ts';
import { closingWire } from './closing.ts';

/** Signs a closing record with a passkey. */
export const signClosingCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/closing/signatures',
  caller: 'staff',
  act: 'vote.close',
  body: t.intersection([
    t.type({ ...recordTryFields, answer: t.UnknownRecord }),
    t.partial({ explanation: orNull(t.string) }),
  ]),
  isClosed: true,
  answer: closingWire,
  refusals: ['unknownSurvey', 'signatureRefused', 'passkeyRefused', 'storageFailed'],
} as const satisfies Call;

export const signClosingText: CallText<typeof signClosingCall> = {
  call: signClosingCall,
  id: 'signClosing',
  topic: 'votes',
  summary:
    'Signs the closing record of a vote with the answer of a passkey of the caller. hash is the one that was asked for. The first signature waits; the second one, of another person, closes the vote and publishes the record. A first signature is void once the record says something else. where says why a signature is refused, as for askToSignClosing.',
  example: { turn: 'first', hash: '7f3a91c05be24d18', answer: {} },
  answer: 'The closing of the vote as it is then.',
};
