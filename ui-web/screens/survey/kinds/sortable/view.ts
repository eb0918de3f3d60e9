import type { Speech } from '#ui-web/speech.ts';
import { idsIn } from '../../draft/draft-ballot.ts';
import type { QuestionState } from '../../questions/question-state.ts';
import type { QuestionOf } from '../question-of.ts';
import { orderIn } from '../ranking/ordering.ts';
import { itemsOf, positionsOf, type RankingItem, worthOf } from '../ranking/ranking-item.ts';

/** A list in order, each position with its points. */
export interface SortableView {
  readonly kind: 'sortable';
  readonly items: readonly RankingItem[];
  readonly positions: readonly string[];
  readonly pointed: number;
  readonly decided: boolean;
}

/** All answers, in the voter's order or, before the first move, in the survey's. */
export function sortableView(
  state: QuestionState,
  question: QuestionOf<'sortable'>,
  speech: Speech,
): SortableView {
  const { answers, maxScore } = question;
  const chosen = idsIn(state.raw);
  const items = itemsOf(orderIn(chosen, question), answers, state.survey, speech);
  return {
    kind: 'sortable',
    items: items.map((item, place) => ({ ...item, detail: worthOf(place, maxScore, speech) })),
    positions: positionsOf(items.length, speech),
    pointed: maxScore,
    decided: chosen.length > 0,
  };
}
