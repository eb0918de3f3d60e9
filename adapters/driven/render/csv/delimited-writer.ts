import type { FlowingReport } from '#application/reports/report.ts';
import type { FlowingReportWriter } from '#application/reports/report-writer.ts';
import { rowWriter, type Separator } from './row-writer.ts';

interface Delimiting {
  readonly separator: Separator;
  /** Spreadsheets on Windows read a file without a byte order mark as Windows-1252. */
  readonly byteOrderMark: boolean;
}

/**
 * Writes a report as separated text: one table, headings and terms by their keys, the provenance repeated in the last
 * columns of every row so that no row is ever without it. Amounts have a decimal comma and no grouping, which
 * spreadsheets in our languages read as numbers and our own reader reads again.
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
  const repeatedFields = provenance.filter(([key]) => repeated.has(key));
  const rows = rowWriter(
    separator,
    repeatedFields.map(([, value]) => value),
  );
  if (byteOrderMark) yield new TextEncoder().encode('\uFEFF');
  rows.words([...table.columns, ...repeatedFields.map(([key]) => key)]);
  for (const row of table.rows) {
    rows.row(row);
    if (rows.length() >= pieceLength) yield rows.take();
  }
  yield rows.take();
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
  'census',
  'turnout',
  'input',
  'sha256',
  'listFingerprint',
  'program',
]);
