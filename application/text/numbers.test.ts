import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { cents, parseAmount } from '#domain/shared/money.ts';
import { right } from '#domain/shared/result.ts';
import {
  formatAmount,
  formatCount,
  formatMoney,
  formatShare,
  plainDecimal,
  shareTenths,
  valueSaid,
  withPercent,
} from './numbers.ts';

describe('a number in words', () => {
  it('is grouped the German way in every language', () => {
    expect(formatCount(1234.5)).toBe('1.234,5');
    expect([0, 999, 1000, 1_234_567, -1000].map(formatCount)).toEqual([
      '0',
      '999',
      '1.000',
      '1.234.567',
      '-1.000',
    ]);
  });

  it('is grouped in a sentence if it says how many, and not if it is a year or the number of a case', () => {
    expect(['count', 'n', 'of', 'total'].map((name) => valueSaid(name, 1011))).toEqual(
      Array(4).fill('1.011'),
    );
    expect(['year', 'number', 'version'].map((name) => valueSaid(name, 2026))).toEqual(Array(3).fill('2026'));
    expect(valueSaid('n', '2026')).toBe('2026');
  });

  it('of money has two decimals and a space that does not break', () => {
    expect(formatMoney(cents(4_850_000))).toBe('48.500,00\u00a0€');
    expect(formatMoney(cents(-5), 'PLN')).toBe('-0,05\u00a0PLN');
  });

  it('of money is read back as it was', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (whole) => {
        expect(parseAmount(formatAmount(cents(whole)))).toEqual(right(whole));
      }),
    );
  });

  it('of a share is rounded half up to a tenth', () => {
    expect([
      formatShare(1102, 2317, 'es'),
      formatShare(1, 8, 'es'),
      formatShare(1, 3, 'es'),
      formatShare(5, 5, 'es'),
      formatShare(0, 0, 'es'),
    ]).toEqual(['47,6\u00a0%', '12,5\u00a0%', '33,3\u00a0%', '100,0\u00a0%', '0,0\u00a0%']);
    expect(formatShare(1, 2000, 'es')).toBe('0,1\u00a0%');
  });

  it('of a percentage has its sign where each language writes it', () => {
    expect(languages.map((language) => withPercent('5', language))).toEqual([
      '5\u00a0%',
      '5\u00a0%',
      '5\u00a0%',
      '5%',
      '%\u00a05',
    ]);
    expect(formatShare(1102, 2317, 'eu')).toBe('%\u00a047,6');
  });

  it('of a share is the same in a file, ungrouped and without its sign', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1000), (part, whole) => {
        const shown = formatShare(part, whole, 'es').replace('\u00a0%', '').replaceAll('.', '');
        expect(plainDecimal(shareTenths(part, whole), 1)).toBe(shown);
      }),
    );
    expect([plainDecimal(433, 2), plainDecimal(-50, 2)]).toEqual(['4,33', '-0,50']);
  });
});
