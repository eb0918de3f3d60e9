import * as t from 'io-ts';
import { rawAnswerWire } from './ballot-list.ts';
import { orNull } from './decode.ts';

/** The body of a vote (specification 2, section 7). The receipt code travels as six entries at the end of `secrets`. */
export const voteWire = t.intersection([
  t.type({ answer: rawAnswerWire }),
  t.partial({
    census: orNull(t.partial({ id: orNull(t.string), secrets: orNull(t.array(t.string)) })),
  }),
]);
export type VoteWire = t.TypeOf<typeof voteWire>;

/** The answer to an accepted vote: the ballot's name in the published list. The same for the same vote sent again. */
export const acceptedWire = t.type({ status: t.literal('ok'), survey: t.string, ballot: t.string });
