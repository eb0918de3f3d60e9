import { textOf } from '#ui-web/components/wording/wording.tsx';
import { answerTitle, publishedIds } from '../../parts/answer-titles.ts';
import { type ResultKind, usual } from '../result-kind.ts';
import { RankingResults } from './part.tsx';

/** Points by position. */
export const rankingResult = {
  ...usual,
  part: RankingResults,
  titleOf: answerTitle,
  ballotAnswers: (question, answer, speech) =>
    publishedIds(answer).map((id, place) => {
      const title = answerTitle(question, id, speech) ?? id;
      return `${speech.t('results:place', { n: place + 1 })}: ${textOf(title)}`;
    }),
} as const satisfies ResultKind<'sortable' | 'ranked'>;
