import type { BallotBox, CastRefusal, CensusEntry } from '#application/ports/browser/ballot-box.ts';
import type { BallotId, RealmId, SurveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { type ChainFault, checkChain } from '#domain/voting/check-chain.ts';
import type { ReceiptCode } from '#domain/voting/receipt-code.ts';
import type { Survey } from '#domain/voting/survey.ts';

/** A whole visit to the ballot box: the chain (main survey first), what was chosen, who votes, and the code. */
export interface Submission {
  readonly chain: readonly Survey[];
  readonly answers: ReadonlyMap<SurveyId, RawAnswer>;
  readonly census: CensusEntry | null;
  readonly code: ReceiptCode;
  /** The surveys in which a vote of that code was found: what is sent there replaces it. */
  readonly replaced?: ReadonlySet<SurveyId>;
}

/** The outcome of one survey of the chain. */
export interface CastOutcome {
  readonly survey: SurveyId;
  readonly result: Either<CastRefusal, BallotId>;
}

/**
 * Votes the main survey and, only if that vote is accepted, the others of the chain; each outcome is reported
 * (specification 2, section 4). Surveys left unanswered are not sent. Repeating a submission with the same code is
 * safe.
 */
export const castVote =
  (box: Pick<BallotBox, 'cast'>) =>
  async (realm: RealmId, submission: Submission): Promise<Either<ChainFault, readonly CastOutcome[]>> => {
    const { chain, answers, census, code, replaced } = submission;
    const toVote = checkChain(chain, answers);
    if (isLeft(toVote)) return toVote;
    const outcomes: CastOutcome[] = [];
    for (const { survey, answer } of toVote.right) {
      const { id } = survey;
      const isChange = replaced?.has(id) === true;
      // One after the other on purpose: the rest of the chain is sent only after the first vote is accepted.
      const result = await box.cast(realm, {
        survey: id,
        answer,
        code,
        census: survey.census ? census : null,
        isChange,
      });
      outcomes.push({ survey: id, result });
      if (isLeft(result) && outcomes.length === 1) break;
    }
    return right(outcomes);
  };
