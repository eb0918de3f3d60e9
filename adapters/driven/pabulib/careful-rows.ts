import { type Row, readCells } from '#adapters/driven/csv/quoted-row.ts';
import type { FileSection } from './sections.ts';

/** A row with the text that its offsets refer to, and the byte at which the next begins. */
export interface CarefulRow {
  readonly row: Row;
  readonly text: string;
  readonly next: number;
}

/** Rows of a section read by the careful reader. */
export interface CarefulRows {
  /** The row that begins at a byte; rows are asked for in the order of the file. */
  readonly rowAt: (at: number, line: number) => CarefulRow;
  readonly text: () => string;
}

/** The section becomes a text when the first row is asked for, and bytes are counted as characters once. */
export function carefulRows(bytes: Buffer): CarefulRows {
  let whole: string | undefined;
  let known = { byte: 0, character: 0 };
  const text = (): string => {
    whole ??= bytes.toString('utf8');
    return whole;
  };
  const rowAt = (at: number, line: number): CarefulRow => {
    const character = known.character + bytes.toString('utf8', known.byte, at).length;
    const row = readCells(text(), character, line, ';', text().length);
    known = { byte: at, character };
    return { row, text: text(), next: at + Buffer.byteLength(text().slice(character, row.next)) };
  };
  return { rowAt, text };
}

const lineFeed = 10;

/** The heading of a section, without making a text of the rest; null if a quote may continue it on the next line. */
export function sectionHeading({ bytes, line }: FileSection): CarefulRow | null {
  const end = bytes.indexOf(lineFeed);
  const next = end === -1 ? bytes.length : end + 1;
  const text = bytes.toString('utf8', 0, next);
  return text.includes('"') ? null : { row: readCells(text, 0, line, ';', text.length), text, next };
}
