/** One row of separated text. Offsets count UTF-16 units from the start of the whole text. */
export interface Row {
  readonly cells: readonly string[];
  /** Where each cell begins, the opening quote included. */
  readonly starts: readonly number[];
  /** Where the row begins, and its line from 1. */
  readonly start: number;
  readonly line: number;
  /** Where the next row begins, and its line. */
  readonly next: number;
  readonly nextLine: number;
  readonly quoted: boolean;
  /** Where a quote opens that never closes, or null. */
  readonly openQuote: number | null;
}

/** A place in a text, both from 1; columns count characters, not bytes. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

const lineEndAfter = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
};

const countLines = (text: string, from: number, to: number): number => {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
};

/**
 * Reads the row that begins at `start`. A cell in double quotes may contain separators, doubled quotes and line ends;
 * text after the closing quote belongs to the cell, as in spreadsheets. `limit` is where the table ends: a quote
 * still open there is reported, and the row ends with its line so that later rows can be read.
 *
 * @example readRow('7;"Park; north";"a ""b"""\n…', 0, 1, ';', limit).cells // ['7', 'Park; north', 'a "b"']
 */
export function readCells(text: string, start: number, line: number, separator: string, limit: number): Row {
  const cells: string[] = [];
  const starts: number[] = [];
  let quoted = false;
  let openQuote: number | null = null;
  let at = start;
  for (;;) {
    starts.push(at);
    let cell = '';
    if (text[at] === '"' && openQuote === null) {
      const close = closingQuote(text, at, limit);
      if (close === null) openQuote = at;
      else {
        quoted = true;
        cell = text.slice(at + 1, close).replaceAll('""', '"');
        at = close + 1;
      }
    }
    const lineEnd = Math.min(lineEndAfter(text, at), limit);
    const rest = text.slice(at, lineEnd);
    const found = rest.indexOf(separator);
    const end = found === -1 ? lineEnd : at + found;
    cells.push(cell + (found === -1 ? rest.replace(/\r$/u, '') : rest.slice(0, found)));
    if (end === lineEnd) {
      const nextLine = line + countLines(text, start, lineEnd) + 1;
      return { cells, starts, start, line, next: lineEnd + 1, nextLine, quoted, openQuote };
    }
    at = end + 1;
  }
}

function closingQuote(text: string, open: number, limit: number): number | null {
  let at = text.indexOf('"', open + 1);
  while (at !== -1 && at < limit && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at === -1 || at >= limit ? null : at;
}

/** The place of an offset inside a row. */
export function placeIn(text: string, row: Pick<Row, 'start' | 'line'>, offset: number): TextPosition {
  const before = text.slice(row.start, offset);
  const lastLine = before.slice(before.lastIndexOf('\n') + 1);
  return { line: row.line + countLines(text, row.start, offset), column: [...lastLine].length + 1 };
}
