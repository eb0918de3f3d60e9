import type { AnswerId } from '#domain/shared/ids.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import type { ChangeAnswer } from '../../draft/change-answer.ts';
import { forgetOrder, keepOrder, placeAnswer, unrank } from './ordering.ts';

export interface RankingAnswering {
  /** An answer of `sortable` or `ranked` to a position, from 0; of a question of another kind nothing changes. */
  place(survey: Survey, id: AnswerId, to: number): void;
  /** An answer of `ranked` out of its slot. */
  unrank(survey: Survey, id: AnswerId): void;
  /** The order of `sortable` as it is shown becomes the answer, or the answer is withdrawn. */
  decideOrder(survey: Survey, decided: boolean): void;
}

/** `shownOf` gives the question as this device shows it: a list to be put in order begins in that order. */
export const rankingAnswering = (
  change: ChangeAnswer,
  shownOf: (survey: Survey) => Question,
): RankingAnswering => ({
  place: (survey, id, to) => {
    const question = shownOf(survey);
    if (question.kind === 'sortable' || question.kind === 'ranked')
      change(survey, (draft) => placeAnswer(draft, survey.id, question, id, to));
  },
  unrank: (survey, id) => change(survey, (draft) => unrank(draft, survey.id, id)),
  decideOrder: (survey, decided) => {
    const question = shownOf(survey);
    if (question.kind === 'sortable')
      change(survey, (draft) =>
        decided ? keepOrder(draft, survey.id, question) : forgetOrder(draft, survey.id),
      );
  },
});
