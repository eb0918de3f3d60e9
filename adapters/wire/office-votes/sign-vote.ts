import * as t from 'io-ts';
import { signedActs } from '#domain/voting/opening/vote-record.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull, wordOf } from '../decode.ts';
import { keyAnswerField } from '../office/ask-to-sign.ts';
import { officeVoteWire } from './vote.ts';

/** Signs a vote: to open it, or to change or cancel an opened one. */
export const signVoteCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/signatures',
  caller: 'staff',
  act: 'vote.read',
  body: t.intersection([
    t.type({ what: wordOf(signedActs), turn: wordOf(['first', 'second']), hash: t.string }),
    t.partial({ reason: orNull(t.string), ...keyAnswerField }),
  ]),
  isClosed: true,
  answer: officeVoteWire,
  refusals: ['unknownSurvey', 'signatureRefused', 'passkeyRefused', 'storageFailed'],
} as const satisfies Call;

export const signVoteText: CallText<typeof signVoteCall> = {
  call: signVoteCall,
  id: 'signVote',
  topic: 'votes',
  summary:
    'Signs the opening of a vote (what: open), a change of an opened one (change), or that an opened one that has not begun is cancelled (cancel): the first signature waits, the second one, of another person who wrote nothing of it, publishes it or, of a cancelling, makes the surveys drafts again. hash is the one that the caller has seen: if the vote has another one, nothing is signed; of a cancelling it is that of the opening. A change makes the last day later or corrects and translates texts, with a reason that everybody reads; all else is fixed. A cancelling has such a reason too, and is refused from a minute before the start on, or once somebody has voted (begun). Only people sign who are signed in, no programs; who has a passkey signs with its answer (askToSign). where says why a signature is refused (signatureRefused): samePerson, author, changed, signed, unsigned, firstLeft, program, bothSides, blocked, alreadyOpened, notOpened, over, noChange, noReason, begun, otherWaits, fixed.',
  example: { what: 'open', turn: 'first', hash: '7f3a91c05be24d18' },
  answer: 'The vote as it is then.',
};
