import { countPoints, type IndexCount } from './count-points.ts';
import type { IndexArticle } from './index-article.ts';
import type { TransparencyIndex } from './transparency-index.ts';

/** What a council wrote down of an index at the end of a year: later articles change nothing of it. */
export interface IndexYear {
  readonly edition: string;
  readonly year: number;
  /** The points met then, as in an article: `1, 2, 4`. */
  readonly ita: string;
}

/** The count of a year written down. Its points are met or not; which articles stood for them is no longer known. */
export function countYear(index: TransparencyIndex, { year, ita }: IndexYear): IndexCount {
  const record: IndexArticle = {
    id: String(year),
    title: String(year),
    ita,
    isPublished: true,
    uri: null,
    slug: '',
    updatedOn: null,
  };
  return countPoints(index, [record]);
}

/**
 * The years written down of an edition, the latest first, each once: if a year is there twice, the first one counts.
 *
 * @example yearsOf('2017', [{ edition: '2017', year: 2024, ita: '1' }, { edition: '2017', year: 2025, ita: '1' }])
 * // 2025, 2024
 */
export function yearsOf(edition: string, years: readonly IndexYear[]): readonly IndexYear[] {
  const own = years.filter((one) => one.edition === edition);
  return own
    .filter(({ year }, at) => own.findIndex((other) => other.year === year) === at)
    .toSorted((a, b) => b.year - a.year);
}
