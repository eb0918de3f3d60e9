import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, map, right } from '#domain/shared/result.ts';
import { shownBeneficiary, withoutIdentities } from '#domain/subsidies/beneficiary.ts';
import type { Grant, SubsidyCall } from '#domain/subsidies/subsidy.ts';
import { decode, localizedText, type Unreadable } from '../decode.ts';
import { readDate, readSubsidyCall } from './subsidy.ts';
import { callRowWire } from './subsidy-lists.ts';

/** A row of the calls, with its titles in every language if the server gives them. */
export function readCallRow(raw: unknown): Either<Unreadable, SubsidyCall> {
  const row = decode(callRowWire, raw);
  if (isLeft(row)) return row;
  return map((call: SubsidyCall) => ({ ...call, title: row.right.titulos ?? call.title }))(
    readSubsidyCall(raw),
  );
}

const textAt = (cells: readonly unknown[], at: number): string => {
  const cell = cells[at];
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';
};

/** Whole cents of an amount of euros, as number or as its digits; null for anything else. Pay-backs are negative. */
function centsOf(cell: unknown): number | null {
  const value = typeof cell === 'string' && /^-?\d+(?:\.\d+)?$/u.test(cell.trim()) ? Number(cell) : cell;
  const whole = typeof value === 'number' ? Math.round(value * 100) : Number.NaN;
  return Number.isSafeInteger(whole) ? whole : null;
}

/** A row of the grants, by the position of its values. It never contains a whole identity number. */
export function readGrantRow(raw: unknown): Either<Unreadable, Grant> {
  const cells: readonly unknown[] = typeof raw === 'object' && raw !== null ? Object.values(raw) : [];
  const amount = centsOf(cells[8]);
  if (textAt(cells, 2) === '' || amount === null)
    return left({ kind: 'unreadable', where: amount === null ? '8' : '2' });
  const titles = decode(localizedText, cells[12]);
  const call = isLeft(titles) || titles.right === '' ? textAt(cells, 2) : titles.right;
  return right({
    administration: textAt(cells, 0),
    department: textAt(cells, 1),
    call: masked(call),
    callCode: textAt(cells, 14),
    instrument: textAt(cells, 10),
    termsUrl: textAt(cells, 4),
    budgetLine: textAt(cells, 5),
    date: readDate(textAt(cells, 6)),
    beneficiary: shownBeneficiary(textAt(cells, 7)),
    amount: cents(amount),
    details: withoutIdentities(textAt(cells, 9)),
  });
}

const masked = (text: LocalizedText): LocalizedText =>
  typeof text === 'string'
    ? withoutIdentities(text)
    : Object.fromEntries(
        Object.entries(text).map(([language, words]) => [language, withoutIdentities(words)]),
      );
