import type { Speech } from '#ui-web/speech.ts';
import { idsIn } from '../../draft/draft-ballot.ts';
import type { QuestionState } from '../../questions/question-state.ts';
import type { QuestionOf } from '../question-of.ts';
import { itemsOf, positionsOf, type RankingItem, worthOf } from '../ranking/ranking-item.ts';

/** Slots with their points, and the answers outside them. */
export interface RankedView {
  readonly kind: 'ranked';
  readonly slots: readonly { readonly worth: string; readonly item: RankingItem | null }[];
  readonly rest: readonly RankingItem[];
  readonly positions: readonly string[];
}

/** The slots with their points, filled from the first on, and the answers without a slot. */
export function rankedView(state: QuestionState, question: QuestionOf<'ranked'>, speech: Speech): RankedView {
  const { answers, maxScore } = question;
  const chosen = idsIn(state.raw);
  const ranked = itemsOf(chosen, answers, state.survey, speech);
  const others = answers.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id);
  return {
    kind: 'ranked',
    slots: Array.from({ length: maxScore }, (_, place) => ({
      worth: worthOf(place, maxScore, speech),
      item: ranked[place] ?? null,
    })),
    rest: itemsOf(others, answers, state.survey, speech),
    positions: positionsOf(maxScore, speech),
  };
}
