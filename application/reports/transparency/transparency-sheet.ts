import type { IndexCount } from '#domain/transparency/count-points.ts';
import { percentageMet } from '#domain/transparency/percentage.ts';
import { type Language, textFor } from '#domain/shared/localized-text.ts';
import { formatCount, plainDecimal, withPercent } from '../../text/numbers.ts';
import type { ListWords } from '../comparison/comparison-sheet.ts';
import { withoutColumns } from '../printed-columns.ts';
import type { Report, ReportSheet } from '../report.ts';
import { filled } from '../sheet-parts.ts';
import { listAgain } from '../tables/list-again.ts';
import type { TableOrigin } from '../tables/table-origin.ts';

/** What a printed count of a transparency index says of itself. */
export function transparencySheet(
  { index, met, total }: IndexCount,
  origin: TableOrigin,
  language: Language,
  words: ListWords,
): ReportSheet {
  const { say, ofList } = words;
  const { units, decimals } = percentageMet({ met, total });
  const share = withPercent(plainDecimal(units, decimals), language);
  const title = textFor(index.name, language, 'es').text;
  return {
    about: filled([
      [say('council'), origin.council ?? ''],
      [ofList('index'), [title, index.edition].filter((part) => part !== '').join(', ')],
    ]),
    figures: [
      [ofList('met'), formatCount(met)],
      [ofList('total'), formatCount(total)],
      [ofList('percentage'), share],
    ],
    recount: listAgain(origin, words),
  };
}

/** A counted index as it is printed: first how much of each section is met, last the points. */
export function printedIndex(report: Report, sheet: ReportSheet, name: string): Report {
  const [sections, ...others] = [...report.further, withoutColumns(report.table, ['section'])];
  return {
    ...report,
    name,
    sheet,
    table: sections,
    further: others,
    chart: { label: 'pointTitle', value: 'percentage' },
  };
}
