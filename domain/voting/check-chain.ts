import type { SurveyId } from '../shared/ids.ts';
import { type Either, left, right } from '../shared/result.ts';
import { isUnanswered, type RawAnswer } from './answer.ts';
import type { Survey } from './survey.ts';

/** Why a chain cannot be sent yet. */
export type ChainFault =
  | { readonly kind: 'nothingAnswered' }
  | { readonly kind: 'requiredUnanswered'; readonly surveys: readonly SurveyId[] };

/** A survey of a chain with the answer that is sent to it. */
export interface AnsweredSurvey {
  readonly survey: Survey;
  readonly answer: RawAnswer;
}

/**
 * At least one survey of the chain is answered, and every required one is (specification 2, section 5). Gives the
 * surveys to vote with their answers, the main one first.
 */
export function checkChain(
  chain: readonly Survey[],
  answers: ReadonlyMap<SurveyId, RawAnswer>,
): Either<ChainFault, readonly AnsweredSurvey[]> {
  const answered: AnsweredSurvey[] = [];
  const missing: SurveyId[] = [];
  for (const survey of chain) {
    const answer = answers.get(survey.id);
    if (answer !== undefined && !isUnanswered(answer)) answered.push({ survey, answer });
    else if (survey.required) missing.push(survey.id);
  }
  if (answered.length === 0) return left({ kind: 'nothingAnswered' });
  return missing.length > 0 ? left({ kind: 'requiredUnanswered', surveys: missing }) : right(answered);
}
