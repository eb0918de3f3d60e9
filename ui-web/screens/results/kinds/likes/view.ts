import { formatCount } from '#application/text/numbers.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { ResultHeadView } from '../../parts/result-view.ts';
import type { Figures } from '../../parts/figures.ts';

/** The result of `likes`: their number. */
export function likesView({ counts }: Tally, { t }: Speech): ResultHeadView {
  const count = counts.get('like') ?? 0;
  return { conclusion: t('results:likes', { count, n: formatCount(count) }), details: [] };
}

/** The same as the one row of a table. */
export const likesFigures = ({ counts }: Tally, { t }: Speech): Pick<Figures, 'heads' | 'rows'> => ({
  heads: [t('results:columns.answer'), t('results:columns.votes')],
  rows: [{ id: 'like', title: t('results:like'), cells: [counts.get('like') ?? 0] }],
});
