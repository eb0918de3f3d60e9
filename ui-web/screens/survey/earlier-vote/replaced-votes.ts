import type { SurveyId } from '#domain/shared/ids.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { EarlierVote } from '../state.ts';

/** The outcome of a question that a change leaves empty. `perhaps`: its vote cannot be changed, if there was one. */
export function whenLeftEmpty(survey: Survey, earlier: EarlierVote): 'stands' | 'perhaps' | 'blank' {
  if (earlier.kind !== 'found') return 'blank';
  if (earlier.answers.has(survey.id)) return 'stands';
  return survey.canChangeVote ? 'blank' : 'perhaps';
}

/**
 * The chain as a change has to answer it: a person who voted before has answered what is required, and need not do so
 * again.
 */
export const chainToFill = (chain: readonly Survey[], earlier: EarlierVote): readonly Survey[] =>
  chain.map((survey) =>
    whenLeftEmpty(survey, earlier) === 'blank' ? survey : { ...survey, required: false },
  );

/** The surveys in which a vote was found: what is sent there replaces it. */
export const replacedIn = (earlier: EarlierVote): ReadonlySet<SurveyId> =>
  new Set(earlier.kind === 'found' ? earlier.answers.keys() : []);
