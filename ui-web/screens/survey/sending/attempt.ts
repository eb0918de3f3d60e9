import type { CastRefusal } from '#application/ports/browser/ballot-box.ts';
import type { BallotId, SurveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, isRight } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { ReceiptCode } from '#domain/voting/receipt-code.ts';

type Answers = ReadonlyMap<SurveyId, RawAnswer>;

/** Why a vote could not be sent or was not accepted. `notSent`: the council could not be reached before sending. */
export type SendingRefusal = CastRefusal | { readonly kind: 'notSent' };

/** One visit to the ballot box with one code: what was sent, and the outcome of each survey. */
export interface Attempt {
  readonly code: ReceiptCode;
  readonly answers: Answers;
  readonly outcomes: ReadonlyMap<SurveyId, Either<SendingRefusal, BallotId>>;
  /** Some sending got no reply: a ballot may already be stored under this code. */
  readonly uncertain: boolean;
  /** Its code is one that the voter wrote, of an earlier vote. */
  readonly isNamed: boolean;
}

/** Refusals after which the very same vote may be accepted if it is sent again. */
const passing: ReadonlySet<SendingRefusal['kind']> = new Set([
  'noAnswer',
  'notSent',
  'serverFailed',
  'tooManyAttempts',
  'busy',
  'noSession',
  // The voter may verify their address meanwhile.
  'notRegistered',
]);

export const mayRetry = (refusal: SendingRefusal): boolean => passing.has(refusal.kind);

const sameAnswers = (a: Answers, b: Answers): boolean => {
  const flat = (answers: Answers) => JSON.stringify([...answers].toSorted(([x], [y]) => (x < y ? -1 : 1)));
  return flat(a) === flat(b);
};

/**
 * The attempt to send these answers with. A code stays as long as a ballot may be stored under it, or as long as the
 * answers do; a new one is made only when answers change after a definite refusal. One that the voter names has
 * priority over both.
 */
export function attemptFor(
  previous: Attempt | null,
  answers: Answers,
  fresh: () => ReceiptCode,
  named: ReceiptCode | null = null,
): Attempt {
  const anew = (): Attempt => ({
    code: named ?? fresh(),
    answers,
    outcomes: new Map(),
    uncertain: false,
    isNamed: named !== null,
  });
  if (previous === null) return anew();
  if (takenIn(previous).length > 0) return previous;
  // The voter wrote or removed a code since: it is not the code of the attempt.
  if (named === null ? previous.isNamed : named !== previous.code) return anew();
  // Nothing was accepted yet: earlier refusals say nothing about this sending.
  if (previous.uncertain || sameAnswers(previous.answers, answers))
    return { ...previous, answers, outcomes: new Map() };
  return anew();
}

/** The attempt after replies for some of its surveys. */
export function withOutcomes(
  attempt: Attempt,
  outcomes: readonly { readonly survey: SurveyId; readonly result: Either<SendingRefusal, BallotId> }[],
): Attempt {
  const all = new Map(attempt.outcomes);
  for (const { survey, result } of outcomes) all.set(survey, result);
  const unanswered = outcomes.some(({ result }) => isLeft(result) && isUnknown(result.left));
  return { ...attempt, outcomes: all, uncertain: attempt.uncertain || unanswered };
}

/** A server that failed may have stored the vote first. */
const isUnknown = ({ kind }: SendingRefusal) => kind === 'noAnswer' || kind === 'serverFailed';

/** The surveys of the attempt that were accepted. */
export const takenIn = (attempt: Attempt): readonly SurveyId[] =>
  [...attempt.outcomes].filter(([, outcome]) => isRight(outcome)).map(([survey]) => survey);

/** The surveys still to be sent again, in the order of the chain. */
export const retriesIn = (attempt: Attempt): readonly SurveyId[] =>
  [...attempt.outcomes]
    .filter(([, outcome]) => isLeft(outcome) && mayRetry(outcome.left))
    .map(([survey]) => survey);
