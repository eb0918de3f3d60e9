import * as t from 'io-ts';
import { hasMisspeltCode } from '#domain/voting/receipt-code.ts';
import { rawAnswerWire } from './ballot-list.ts';
import { orNull } from '../decode.ts';

/** Secrets, with the receipt code's entries after them; a misspelt code is refused before anybody's try is counted. */
export const secretsWire = t.refinement(t.array(t.string), (secrets) => !hasMisspeltCode(secrets), 'secrets');

/** The identity that the voter claims. */
const claimWire = t.partial({
  census: orNull(t.partial({ id: orNull(t.string), secrets: orNull(secretsWire) })),
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

/** The members of a vote that are not ids of answers. */
const ownNames: ReadonlySet<string> = new Set(['answer', 'rating', '_id', 'census', 'change']);

/** Numbers by the ids of answers, if every other member of the body is one; else undefined. */
function numbersIn(body: object): Readonly<Record<string, number>> | undefined {
  const numbers = Object.entries(body).filter(([name]) => !ownNames.has(name));
  const isMap = numbers.length > 0 && numbers.every(([, value]) => typeof value === 'number');
  return isMap ? Object.fromEntries(numbers) : undefined;
}

/**
 * The body of a vote with its answer in `answer`. The vote draft of specification 2, section 3, has stars in `rating`, and
 * those of several answers as numbers by their ids; they are read only if there is no `answer`. A body with both is
 * left without an answer, since one of them would be the wrong one.
 */
export function voteOfDraft(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { answer, rating, ...rest } = body as Readonly<Record<string, unknown>>;
  if (answer !== undefined) return body;
  const given = [rating ?? undefined, numbersIn(rest)].filter((one) => one !== undefined);
  return given.length === 1 ? { ...rest, answer: given[0] } : body;
}

/** The answer to an accepted vote: the ballot's name in the published list. The same for the same vote sent again. */
export const acceptedWire = t.type({ status: t.literal('ok'), survey: t.string, ballot: t.string });

/** The body that asks for one's own vote: that of a vote, without an answer. */
export const myVoteBodyWire = t.intersection([t.type({ census: t.UnknownRecord }), claimWire]);
export type MyVoteBodyWire = t.TypeOf<typeof claimWire>;

/** The answer to it (specification 2, section 7). */
export const myVoteWire = t.type({ answer: rawAnswerWire, surveyId: t.string });
export type MyVoteWire = t.TypeOf<typeof myVoteWire>;
