import { harmlessText } from '#application/reports/harmless-text.ts';
import type { FlowingReport, ReportCell } from '#application/reports/report.ts';
import type { FlowingReportWriter } from '#application/reports/report-writer.ts';
import { plainDecimal } from '#application/text/numbers.ts';
import type { Cents } from '#domain/shared/money.ts';

export interface Delimiting {
  readonly separator: ';' | '\t';
  /** Spreadsheets on Windows take a file without a byte order mark for Windows-1252. */
  readonly byteOrderMark: boolean;
}

/**
 * Writes a report as separated text: one table, headings and terms by their keys, the provenance repeated in the last
 * columns of every row so that no row is ever without it. Amounts have a decimal comma and no grouping, which
 * spreadsheets in our languages take as numbers and our own reader takes back.
 */
export function delimitedWriter(delimiting: Delimiting): FlowingReportWriter {
  return {
    pieces: async function* (report: FlowingReport) {
      yield* encodedPieces(report, delimiting);
    },
    write: async (report: FlowingReport) => joined([...encodedPieces(report, delimiting)]),
  };
}

const pieceLength = 65_536;

function* encodedPieces(
  { table, provenance }: FlowingReport,
  { separator, byteOrderMark }: Delimiting,
): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  const written = textIn(separator);
  const told = provenance.filter(([key]) => repeated.has(key));
  const heading = [...table.columns, ...told.map(([key]) => key)].map(quotedIn(separator)).join(separator);
  const ending = `${told.map(([, value]) => `${separator}${written(value)}`).join('')}\n`;
  let gathered = `${byteOrderMark ? '\uFEFF' : ''}${heading}\n`;
  for (const row of table.rows) {
    let before = '';
    for (const cell of row) {
      gathered += before + writtenCell(cell, written);
      before = separator;
    }
    gathered += ending;
    if (gathered.length < pieceLength) continue;
    yield encoder.encode(gathered);
    gathered = '';
  }
  yield encoder.encode(gathered);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const repeated = new Set([
  'rule',
  'parameters',
  'survey',
  'displayType',
  'endowment',
  'increments',
  'searchEnded',
  'countedBallots',
  'blankBallots',
  'input',
  'sha256',
  'program',
]);

/** Quotes round what would otherwise end a cell or a row. */
function quotedIn(separator: Delimiting['separator']): (text: string) => string {
  const telling = separator === ';' ? /[;"\r\n]/u : /[\t"\r\n]/u;
  return (text) => (telling.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
}

/** Text made harmless and quoted. Nearly every one is written as it is: one look, since tables have a million of them. */
function textIn(separator: Delimiting['separator']): (text: string) => string {
  const quoted = quotedIn(separator);
  // oxlint-disable-next-line no-control-regex -- whatever `harmlessText` may change, or quotes go round
  const telling = /^[=+\-@]|[\0-\u001F\uFFFE\uFFFF;"]/u;
  return (text) => (telling.test(text) ? quoted(harmlessText(text)) : text);
}

function writtenCell(cell: ReportCell, written: (text: string) => string): string {
  switch (cell.kind) {
    case 'text':
      return written(cell.text);
    case 'count':
      return Number.isInteger(cell.count) ? String(cell.count) : String(cell.count).replace('.', ',');
    case 'money':
      return plainMoney(cell.amount);
    case 'decimal':
      return plainDecimal(cell.units, cell.decimals);
    case 'fraction':
      return cell.written.replace('.', ',');
    case 'term':
      return cell.term;
    case 'blank':
      return '';
    default:
      return cell satisfies never;
  }
}

/** 4850000 cents → `48500,00`. */
function plainMoney(amount: Cents): string {
  const magnitude = Math.abs(amount);
  const cents = magnitude % 100;
  return `${amount < 0 ? '-' : ''}${(magnitude - cents) / 100},${cents < 10 ? '0' : ''}${cents}`;
}
