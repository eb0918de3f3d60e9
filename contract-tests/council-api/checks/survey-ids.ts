import type { Question } from '#domain/voting/survey.ts';
import type { RatingRange } from '#domain/voting/kinds/shared/stars.ts';

const starsOf = ({ min, max }: RatingRange) =>
  Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

/** The ids that a question's results are keyed by; null for a display type that nobody here can count. */
export function idsOf(question: Question): readonly string[] | null {
  switch (question.kind) {
    case 'rating':
      return starsOf(question.range);
    case 'likes':
      return ['like'];
    case 'free':
      return [];
    case 'options':
    case 'yesNo':
    case 'likeDislike':
    case 'optionsMultiple':
    case 'sortable':
    case 'ranked':
    case 'limitedSliders':
    case 'ratingAnswers':
      return question.answers.map(({ id }) => id);
    case 'budgetAmount':
      return question.proposals.map(({ id }) => id);
    case 'unknown':
      return null;
    default:
      return question satisfies never;
  }
}
