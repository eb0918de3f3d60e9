import type { Allocation } from '#domain/budget/allocation.ts';
import { narrowTable } from './narrow-table.ts';
import type { TableStyle } from './table-parts.ts';
import { wideTable } from './wide-table.ts';

/** Under this width a project takes two lines instead of one. */
const narrow = 96;

/** The projects in the order of the rule, with the line up to which everything fits, and the sums. */
export function resultTable(allocation: Allocation, style: TableStyle): string {
  const rows = style.columns < narrow ? narrowTable(allocation, style) : wideTable(allocation, style);
  return rows
    .map((row) => row.trimEnd())
    .join('\n')
    .concat('\n');
}
