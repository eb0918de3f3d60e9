import { formatCount, formatMoney, formatShare } from '#application/text/numbers.ts';
import type { Comparison } from '#domain/budget/comparison/compare-allocations.ts';
import { cents } from '#domain/shared/money.ts';
import type { Speech } from '#ui-web/speech.ts';

/** A district or a category: what each rule spends there, as bars and in figures. */
export interface PlaceView {
  readonly name: string;
  /** Its votes and their share of all. */
  readonly detail: string;
  /** The position of the line that marks its share of the votes, 0 to 100. */
  readonly due: number;
  readonly dueWords: string;
  readonly bars: readonly { readonly length: number; readonly amount: string }[];
}

/** The money by place. The longest bar or line takes the whole width. */
export function comparedPlaceViews(
  comparison: Comparison,
  key: 'districts' | 'categories',
  { t, language }: Speech,
): readonly PlaceView[] {
  const places = comparison[key];
  const votes = places.reduce((sum, place) => sum + place.votes, 0);
  const dueOf = (own: number) => (votes === 0 ? 0 : Math.round((comparison.budget * own) / votes));
  const most = Math.max(1, ...places.flatMap((place) => [...place.spent, dueOf(place.votes)]));
  const lengthOf = (amount: number) => Math.round((amount * 1000) / most) / 10;
  return places.map((place) => {
    const due = dueOf(place.votes);
    return {
      name: place.name ?? t('comparison:places.nowhere'),
      detail: t('comparison:places.share', {
        count: place.votes,
        n: formatCount(place.votes),
        share: formatShare(place.votes, votes, language),
      }),
      due: lengthOf(due),
      dueWords: t('comparison:places.due', { amount: formatMoney(cents(due)) }),
      bars: place.spent.map((amount) => ({ length: lengthOf(amount), amount: formatMoney(amount) })),
    };
  });
}
