import type { SurveyId } from '../shared/ids.ts';
import { type Either, left, right } from '../shared/result.ts';
import { isUnanswered, type RawAnswer } from './answer.ts';
import type { Survey } from './survey.ts';

/** The main survey and those it names, in order, each once; names that nobody knows are passed over. */
export function chainOf(main: Survey, known: readonly Survey[]): readonly Survey[] {
  const rest = main.chain.map((id) => known.find((survey) => survey.id === id));
  return [...new Set([main, ...rest.filter((survey) => survey !== undefined)])];
}

/** Why a chain cannot be sent yet. */
export type ChainFault =
  | { readonly kind: 'nothingAnswered' }
  | { readonly kind: 'requiredUnanswered'; readonly surveys: readonly SurveyId[] };

/**
 * At least one survey of the chain is answered, and every required one is (specification 2, section 5). Gives the
 * surveys to vote, the main one first.
 */
export function checkChain(
  chain: readonly Survey[],
  answers: ReadonlyMap<SurveyId, RawAnswer>,
): Either<ChainFault, readonly Survey[]> {
  const answered = chain.filter((survey) => !isUnanswered(answers.get(survey.id)));
  if (answered.length === 0) return left({ kind: 'nothingAnswered' });
  const missing = chain.filter((survey) => survey.required && !answered.includes(survey)).map(({ id }) => id);
  return missing.length > 0 ? left({ kind: 'requiredUnanswered', surveys: missing }) : right(answered);
}
