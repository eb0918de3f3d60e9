import { type QuestionKind, usual } from '../question-kind.ts';
import { rankingSummary } from '../ranking/summary.ts';
import { RankedQuestion } from './part.tsx';
import { rankedView, type RankedView } from './view.ts';

/** Some answers in ranked slots. */
export const rankedKind = {
  ...usual,
  count: ({ maxScore }) => maxScore,
  view: rankedView,
  part: RankedQuestion,
  summary: rankingSummary,
} as const satisfies QuestionKind<'ranked', RankedView>;
