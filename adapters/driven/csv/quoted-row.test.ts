import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeIn, readCells } from './quoted-row.ts';

function readAll(text: string, separator: string): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const row = readCells(text, at, line, separator, text.length);
    rows.push(row.cells);
    [at, line] = [row.next, row.nextLine];
  }
  return rows;
}

const cell = fc.oneof(
  fc.constantFrom('', 'a;b', 'say "so"', 'two\nlines', 'à', '1.102,00', ' x '),
  fc.string({ maxLength: 6 }),
);

/** Quoted if it must be, and sometimes if it need not. */
const written = fc.tuple(cell, fc.boolean()).map(([text, always]) => {
  const must = always || /["\r\n;,\t]/u.test(text) || text === '';
  return must ? `"${text.replaceAll('"', '""')}"` : text;
});

describe('a row of separated text', () => {
  it('is read as the common library reads it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(';', ',', '\t'),
        fc.array(fc.array(written, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (separator, rows) => {
          const text = rows.map((cells) => cells.join(separator)).join('\n');
          const options = { delimiter: separator, relax_column_count: true, record_delimiter: '\n' };
          expect(readAll(text, separator)).toEqual(parse(text, options));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('may end with the line end of Windows', () => {
    expect(readAll('a;b\r\nc;d\r\n', ';')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('keeps a quote inside a cell', () => {
    expect(readAll('Can "Bruixa";1', ';')).toEqual([['Can "Bruixa"', '1']]);
  });

  it('with a quote that never closes says where it opens, and ends with its line', () => {
    const text = '1;"Parque;2\n3;4;5';
    const row = readCells(text, 0, 1, ';', text.length);
    expect(row.openQuote).toBe(2);
    expect([row.next, row.nextLine]).toEqual([12, 2]);
  });

  it('knows the place of each cell, in characters, over several lines', () => {
    const text = 'Sèquia;"a\nb";c';
    const row = readCells(text, 0, 7, ';', text.length);
    expect(placeIn(text, row, row.starts[1] ?? 0)).toEqual({ line: 7, column: 8 });
    expect(placeIn(text, row, row.starts[2] ?? 0)).toEqual({ line: 8, column: 4 });
  });
});
