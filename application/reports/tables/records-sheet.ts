import { cents } from '#domain/shared/money.ts';
import type { ListSheetKey } from '../../text/catalogue/keys/list-sheet.ts';
import { formatCount, formatMoney } from '../../text/numbers.ts';
import type { ListWords } from '../comparison/comparison-sheet.ts';
import type { FlowingReport, FlowingTable } from '../report.ts';
import { filled } from '../sheet-parts.ts';
import { listAgain } from './list-again.ts';
import type { TableOrigin } from './table-origin.ts';

/** Which rows a list has; empty where all were asked for. */
export interface AskedRows {
  readonly year: string;
  readonly search: string;
  readonly types: string;
}

/** What a list of records is, by the key of its title. */
export type RecordsTitle = Extract<ListSheetKey, `title.${string}`>;

/**
 * A list of records as it is printed: whose it is, which rows were asked for, how many there are, their sum if they
 * have amounts, and how anyone gets the same list. It is not signed: it is a copy of a register.
 */
export function printedRecords(
  report: FlowingReport,
  title: RecordsTitle,
  asked: AskedRows,
  origin: TableOrigin,
  words: ListWords,
): FlowingReport {
  const { say, ofList } = words;
  return {
    ...report,
    name: ofList(title),
    sheet: {
      about: filled([
        [say('council'), origin.council ?? ''],
        ...(['year', 'search', 'types'] as const).map((one) => [ofList(one), asked[one]] as const),
      ]),
      figures: figuresOf(report.table, words),
      recount: listAgain(origin, words),
    },
  };
}

function figuresOf(table: FlowingTable, { ofList }: ListWords) {
  const { count, sum } = totalOf(table);
  return filled([
    [ofList('rows'), formatCount(count)],
    [ofList('sum'), sum === null ? '' : formatMoney(sum)],
  ]);
}

/** How many rows a table has, and the sum of its amounts; null if it has none. */
function totalOf({ rows }: FlowingTable) {
  let [count, sum, amounts] = [0, 0, 0];
  for (const row of rows) {
    count += 1;
    for (const cell of row) {
      if (cell.kind !== 'money') continue;
      amounts += 1;
      sum += cell.amount;
    }
  }
  return { count, sum: amounts === 0 ? null : cents(sum) };
}
