import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blank, count, decimal, money, type Report, term, text } from '#application/reports/report.ts';
import { cents } from '#domain/shared/money.ts';
import { delimitedWriter } from './delimited-writer.ts';

const report: Report = {
  table: {
    key: 'result',
    columns: ['title', 'amount', 'votes', 'result', 'missing', 'share'],
    rows: [
      [
        text('=HYPERLINK("x";"y")'),
        money(cents(5_620_000)),
        count(1102),
        term('funded'),
        blank,
        decimal(476, 1),
      ],
    ],
  },
  further: [],
  provenance: [
    ['rule', 'by-votes'],
    ['sha256', 'abc'],
    ['spent', '56200.00'],
  ],
};

const written = async (separator: ';' | '\t', byteOrderMark = false) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await delimitedWriter({ separator, byteOrderMark }).write(report),
  );

describe('a report as separated text', () => {
  it('carries rule and fingerprint on every row, numbers with a decimal comma, and no formula', async () => {
    expect(await written(';')).toBe(
      'title;amount;votes;result;missing;share;rule;sha256\n' +
        '"\'=HYPERLINK(""x"";""y"")";56200,00;1102;funded;;47,6;by-votes;abc\n',
    );
  });

  it('has quotes where a common library has them, and blank cells first as well as last', async () => {
    const cells = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 }), {
      maxLength: 9,
    });
    const rows = cells.map((table) =>
      table.map((row) => row.map((word) => `x${word}`.replaceAll(/[^ -~\r\n]/gu, 'ñ'))),
    );
    await fc.assert(
      fc.asyncProperty(rows, async (words) => {
        const table = {
          key: 'r',
          columns: ['a', 'b', 'c', 'd'],
          rows: words.map((row) => [blank, ...row.map(text), blank]),
        };
        const bytes = await delimitedWriter({ separator: ';', byteOrderMark: false }).write({
          table,
          further: [],
          provenance: [],
        });
        const expected = [table.columns, ...words.map((row) => ['', ...row, ''])];
        expect(new TextDecoder().decode(bytes)).toBe(
          stringify(expected, { delimiter: ';', record_delimiter: 'unix', quoted_match: /\r/u }),
        );
      }),
    );
  });

  it('may use tabs and begin with a byte order mark', async () => {
    expect(await written('\t', true)).toMatch(/^\uFEFFtitle\tamount\t/u);
  });
});
