import type { Language } from '#domain/shared/localized-text.ts';
import type { Cents } from '#domain/shared/money.ts';

/*
 * German grouping in every language, as the specification has it: 1.234,56. Written out rather than asked of Intl,
 * which groups Spanish only from five digits on and differs between browsers.
 */

const group = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, '.');

/** 12345 → `12.345`; points may have decimals: 1234.5 → `1.234,5`. */
export function formatCount(count: number): string {
  const [whole = '', decimals] = String(Math.abs(count)).split('.');
  return `${count < 0 ? '-' : ''}${group(whole)}${decimals === undefined ? '' : `,${decimals}`}`;
}

/** The names of values that say how many: a year, a number of a case or a version has another name. */
const quantities: ReadonlySet<string> = new Set([
  'all',
  'count',
  'left',
  'missing',
  'most',
  'n',
  'of',
  'read',
  'total',
]);

/** A value of a sentence as it is put there: quantities are grouped wherever they are said, others are what they are. */
export const valueSaid = (name: string, value: string | number): string =>
  typeof value === 'number' && quantities.has(name) ? formatCount(value) : String(value);

/** 4850000 cents → `48.500,00 €`, with a space that does not break. */
export function formatMoney(amount: Cents, currency = '€'): string {
  return `${formatAmount(amount)}\u00a0${currency}`;
}

/** 4850000 cents → `48.500,00`. */
export function formatAmount(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${group(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/**
 * A share of a whole in tenths of a hundredth, rounded half up on integers: 1102 of 2317 → 476. Of a whole of 0 it is
 * 0.
 */
export const shareTenths = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part * 2000 + whole) / (whole * 2));

/** So many units of the last decimal, without grouping, as files have it: 476 with one decimal → `47,6`. */
export const plainDecimal = (units: number, decimals: number): string =>
  (units / 10 ** decimals).toFixed(decimals).replace('.', ',');

/** A percentage as its language writes it: `5 %`, `5%` in English, `% 5` in Basque. The space does not break. */
export function withPercent(figure: string, language: Language): string {
  return language === 'eu' ? `%\u00a0${figure}` : `${figure}${language === 'en' ? '' : '\u00a0'}%`;
}

/** A share of a whole, to one decimal: 1102 of 2317 → `47,6 %`. */
export function formatShare(part: number, whole: number, language: Language): string {
  const tenths = shareTenths(part, whole);
  return withPercent(`${group(String(Math.floor(tenths / 10)))},${tenths % 10}`, language);
}
