import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import { keptAnswer } from '../earlier-vote/replaced-votes.ts';
import type { LastingRefusal } from '../draft/draft-ballot.ts';
import { openQuestions } from '../sending/faults.ts';
import { questionId, reviewId, sendPartId, stepLinksId } from './question-ids.ts';
import type { OpenState } from '../state.ts';
import { namesPage } from '../page-title.ts';
import { answerable, isKnown, questionNumber, shownIn } from '../visit.ts';

/** The id of the element to go on to: the next step, or what is still open on the page, else the review. */
export interface Onward {
  readonly kind: 'next' | 'open' | 'review';
  readonly id: string;
}

/**
 * Everything that the drawing of one question depends on. While none of it changes the question is not drawn again:
 * in a long survey an answer redraws only its own question.
 */
export interface QuestionState {
  readonly survey: Survey;
  /** As this device shows it. */
  readonly question: Question;
  /** Its number among the questions that can be answered; null for the others. */
  readonly number: number | null;
  readonly of: number;
  /** The id of the next element on the page. */
  readonly next: string;
  /** Where the bar of a budget leads; null for other kinds of questions. */
  readonly onward: Onward | null;
  /** The title of the page is that of this question, which says what to do instead. */
  readonly isTitled: boolean;
  /** A step of the road: the other questions of the chain are not on the page. */
  readonly isAlone: boolean;
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

function onwardFrom(open: OpenState, survey: Survey, next: string, isAlone: boolean): Onward | null {
  if (survey.question.kind !== 'budgetAmount') return null;
  if (isAlone) return { kind: 'next', id: next };
  const [first] = openQuestions(open);
  return first === undefined ? { kind: 'review', id: reviewId } : { kind: 'open', id: questionId(first) };
}

/** `isAlone`: drawn as a step of the road, without the other questions of the chain. */
export function questionStateOf(
  open: OpenState,
  survey: Survey,
  index: number,
  isAlone: boolean,
): QuestionState {
  const { visit, draft, faults, earlier } = open;
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
    number: questionNumber(visit, survey),
    of: isAlone ? 1 : answerable(visit).length,
    next: isAlone ? stepLinksId : after === undefined ? sendPartId : questionId(after),
    onward: onwardFrom(open, survey, after === undefined ? reviewId : questionId(after), isAlone),
    isTitled: survey.id === main.id && namesPage(main),
    isAlone,
    level: isAlone || survey.section === null ? 2 : 3,
    isOpen: isKnown(survey)
      ? answerable(visit).includes(survey)
      : surveyState(survey, now, zone).kind === 'open',
    raw: draft.answers.get(survey.id),
    kept: keptAnswer(survey, earlier),
    refusal: draft.refused.get(survey.id),
    fault: nothing ? 'nothingAnswered' : missing,
  };
}

export const sameQuestionState = (
  { onward: a, ...one }: QuestionState,
  { onward: b, ...other }: QuestionState,
): boolean =>
  a?.kind === b?.kind &&
  a?.id === b?.id &&
  (Object.keys(one) as (keyof typeof one)[]).every((key) => Object.is(one[key], other[key]));
