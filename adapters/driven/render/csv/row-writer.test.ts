import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmlessText } from '#application/reports/harmless-text.ts';
import {
  blank,
  count,
  decimal,
  fraction,
  money,
  type ReportCell,
  term,
  text,
} from '#application/reports/report.ts';
import { cents } from '#domain/shared/money.ts';
import { rowWriter } from './row-writer.ts';

/** One row of cells as text. */
function written(cells: readonly ReportCell[], repeated: readonly string[] = []): string {
  const rows = rowWriter(';', repeated);
  rows.row(cells);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(rows.take());
}

const quoted = (words: string) => (/[;"\r\n]/u.test(words) ? `"${words.replaceAll('"', '""')}"` : words);

describe('a row of separated text', () => {
  it('contains every text unchanged, but harmless, and in quotes if it needs them', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        '',
        '=1+1',
        '-',
        'a;b',
        'say "no"',
        'two\nlines',
        'Łódź',
        'l’institut',
        '10 €',
        '中',
        '😀',
      ),
    );
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), (words) => {
        const expected = words.map((word) => quoted(harmlessText(word))).join(';');
        expect(written(words.map(text))).toBe(`${expected}\n`);
      }),
    );
  });

  it('contains every count and every amount in digits, with a decimal comma and no grouping', () => {
    fc.assert(
      fc.property(fc.integer(), fc.maxSafeInteger(), (number, amount) => {
        const [, sign = '', figures = ''] = /^(-?)(\d+)$/u.exec(String(amount)) ?? [];
        const padded = figures.padStart(3, '0');
        const expected = `${sign}${padded.slice(0, -2)},${padded.slice(-2)}`;
        expect(written([count(number), money(cents(amount))])).toBe(`${number};${expected}\n`);
      }),
    );
  });

  it.each([
    [count(0), '0'],
    [count(999_999_999), '999999999'],
    [count(1_000_000_000), '1000000000'],
    [count(-3), '-3'],
    [count(2.5), '2,5'],
    [money(cents(5)), '0,05'],
    [money(cents(-4_850_010)), '-48500,10'],
    [money(cents(123_456_789_012_345)), '1234567890123,45'],
    [decimal(476, 1), '47,6'],
    [fraction('428.571429'), '428,571429'],
    [term('funded'), 'funded'],
    [blank, ''],
    [text('+34 961'), "'+34 961"],
    [text('peña'), 'peña'],
  ])('has %o as %s', (cell, expected) => {
    expect(written([cell, cell])).toBe(`${expected};${expected}\n`);
  });

  it('repeats its last cells, and has room for a text of any length', () => {
    const long = 'ñ'.repeat(200_000);
    expect(written([text(long), blank], ['by-votes', 'a;b'])).toBe(`${long};;by-votes;"a;b"\n`);
    expect(written([], ['x'.repeat(150_000)])).toBe(`;${'x'.repeat(150_000)}\n`);
  });

  it('is collected until it is taken', () => {
    const rows = rowWriter('\t', []);
    rows.words(['a', 'b\tc']);
    rows.row([text('d'), text('e;f')]);
    expect(rows.length()).toBe(14);
    expect(new TextDecoder().decode(rows.take())).toBe('a\t"b\tc"\nd\te;f\n');
    expect(rows.length()).toBe(0);
  });
});
