import type { AnswerId, SurveyId } from '#domain/shared/ids.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { ChangeAnswer } from '../../draft/change-answer.ts';
import { answered, type DraftBallot, numbersIn } from '../../draft/draft-ballot.ts';
import type { QuestionOf } from '../question-of.ts';

/** `ratingAnswers`: stars for one answer, or none. */
export function rateAnswer(
  draft: DraftBallot,
  survey: SurveyId,
  { answers }: QuestionOf<'ratingAnswers'>,
  answer: AnswerId,
  stars: number | null,
): DraftBallot {
  const given = numbersIn(draft.answers.get(survey));
  const next = answers.flatMap(({ id }) => {
    const now = id === answer ? stars : given[id];
    return now === null || now === undefined ? [] : [[id, now] as const];
  });
  return answered(draft, survey, Object.fromEntries(next));
}

export interface RatingAnswersAnswering {
  /** Stars for an answer of `ratingAnswers`, or none; of a question of another kind nothing changes. */
  rateAnswer(survey: Survey, id: AnswerId, stars: number | null): void;
}

export const ratingAnswersAnswering = (change: ChangeAnswer): RatingAnswersAnswering => ({
  rateAnswer: (survey, id, stars) => {
    const { question } = survey;
    if (question.kind === 'ratingAnswers')
      change(survey, (draft) => rateAnswer(draft, survey.id, question, id, stars));
  },
});
