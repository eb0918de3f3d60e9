import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { keyAnswerField } from '../office/ask-to-sign.ts';
import { officeVoteWire } from './vote.ts';

/** Signs, as the second person, an amendment of the census that a vote is opened with. */
export const signAmendmentCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/amendment',
  caller: 'staff',
  act: 'vote.read',
  body: t.intersection([t.type({ amendment: t.string, hash: t.string }), t.partial(keyAnswerField)]),
  isClosed: true,
  answer: officeVoteWire,
  refusals: ['unknownSurvey', 'signatureRefused', 'passkeyRefused', 'storageFailed'],
} as const satisfies Call;

export const signAmendmentText: CallText<typeof signAmendmentCall> = {
  call: signAmendmentCall,
  id: 'signAmendment',
  topic: 'votes',
  summary:
    'Signs, as the second person, the amendment of the census that waits: the census changes, and every opened vote that checks it gets the amendment with its own number, how many people it adds, blocks, lets in and corrects, its new fingerprint and its new hash, all at once. It needs the role to change each of these votes. amendment is its id and hash that of this vote with it, as the caller has seen them; answer is that of a passkey (askToSign), of who has one. where says why a signature is refused (signatureRefused): samePerson, changed, unsigned, firstLeft, program, bothSides.',
  example: { amendment: 'K7QM2XRAVD5H', hash: '7f3a91c05be24d18' },
  answer: 'The vote as it is then.',
};
