import { formatShare } from '#application/text/numbers.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { answerTitle, publishedNumbers } from '../../parts/answer-titles.ts';
import { type ResultKind, usual } from '../result-kind.ts';
import { SlidersResults } from './part.tsx';

/** Average shares. */
export const limitedSlidersResult = {
  ...usual,
  part: SlidersResults,
  titleOf: answerTitle,
  // The list uses the scale of ten.
  ballotAnswers: (question, answer, speech) =>
    publishedNumbers(answer).map(([id, given]) => {
      const title = answerTitle(question, id, speech) ?? id;
      return `${textOf(title)}: ${formatShare(given, 10, speech.language)}`;
    }),
} as const satisfies ResultKind<'limitedSliders'>;
