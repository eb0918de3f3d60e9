import { ageOn } from '../../census/age.ts';
import { hasRightCheckLetter, type IdentityNumber, readIdentity } from '../../census/identity-number.ts';
import type { DocumentType } from '../../census/document-type.ts';
import { type CalendarDay, parseDay } from '../../shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '../../shared/result.ts';

/** What a person says of themselves to get vouchers. */
export interface WrittenHolder {
  readonly identity: string;
  /** `YYYY-MM-DD`; null if the campaign does not ask for it. */
  readonly birthDay: string | null;
}

/** The same, read. */
export interface ReadHolder {
  readonly identity: IdentityNumber;
  readonly type: DocumentType;
  readonly birthDay: CalendarDay | null;
  /** The secret by which the census knows them over the web; empty if no birth date was written. */
  readonly birthYear: string;
}

/** Why a person cannot be checked as they wrote. */
export interface HolderFault {
  readonly kind: 'identityUnreadable' | 'birthDayMissing' | 'birthDayUnreadable';
}

const typeOf = (identity: string): DocumentType => {
  if (/^\d/u.test(identity)) return '1';
  if (/^[KLM]/u.test(identity)) return '7';
  return /^[XYZ]/u.test(identity) ? '4' : '5';
};

/** Reads a number. One whose check letter is wrong was mistyped. */
export function readHolderNumber(written: string): Either<HolderFault, IdentityNumber> {
  const identity = readIdentity(written);
  return isLeft(identity) || hasRightCheckLetter(identity.right) === false
    ? left({ kind: 'identityUnreadable' })
    : right(identity.right);
}

/** Reads what a person wrote. */
export function readHolder(
  written: WrittenHolder,
  { needsBirthDay, today }: { readonly needsBirthDay: boolean; readonly today: CalendarDay },
): Either<HolderFault, ReadHolder> {
  const identity = readHolderNumber(written.identity);
  if (isLeft(identity)) return identity;
  const text = written.birthDay?.trim() ?? '';
  if (text === '' && needsBirthDay) return left({ kind: 'birthDayMissing' });
  const day = text.length === 10 ? parseDay(text) : null;
  if (text !== '' && (day === null || day > today)) return left({ kind: 'birthDayUnreadable' });
  return right({
    identity: identity.right,
    type: typeOf(identity.right),
    birthDay: day,
    birthYear: text.slice(0, 4),
  });
}

/**
 * Whether a person is old enough on a day. If only the year of their birth was checked, it counts as if they had been born
 * on its last day: nobody gets a voucher by another day of the same year.
 */
export function isOldEnough(
  born: { readonly birthDay: CalendarDay; readonly isDayChecked: boolean },
  { on, age }: { readonly on: CalendarDay; readonly age: number },
): boolean {
  const day = born.isDayChecked ? born.birthDay : (`${born.birthDay.slice(0, 4)}-12-31` as CalendarDay);
  return ageOn(day, on) >= age;
}
