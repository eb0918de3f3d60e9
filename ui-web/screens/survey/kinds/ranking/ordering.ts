import type { AnswerId, SurveyId } from '#domain/shared/ids.ts';
import { move } from '#domain/voting/answers/ranking.ts';
import type { Question } from '#domain/voting/survey.ts';
import { answered, chosenIn, hear, type Paper } from '../../draft/draft-ballot.ts';

type Sortable = Extract<Question, { kind: 'sortable' }>;
type Ranked = Extract<Question, { kind: 'ranked' }>;

/** The order as it stands: the voter's, or before the first move the survey's own. */
export function orderIn(chosen: readonly string[], question: Sortable): readonly AnswerId[] {
  return chosen.length > 0 ? (chosen as readonly AnswerId[]) : question.answers.map(({ id }) => id);
}

/** An answer to another position, from 0. In a ranking it may come from outside, and the last one may fall out. */
export function placeAnswer(
  paper: Paper,
  survey: SurveyId,
  question: Sortable | Ranked,
  answer: AnswerId,
  to: number,
): Paper {
  const chosen = chosenIn(paper, survey) as readonly AnswerId[];
  const before = question.kind === 'sortable' ? orderIn(chosen, question) : chosen;
  const places = question.kind === 'sortable' ? before.length : question.maxScore;
  const moved = move(
    before.includes(answer) ? before : [...before, answer],
    answer,
    Math.min(to, places - 1),
  );
  const order = moved.slice(0, places);
  const position = order.indexOf(answer);
  const fallen = moved[places] ?? null;
  return hear(answered(paper, survey, order), survey, {
    kind: 'placed',
    answer,
    position,
    of: places,
    fallen,
  });
}

/** `ranked`: the slot of an answer becomes free, and those after it move up. */
export function unrank(paper: Paper, survey: SurveyId, answer: AnswerId): Paper {
  const order = chosenIn(paper, survey).filter((id) => id !== answer);
  return hear(answered(paper, survey, order), survey, { kind: 'cleared', answers: [answer] });
}

/** `sortable`: the order that is shown becomes the answer, though nothing was moved. */
export const keepOrder = (paper: Paper, survey: SurveyId, question: Sortable): Paper =>
  hear(answered(paper, survey, orderIn(chosenIn(paper, survey), question)), survey, { kind: 'orderKept' });

/** `sortable`: no answer again. */
export const forgetOrder = (paper: Paper, survey: SurveyId): Paper =>
  hear(answered(paper, survey, []), survey, { kind: 'orderForgotten' });
