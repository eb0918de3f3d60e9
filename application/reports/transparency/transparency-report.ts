import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { type CountedPoint, type IndexCount, isMet } from '#domain/transparency/count-points.ts';
import type { IndexArticle } from '#domain/transparency/index-article.ts';
import { percentageMet } from '#domain/transparency/percentage.ts';
import { plainDecimal } from '../../text/numbers.ts';
import { count, decimal, type Report, type ReportCell, type ReportTable, term, text } from '../report.ts';
import { type TableOrigin, tableOrigin } from '../tables/table-origin.ts';

/** The columns of the list of points. */
export const pointColumns: readonly string[] = [
  'section',
  'group',
  'point',
  'pointTitle',
  'met',
  'articles',
  'unpublished',
];

/** A row a point, with its articles; sections and groups as further tables. */
export function transparencyReport(counted: IndexCount, language: Language, origin: TableOrigin): Report {
  const words = (title: LocalizedText) => textFor(title, language, 'es').text;
  const titles = (articles: readonly IndexArticle[]) =>
    text(articles.map(({ title }) => words(title)).join(' · '));
  const rowOf = (section: string, group: string, one: CountedPoint): readonly ReportCell[] => [
    text(section),
    text(group),
    count(one.point.number),
    text(words(one.point.title)),
    term(isMet(one) ? 'yes' : 'no'),
    titles(one.articles.filter(({ isPublished }) => isPublished)),
    titles(one.articles.filter(({ isPublished }) => !isPublished)),
  ];
  const rows = counted.sections.flatMap(({ section, groups }) =>
    groups.flatMap(({ group, points }) => points.map((one) => rowOf(section.id, group.id, one))),
  );
  const { units, decimals } = percentageMet(counted);
  return {
    table: { key: 'points', columns: pointColumns, rows },
    further: sumTables(counted, words),
    provenance: [
      ['edition', counted.index.edition],
      ['pointsMet', String(counted.met)],
      ['pointsInAll', String(counted.total)],
      ['percentage', plainDecimal(units, decimals)],
      ...tableOrigin(origin, rows.length),
    ],
  };
}

/** Points met of each section and of each group. */
function sumTables(
  { sections }: IndexCount,
  words: (title: LocalizedText) => string,
): readonly ReportTable[] {
  const sums = (part: { readonly met: number; readonly total: number }): readonly ReportCell[] => {
    const { units, decimals } = percentageMet(part);
    return [count(part.met), count(part.total), decimal(units, decimals)];
  };
  const columns = ['pointTitle', 'pointsMet', 'pointsInAll', 'percentage'];
  return [
    {
      key: 'sections',
      columns: ['section', ...columns],
      rows: sections.map((one) => [text(one.section.id), text(words(one.section.title)), ...sums(one)]),
    },
    {
      key: 'groups',
      columns: ['group', ...columns],
      rows: sections.flatMap(({ groups }) =>
        groups.map((one) => [text(one.group.id), text(words(one.group.title)), ...sums(one)]),
      ),
    },
  ];
}
