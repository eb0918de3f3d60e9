import type { IndexArticle } from './index-article.ts';
import { pointNumbers } from './point-numbers.ts';
import { type IndexGroup, type IndexPoint, pointsIn, type TransparencyIndex } from './transparency-index.ts';

/** The number of points met, and of how many. */
export interface Met {
  readonly met: number;
  readonly total: number;
}

/** A point with the articles that meet it. */
export interface CountedPoint {
  readonly point: IndexPoint;
  /** Those that name it, in the council's order, published or not. */
  readonly articles: readonly IndexArticle[];
}

/** A group with its points, and how many of them are met. */
export interface CountedGroup extends Met {
  readonly group: IndexGroup;
  readonly points: readonly CountedPoint[];
}

/** A section with its groups, and how many of its points are met. */
export interface CountedSection extends Met {
  readonly section: TransparencyIndex['sections'][number];
  readonly groups: readonly CountedGroup[];
}

/** Something in an article's list that is no point of the index. */
export interface StrangeNumber {
  readonly article: IndexArticle;
  readonly found: string;
}

/** An index as far as a council meets it. */
export interface IndexCount extends Met {
  readonly index: TransparencyIndex;
  readonly sections: readonly CountedSection[];
  readonly strange: readonly StrangeNumber[];
}

/** Whether at least one article names the point. */
export const isMet = ({ articles }: CountedPoint): boolean => articles.length > 0;

/**
 * Which points a council meets: those that at least one article names, published or not (specification 3, section 5).
 * An article may name several points and a point may have several articles; both count once.
 */
export function countPoints(index: TransparencyIndex, articles: readonly IndexArticle[]): IndexCount {
  const known = new Set(index.sections.flatMap(pointsIn).map(({ number }) => number));
  const naming = new Map<number, IndexArticle[]>();
  const strange: StrangeNumber[] = [];
  for (const article of articles) {
    const { numbers, strangers } = pointNumbers(article.ita);
    for (const number of numbers) {
      if (!known.has(number)) strange.push({ article, found: String(number) });
      naming.set(number, [...(naming.get(number) ?? []), article]);
    }
    strange.push(...strangers.map((found) => ({ article, found })));
  }
  const sections = index.sections.map((section): CountedSection => {
    const groups = section.groups.map((group): CountedGroup => {
      const points = group.points.map((point) => ({ point, articles: naming.get(point.number) ?? [] }));
      return { group, points, met: points.filter(isMet).length, total: points.length };
    });
    return { section, groups, ...sumOf(groups) };
  });
  return { index, sections, strange, ...sumOf(sections) };
}

const sumOf = (parts: readonly Met[]): Met => ({
  met: parts.reduce((sum, { met }) => sum + met, 0),
  total: parts.reduce((sum, { total }) => sum + total, 0),
});
