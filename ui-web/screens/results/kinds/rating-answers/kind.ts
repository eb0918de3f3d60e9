import { textOf } from '#ui-web/components/wording/wording.tsx';
import { answerTitle, publishedNumbers } from '../../parts/answer-titles.ts';
import { starWords } from '../rating/view.ts';
import { type ResultKind, usual } from '../result-kind.ts';
import { RatedResults } from './part.tsx';

/** Stars for each answer. */
export const ratingAnswersResult = {
  ...usual,
  part: RatedResults,
  titleOf: answerTitle,
  ballotAnswers: (question, answer, speech) =>
    publishedNumbers(answer).map(([id, stars]) => {
      const title = answerTitle(question, id, speech) ?? id;
      return `${textOf(title)}: ${starWords(stars, speech)}`;
    }),
} as const satisfies ResultKind<'ratingAnswers'>;
