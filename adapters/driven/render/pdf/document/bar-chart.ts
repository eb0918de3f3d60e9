import type { ReportCell, ReportChart, ReportTable } from '#application/reports/report.ts';
import type { DocumentLanguage } from '#application/reports/report-writer.ts';
import {
  boundAt,
  type Cursor,
  faint,
  groupColours,
  keepTogether,
  lineWidth,
  margin,
  setLook,
  writeHeading,
} from './page.ts';
import { shownCell } from './shown-cell.ts';

/** With more bars than this the table is clearer. */
const mostBars = 25;
const step = 15;
/** A heading of one line with the gap below it. */
const headingBelow = 24;
/** Which part of the line the names have; up to half of it if all of them are whole then. */
const [mostOfLine, mostForWhole] = [0.36, 0.5];
/** The least room beside a bar for its number, and the gap between them. */
const [leastForValue, apart] = [62, 20];

interface Bar {
  readonly label: string;
  readonly shown: string;
  readonly size: number;
  readonly group: string;
}

/**
 * Bars with their names and numbers beside them, so that nothing depends on seeing lengths or colours: everything
 * drawn is in the table too.
 */
export function drawBars(
  cursor: Cursor,
  table: ReportTable,
  chart: ReportChart,
  { wording, ofAll }: DocumentLanguage,
): void {
  const all = barsOf(table, chart, wording);
  const most = all.reduce((longest, { size }) => Math.max(longest, size), 0);
  // One bar compares nothing.
  if (most <= 0 || all.length < 2) return;
  const bars = all.slice(0, mostBars);
  const groups = [...new Set(bars.map(({ group }) => group))];
  const more = all.length > bars.length ? ` (${ofAll(bars.length, all.length)})` : '';
  const legend = groups.length > 1 ? legendOf(cursor, groups) : [];
  // The chart is on one page with its heading, unless its legend is too long for that.
  const below = headingBelow + legendHeight(legend) + bars.length * step;
  writeHeading(cursor, `${wording(chart.value)}${more}`, below);
  const { document, structure } = cursor;
  const figure = structure.part('Figure', structure.root, { alternative: inWords(bars) });
  const [page, top] = [document.getNumberOfPages(), cursor.y];
  if (groups.length > 1) {
    structure.open(figure);
    drawLegend(cursor, legend);
    structure.close();
  }
  setLook(cursor, { size: 8 });
  const widest = bars.reduce((width, { label }) => Math.max(width, cursor.document.getTextWidth(label)), 0);
  const line = lineWidth(cursor);
  const names = widest <= line * mostForWhole ? widest : line * mostOfLine;
  const numbers = bars.reduce(
    (width, { shown }) => Math.max(width, cursor.document.getTextWidth(shown) + apart),
    leastForValue,
  );
  for (const bar of bars) {
    keepTogether(cursor, step);
    const colour = groupColours[groups.indexOf(bar.group) % groupColours.length] ?? faint;
    structure.open(figure);
    drawBar(cursor, bar, most, colour, { names, numbers });
    structure.close();
  }
  // A figure over two pages has no rectangle.
  if (document.getNumberOfPages() === page) boundAt(cursor, figure, top, cursor.y);
}

/** The content of the bars, for readers who do not see them. */
const inWords = (bars: readonly Bar[]): string =>
  bars.map(({ label, shown, group }) => `${label}: ${shown}${group === '' ? '' : `, ${group}`}`).join('; ');

function barsOf(
  { columns, rows }: ReportTable,
  chart: ReportChart,
  wording: DocumentLanguage['wording'],
): readonly Bar[] {
  const cellOf = (row: readonly ReportCell[], key: string | undefined): ReportCell =>
    row[columns.findIndex((column) => column === key)] ?? { kind: 'blank' };
  // A row without a name of its own, such as that of blank ballots, counts something else than its neighbours.
  const named = rows.filter((row) => cellOf(row, chart.label).kind !== 'term');
  return named.map((row) => {
    const value = cellOf(row, chart.value);
    return {
      label: shownCell(cellOf(row, chart.label), wording),
      shown: shownCell(value, wording),
      size: sizeOf(value),
      group: shownCell(cellOf(row, chart.group), wording),
    };
  });
}

function sizeOf(cell: ReportCell): number {
  if (cell.kind === 'count') return cell.count;
  if (cell.kind === 'money') return cell.amount;
  if (cell.kind === 'decimal') return cell.units / 10 ** cell.decimals;
  return cell.kind === 'fraction' ? Number(cell.written) : 0;
}

/** A group of bars in the legend: on which of its lines, and how far from the left. */
interface LegendEntry {
  readonly group: string;
  readonly line: number;
  readonly x: number;
}

function legendOf(cursor: Cursor, groups: readonly string[]): readonly LegendEntry[] {
  setLook(cursor, { size: 8 });
  let [x, line]: [number, number] = [margin.side, 1];
  return groups.map((group) => {
    const width = cursor.document.getTextWidth(group) + 28;
    if (x > margin.side && x + width > margin.side + lineWidth(cursor)) [x, line] = [margin.side, line + 1];
    x += width;
    return { group, line, x: x - width };
  });
}

const legendHeight = (legend: readonly LegendEntry[]): number => {
  const last = legend.at(-1);
  return last === undefined ? 0 : 12 * last.line + 6;
};

function drawLegend(cursor: Cursor, legend: readonly LegendEntry[]): void {
  const { document } = cursor;
  setLook(cursor, { size: 8, colour: faint });
  for (const [index, { group, line, x }] of legend.entries()) {
    const y = cursor.y + 12 * line;
    document.setFillColor(groupColours[index % groupColours.length] ?? faint);
    document.rect(x, y - 7, 8, 8, 'F');
    document.text(group, x + 12, y);
  }
  cursor.y += legendHeight(legend);
}

function drawBar(
  cursor: Cursor,
  { label, shown, size }: Bar,
  most: number,
  colour: string,
  { names, numbers }: { readonly names: number; readonly numbers: number },
): void {
  const { document } = cursor;
  const room = lineWidth(cursor) - names - numbers;
  const start = margin.side + names + 8;
  const length = Math.max(0, (size / most) * (room - 8));
  setLook(cursor, { size: 8 });
  document.text(cut(cursor, label, names), margin.side, cursor.y + 10);
  document.setFillColor(colour);
  if (length > 0) document.rect(start, cursor.y + 2.5, Math.max(0.5, length), step - 5, 'F');
  document.text(shown, start + length + 4, cursor.y + 10);
  cursor.y += step;
}

/** As much of a name as there is room for; the table has all of it. */
function cut({ document }: Cursor, text: string, room: number): string {
  if (document.getTextWidth(text) <= room) return text;
  let shown = '';
  for (const letter of text) {
    if (document.getTextWidth(`${shown}${letter}…`) > room) break;
    shown += letter;
  }
  return `${shown.trimEnd()}…`;
}
