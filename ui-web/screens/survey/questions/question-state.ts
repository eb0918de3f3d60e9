import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import { keptAnswer } from '../earlier-vote/replaced-votes.ts';
import type { LastingRefusal } from '../draft/draft-ballot.ts';
import { questionId, sendPartId } from './question-ids.ts';
import type { OpenState } from '../state.ts';
import { answerable, isKnown, shownIn } from '../visit.ts';

/**
 * Everything that the drawing of one question depends on. While none of it changes the question is not drawn again:
 * in a long survey an answer redraws only its own question.
 */
export interface QuestionState {
  readonly survey: Survey;
  /** As this device shows it. */
  readonly question: Question;
  readonly index: number;
  readonly of: number;
  /** The id of the next element on the page. */
  readonly next: string;
  readonly isMain: boolean;
  /** The level of its heading: the page's next, or that below its section. */
  readonly level: 2 | 3;
  /** Open now, even if its kind is unknown. */
  readonly isOpen: boolean;
  readonly raw: RawAnswer | undefined;
  /** The answer of the earlier vote, if it cannot be changed. */
  readonly kept: RawAnswer | undefined;
  readonly refusal: LastingRefusal | undefined;
  readonly fault: 'requiredUnanswered' | 'nothingAnswered' | null;
}

export function questionStateOf(
  { visit, draft, faults, earlier }: OpenState,
  survey: Survey,
  index: number,
): QuestionState {
  const { chain, main, now, zone } = visit;
  const [first] = answerable(visit);
  const after = chain[index + 1];
  const missing =
    faults?.chain?.kind === 'requiredUnanswered' && faults.chain.surveys.includes(survey.id)
      ? 'requiredUnanswered'
      : null;
  const nothing = faults?.chain?.kind === 'nothingAnswered' && survey === (first ?? main);
  return {
    survey,
    question: shownIn(visit, survey),
    index,
    of: chain.length,
    next: after === undefined ? sendPartId : questionId(after),
    isMain: survey.id === main.id,
    level: survey.section === null ? 2 : 3,
    isOpen: isKnown(survey)
      ? answerable(visit).includes(survey)
      : surveyState(survey, now, zone).kind === 'open',
    raw: draft.answers.get(survey.id),
    kept: keptAnswer(survey, earlier),
    refusal: draft.refused.get(survey.id),
    fault: nothing ? 'nothingAnswered' : missing,
  };
}

export const sameQuestionState = (a: QuestionState, b: QuestionState): boolean =>
  (Object.keys(a) as (keyof QuestionState)[]).every((key) => Object.is(a[key], b[key]));
