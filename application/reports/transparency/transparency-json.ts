import { type CountedPoint, type IndexCount, isMet, type Met } from '#domain/transparency/count-points.ts';
import type { IndexArticle } from '#domain/transparency/index-article.ts';
import { percentageMet } from '#domain/transparency/percentage.ts';
import { lastUpdate } from '#domain/transparency/point-state.ts';
import type { TableOrigin } from '../tables/table-origin.ts';

const shareOf = (part: Met): string => {
  const { units, decimals } = percentageMet(part);
  return (units / 10 ** decimals).toFixed(decimals);
};
const sums = (part: Met) => ({ met: part.met, total: part.total, percentage: shareOf(part) });

const articleOf = ({ id, title, isPublished, uri }: IndexArticle) => ({ id, title, isPublished, uri });

const pointOf = (one: CountedPoint) => ({
  ita: one.point.number,
  title: one.point.title,
  verified: one.point.verified,
  met: isMet(one),
  updatedOn: lastUpdate(one),
  articles: one.articles.map(articleOf),
});

/** A count for programs: sums at every level, and every point with its articles. */
export function transparencyJson(counted: IndexCount, { name, sha256 }: TableOrigin): string {
  const { index, sections, strange } = counted;
  const told = {
    edition: index.edition,
    source: { name, ...(sha256 === null ? {} : { sha256 }) },
    ...sums(counted),
    sections: sections.map((one) => ({
      id: one.section.id,
      title: one.section.title,
      ...sums(one),
      groups: one.groups.map((group) => ({
        id: group.group.id,
        title: group.group.title,
        ...sums(group),
        points: group.points.map(pointOf),
      })),
    })),
    strange: strange.map(({ article, found }) => ({ article: article.id, found })),
  };
  return `${JSON.stringify(told, null, 2)}\n`;
}
