import { cents } from '../shared/money.ts';
import { blankCell, type Cell, orderOf } from './cell.ts';
import type { TableColumn } from './descriptor.ts';
import type { TableRow } from './row.ts';

/** What a group shows in a column: the sum where every amount or number under it adds up, else nothing. */
export function sumOfCells(cells: readonly Cell[]): Cell {
  let [money, numbers, decimals] = [0, 0, 0];
  let kinds = 0;
  for (const cell of cells) {
    if (cell.kind === 'blank') continue;
    if (cell.kind === 'money') {
      money += cell.amount;
      kinds |= 1;
    } else if (cell.kind === 'number') {
      numbers += cell.number;
      decimals = Math.max(decimals, decimalsOf(cell.number));
      kinds |= 2;
    } else return blankCell;
  }
  if (kinds === 1 && Number.isSafeInteger(money)) return { kind: 'money', amount: cents(money) };
  // With the decimals of what was added: 0,1 and 0,2 are 0,3 and no more than that.
  return kinds === 2 ? { kind: 'number', number: Number(numbers.toFixed(decimals)) } : blankCell;
}

/** Of a number as it is written. One so small that it is written with a power of ten has all that can be kept. */
function decimalsOf(number: number): number {
  const written = String(number);
  const point = written.indexOf('.');
  if (written.includes('e')) return 20;
  return point < 0 ? 0 : written.length - point - 1;
}

const cellAt = ({ cells }: TableRow, column: number): Cell => cells[column] ?? blankCell;

/**
 * Rows put together by columns, one level a column: each group has its name in the first column, the sums of its rows
 * in those of amounts and numbers, and its rows under it. A group has the place of its first row.
 */
export function groupRows(
  rows: readonly TableRow[],
  columns: readonly TableColumn[],
  by: readonly number[],
  before = '',
): readonly TableRow[] {
  const [column, ...further] = by;
  if (column === undefined) return rows;
  const groups = new Map<string, [TableRow, ...TableRow[]]>();
  for (const row of rows) {
    const name = String(orderOf(cellAt(row, column)) ?? '');
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups].map(([name, members]) => {
    const id = `${before}${name}/`;
    const sums = columns.map((_, at) => sumOfCells(members.map((row) => cellAt(row, at))));
    return {
      id,
      cells: [cellAt(members[0], column), ...sums.slice(1)],
      children: groupRows(members, columns, further, id),
    };
  });
}
