import { answersInLines } from '../answer-view.ts';
import { numbersIn } from '../../draft/draft-ballot.ts';
import { type QuestionKind, usual } from '../question-kind.ts';
import { starsText } from '../stars/stars-view.ts';
import { RatingAnswersQuestion } from './part.tsx';
import { type RatingAnswersView, ratingAnswersView } from './view.ts';

/** Stars for each answer. */
export const ratingAnswersKind = {
  ...usual,
  view: ratingAnswersView,
  part: RatingAnswersQuestion,
  summary: ({ answers }, raw, speech) => {
    const stars = numbersIn(raw);
    const lines = answers.flatMap(({ id, text }) => {
      const given = stars[id];
      return given === undefined ? [] : [{ id, text: speech.said(text), value: starsText(given, speech) }];
    });
    return answersInLines(lines);
  },
} as const satisfies QuestionKind<'ratingAnswers', RatingAnswersView>;
