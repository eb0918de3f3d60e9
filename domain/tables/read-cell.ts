import { type CalendarDay, parseDay } from '../shared/calendar-day.ts';
import { cents, parseAmount } from '../shared/money.ts';
import { isLeft } from '../shared/result.ts';
import { blankCell, type Cell, type CellFile } from './cell.ts';
import type { Language } from '../shared/localized-text.ts';
import type { ColumnKind } from './descriptor.ts';

/**
 * Reads a value as its column says. What does not fit is kept as it was written, so that a wrong date or an impossible
 * amount is seen and never quietly becomes another.
 *
 * @example readCell('currency', '1.234,50') // { kind: 'money', amount: 123450 }
 * @example readCell('currency', '1,234.50', 'en') // the same amount, as a column in English writes it
 * @example readCell('date', '2025-02-31') // { kind: 'odd', written: '2025-02-31', expected: 'date' }
 */
export function readCell(kind: ColumnKind, raw: unknown, language?: Language): Cell {
  if (kind === 'documents' || kind === 'pdfs') return filesOf(raw);
  if (kind === 'link' || kind === 'iconlink') return linkOf(kind, raw);
  const written = writtenOf(raw);
  if (written.trim() === '') return blankCell;
  const odd: Cell = { kind: 'odd', written, expected: kind };
  switch (kind) {
    case 'string':
      return { kind: 'text', text: written };
    case 'html':
      return { kind: 'html', html: written };
    case 'date': {
      const day = dayOf(written);
      return day === null ? odd : { kind: 'day', day };
    }
    case 'currency':
      return moneyOf(raw, figuresIn(written, language)) ?? odd;
    default: {
      const number = typeof raw === 'number' ? raw : numberOf(figuresIn(written, language));
      return Math.abs(number) < mostNumber ? { kind, number } : odd;
    }
  }
}

/** Too large: a number of this size cannot be distinguished from its neighbours. */
const mostNumber = 1e13;

/** A value in words: nothing for what is no single value. */
function writtenOf(raw: unknown): string {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' || typeof raw === 'boolean' || typeof raw === 'bigint' ? String(raw) : '';
}

/** The date part of `2025-10-14`, `2025-10-14T00:00:00` or `14/10/2025`; null where the calendar has no such day. */
function dayOf(written: string): CalendarDay | null {
  const [date = ''] = written.trim().split(/[ T]/u, 1);
  const [, day = '', month = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(date) ?? [];
  return parseDay(year === undefined ? date : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Numbers are euros; texts are read as on every page. What is finer than cents, or beyond counting, is no amount. */
function moneyOf(raw: unknown, written: string): Cell | null {
  if (typeof raw === 'number') {
    const whole = Math.round(raw * 100);
    const isExact = Number.isSafeInteger(whole) && Math.abs(raw * 100 - whole) < 0.001;
    return isExact ? { kind: 'money', amount: cents(whole) } : null;
  }
  const read = parseAmount(written);
  return isLeft(read) ? null : { kind: 'money', amount: read.right };
}

/** Figures as they are written here: in English the point has the decimals and the comma groups. */
function figuresIn(written: string, language: Language | undefined): string {
  const english = /^(-?(?:\d{1,3}(?:,\d{3})+|\d+))(\.\d+)?(\s?[€%]?)$/u;
  const parts = language === 'en' ? english.exec(written.trim()) : null;
  if (parts === null) return written;
  const [, whole = '', decimals = '', sign = ''] = parts;
  return `${whole.replaceAll(',', '')}${decimals.replace('.', ',')}${sign}`;
}

/** `1.234,5` and `1234.5`; a point before exactly three digits groups. */
function numberOf(written: string): number {
  const text = written.trim().replace(/\s?%$/u, '');
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(text) || /^-?\d+,\d+$/u.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : Number.NaN;
}

/** An address that may be followed: of the web, of mail, of a telephone, or within the portal. */
export function followable(address: string): string | null {
  const trimmed = address.trim();
  if (/^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s])/iu.test(trimmed)) return trimmed;
  return /^\/(?![/\\])/u.test(trimmed) ? trimmed : null;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (raw: unknown): Fields => (typeof raw === 'object' && raw !== null ? (raw as Fields) : {});
const firstText = (fields: Fields, names: readonly string[]): string =>
  names.map((name) => writtenOf(fields[name]).trim()).find((text) => text !== '') ?? '';

function linkOf(kind: 'link' | 'iconlink', raw: unknown): Cell {
  const fields = fieldsOf(raw);
  const address = writtenOf(raw) || firstText(fields, ['href', 'uri', 'url']);
  const text = firstText(fields, ['text', 'title']) || address;
  if (text.trim() === '') return blankCell;
  const href = followable(address);
  return href === null
    ? { kind: 'odd', written: text, expected: kind }
    : { kind: 'link', href, text, asIcon: kind === 'iconlink' };
}

/** A file is an address, or what says where it is; a list of them, or one alone. */
function filesOf(raw: unknown): Cell {
  const told = (Array.isArray(raw) ? (raw as readonly unknown[]) : [raw]).filter(
    (one) => one !== null && one !== undefined && one !== '',
  );
  if (told.length === 0) return blankCell;
  const files = told.flatMap((one): readonly CellFile[] => {
    const fields = fieldsOf(one);
    const href = followable(writtenOf(one) || firstText(fields, ['uri', 'href', 'url']));
    return href === null ? [] : [{ title: firstText(fields, ['title', 'filename', 'name']) || null, href }];
  });
  return { kind: 'files', files, leftOut: told.length - files.length };
}
