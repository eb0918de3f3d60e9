import * as t from 'io-ts';
import { rawAnswerWire } from './ballot-list.ts';
import { orNull } from '../decode.ts';

/** The identity that the voter claims. */
const claimWire = t.partial({
  census: orNull(t.partial({ id: orNull(t.string), secrets: orNull(t.array(t.string)) })),
});

/**
 * The body of a vote (specification 2, section 7). The receipt code is sent as six entries at the end of `secrets`.
 * `change` says that it replaces the vote of that code: if there is none, it is refused and nothing is stored.
 */
export const voteWire = t.intersection([
  t.type({ answer: rawAnswerWire }),
  claimWire,
  t.partial({ change: orNull(t.boolean) }),
]);
export type VoteWire = t.TypeOf<typeof voteWire>;

/** The answer to an accepted vote: the ballot's name in the published list. The same for the same vote sent again. */
export const acceptedWire = t.type({ status: t.literal('ok'), survey: t.string, ballot: t.string });

/** The body that asks for one's own vote: that of a vote, without an answer. */
export const myVoteBodyWire = t.intersection([t.type({ census: t.UnknownRecord }), claimWire]);
export type MyVoteBodyWire = t.TypeOf<typeof claimWire>;

/** The answer to it (specification 2, section 7). */
export const myVoteWire = t.type({ answer: rawAnswerWire, surveyId: t.string });
export type MyVoteWire = t.TypeOf<typeof myVoteWire>;
