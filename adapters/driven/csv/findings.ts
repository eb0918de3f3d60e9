import type { InputFault, InputWarning, Particulars } from '#application/budget/election-input.ts';
import { placeIn, type Row } from './quoted-row.ts';

/** Collects the faults and the notes about a text that is read once. */
export interface Findings {
  readonly text: string;
  readonly faults: InputFault[];
  readonly warnings: InputWarning[];
}

export const findingsOn = (text: string): Findings => ({ text, faults: [], warnings: [] });

/** The same list of findings, for a part of the text whose rows are counted from its own start. */
export const onPart = ({ faults, warnings }: Findings, text: string): Findings => ({
  text,
  faults,
  warnings,
});

/** A fault at a cell of a row; at the end of the row if it has no such cell. */
export function faultAt(
  findings: Findings,
  row: Row,
  cell: number,
  kind: InputFault['kind'],
  particulars: Particulars = {},
  suggestion: string | null = null,
): void {
  const found = row.cells[cell]?.trim() ?? '';
  const start = row.starts[cell] ?? row.start;
  const padding = found === '' ? 0 : Math.max(0, findings.text.slice(start).search(/\S/u));
  const place = placeIn(findings.text, row, start + padding);
  findings.faults.push({ kind, ...place, found, particulars, suggestion });
}

export function warn(
  findings: Findings,
  line: number,
  kind: InputWarning['kind'],
  particulars: Particulars = {},
): void {
  findings.warnings.push({ kind, line, particulars });
}

/** A row with too few or too many cells cannot be trusted: which value belongs to which column is unknown. */
export function hasItsCells(findings: Findings, row: Row, expected: number): boolean {
  if (row.openQuote !== null) {
    const found = findings.text.slice(row.openQuote, row.openQuote + 12).split('\n')[0] ?? '"';
    const place = placeIn(findings.text, row, row.openQuote);
    findings.faults.push({ kind: 'openQuote', ...place, found, particulars: {}, suggestion: null });
    return false;
  }
  if (row.cells.length === expected) return true;
  const place = placeIn(findings.text, row, row.starts[expected] ?? row.start);
  findings.faults.push({
    kind: 'columnCount',
    line: place.line,
    column: row.cells.length > expected ? place.column : 1,
    found: '',
    particulars: { expected, counted: row.cells.length },
    suggestion: null,
  });
  return false;
}
