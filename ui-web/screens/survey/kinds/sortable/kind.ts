import { type QuestionKind, usual } from '../question-kind.ts';
import { rankingSummary } from '../ranking/summary.ts';
import { SortableQuestion } from './part.tsx';
import { sortableView, type SortableView } from './view.ts';

/** All answers in order. */
export const sortableKind = {
  ...usual,
  orderHint: 'survey:order.start',
  view: sortableView,
  part: SortableQuestion,
  summary: rankingSummary,
} as const satisfies QuestionKind<'sortable', SortableView>;
