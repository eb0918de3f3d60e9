import type { AnswerId, SurveyId } from '#domain/shared/ids.ts';
import { move } from '#domain/voting/kinds/shared/ranking.ts';
import { announce, answered, chosenIn, type DraftBallot } from '../../draft/draft-ballot.ts';
import type { QuestionOf } from '../question-of.ts';

/** The present order: the voter's, or before the first move the survey's own. */
export function orderIn(chosen: readonly string[], question: QuestionOf<'sortable'>): readonly AnswerId[] {
  return chosen.length > 0 ? (chosen as readonly AnswerId[]) : question.answers.map(({ id }) => id);
}

/** An answer to another position, from 0. In a ranking it may come from outside, and the last one may fall out. */
export function placeAnswer(
  draft: DraftBallot,
  survey: SurveyId,
  question: QuestionOf<'sortable' | 'ranked'>,
  answer: AnswerId,
  to: number,
): DraftBallot {
  const chosen = chosenIn(draft, survey) as readonly AnswerId[];
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
  return announce(answered(draft, survey, order), survey, {
    kind: 'placed',
    answer,
    position,
    of: places,
    fallen,
  });
}

/** `ranked`: the slot of an answer becomes free, and those after it move up. */
export function unrank(draft: DraftBallot, survey: SurveyId, answer: AnswerId): DraftBallot {
  const order = chosenIn(draft, survey).filter((id) => id !== answer);
  return announce(answered(draft, survey, order), survey, { kind: 'cleared', answers: [answer] });
}

/** `sortable`: the order that is shown becomes the answer, even if nothing was moved. */
export const keepOrder = (
  draft: DraftBallot,
  survey: SurveyId,
  question: QuestionOf<'sortable'>,
): DraftBallot =>
  announce(answered(draft, survey, orderIn(chosenIn(draft, survey), question)), survey, {
    kind: 'orderKept',
  });

/** `sortable`: the answer is withdrawn. */
export const forgetOrder = (draft: DraftBallot, survey: SurveyId): DraftBallot =>
  announce(answered(draft, survey, []), survey, { kind: 'orderForgotten' });
