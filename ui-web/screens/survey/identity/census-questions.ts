import { usualVotingAge } from '#domain/census/age.ts';
import { asksAge } from '#domain/voting/conditions/vote-conditions.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { IdentityForm } from './identity-form.ts';
import type { Visit } from '../visit.ts';

const none: readonly Survey['title'][] = [];

/**
 * What the council asks beside the identity number, of the first survey that asks; empty if it asks the standard
 * question.
 */
export const censusQuestionsOf = ({ chain }: Pick<Visit, 'chain'>): Survey['censusQuestions'] =>
  chain.find(({ census, censusQuestions }) => census && censusQuestions.length > 0)?.censusQuestions ?? none;

/** How many secrets are asked for: an identity that is checked has the year of birth as its only one. */
export const secretCount = (visit: Pick<Visit, 'chain'>, identity: IdentityForm | null): number =>
  identity === null ? Math.max(1, censusQuestionsOf(visit).length) : 1;

/**
 * The age to vote from: that of the first survey that checks a census. Null if it is for people of certain ages, which are
 * said above the questions.
 */
export function votingAgeOf({ chain }: Pick<Visit, 'chain'>): number | null {
  const asking = chain.find(({ census }) => census);
  if (asking?.conditions && asksAge(asking.conditions)) return null;
  return asking?.votingAge ?? usualVotingAge;
}
