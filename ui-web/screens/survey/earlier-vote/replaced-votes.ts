import type { SurveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { isUnanswered, type RawAnswer } from '#domain/voting/answer.ts';
import { spelledAnswer } from '#domain/voting/check-answer.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { EarlierVote, OpenState } from '../state.ts';

type Changing = Pick<OpenState, 'draft' | 'earlier'>;

/**
 * What a change does to one question. `kept`: its answer cannot be changed. `same`: it can, and is not changed.
 * `added`: the earlier vote left it out.
 */
export type ChangeOfAnswer =
  | { readonly kind: 'replaced' | 'kept' | 'same'; readonly before: RawAnswer }
  | { readonly kind: 'added' | 'blank' };

/** The answer that the earlier vote gave; undefined if it gave none. */
const answerBefore = (survey: Survey, earlier: EarlierVote): RawAnswer | undefined =>
  earlier.kind === 'found' ? earlier.answers.get(survey.id) : undefined;

/** The earlier answer if it cannot be changed; undefined if there is none, or it can. */
export const keptAnswer = (survey: Survey, earlier: EarlierVote): RawAnswer | undefined =>
  survey.canChangeVote ? undefined : answerBefore(survey, earlier);

/** What sending the draft does to one question; null if it changes no vote that was found. */
export function changeOfAnswer(survey: Survey, { draft, earlier }: Changing): ChangeOfAnswer | null {
  if (earlier.kind !== 'found') return null;
  const before = answerBefore(survey, earlier);
  const now = draft.answers.get(survey.id);
  const isBlank = now === undefined || isUnanswered(now);
  if (before === undefined) return { kind: isBlank ? 'blank' : 'added' };
  if (!survey.canChangeVote) return { kind: 'kept', before };
  return { kind: isBlank || isSame(survey, now, before) ? 'same' : 'replaced', before };
}

/** Whether two answers have the same canonical form, as the council compares them. */
function isSame({ question }: Survey, a: RawAnswer, b: RawAnswer): boolean {
  const [one, other] = [spelledAnswer(question, a), spelledAnswer(question, b)];
  return !isLeft(one) && !isLeft(other) && JSON.stringify(one.right) === JSON.stringify(other.right);
}

/**
 * The questions that a change may answer: without those whose answer is kept. A person who voted before has answered
 * what is required, and need not do so again.
 */
export const chainToFill = (chain: readonly Survey[], earlier: EarlierVote): readonly Survey[] =>
  chain
    .filter((survey) => keptAnswer(survey, earlier) === undefined)
    .map((survey) => (answerBefore(survey, earlier) === undefined ? survey : { ...survey, required: false }));

/** The surveys in which a vote was found that can be changed: what is sent there replaces it. */
export const replacedIn = (chain: readonly Survey[], earlier: EarlierVote): ReadonlySet<SurveyId> =>
  new Set(
    chain
      .filter((survey) => survey.canChangeVote && answerBefore(survey, earlier) !== undefined)
      .map(({ id }) => id),
  );
