import { randomBytes } from 'node:crypto';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { spelledAnswer } from '#domain/voting/check-answer.ts';

interface FirstBallot {
  readonly id: string;
  readonly answer: string;
  readonly mark: string;
}

/**
 * The rows of ballots that a survey begins with. No person of this census cast them: their marks are random, so that
 * marks and ballots still agree in number.
 */
export const firstBallots = (
  { survey }: SurveyDocument,
  answers: readonly RawAnswer[],
  keys: VotingKeys,
): readonly FirstBallot[] =>
  answers.map((raw) => {
    const answer = spelledAnswer(survey.question, raw);
    if (isLeft(answer)) throw new Error(`an answer of ${survey.id} was not checked before loading`);
    return {
      id: keys.randomBallotId(),
      answer: JSON.stringify(answer.right),
      mark: randomBytes(32).toString('hex'),
    };
  });
