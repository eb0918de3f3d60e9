import { type Row, readCells } from '#adapters/driven/csv/quoted-row.ts';
import { type Findings, hasItsCells, warn } from '#adapters/driven/csv/findings.ts';

/** A value of the heading section with its row, so that a fault can point at it. */
export interface MetaEntry {
  readonly value: string;
  readonly row: Row;
}

export type Meta = ReadonlyMap<string, MetaEntry>;

/**
 * Reads `key;value` rows from `firstLine` on. A separator inside a value, as in free descriptions, is kept and
 * reported.
 */
export function readMeta(findings: Findings, firstLine: number): Meta {
  const { text } = findings;
  const entries = new Map<string, MetaEntry>();
  let at = 0;
  let line = firstLine;
  while (at < text.length) {
    const row = readCells(text, at, line, ';', text.length);
    at = row.next;
    line = row.nextLine;
    const [key = '', ...values] = row.cells;
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    if (values.length === 0 || row.openQuote !== null) {
      hasItsCells(findings, row, 2);
      continue;
    }
    if (row.quoted) warn(findings, row.line, 'quotedCells');
    if (values.slice(1).some((value) => value.trim() !== '')) {
      warn(findings, row.line, 'separatorInMeta', { key: key.trim() });
    }
    entries.set(key.trim().toLowerCase(), { value: values.join(';').trim(), row });
  }
  return entries;
}
