import { type CalendarDay, parseDay } from '../shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '../shared/result.ts';
import { ageOn, greatestAge } from './age.ts';
import {
  type DocumentFault,
  type DocumentType,
  readDocumentNumber,
  readDocumentType,
} from './document-type.ts';
import type { IdentityNumber } from './identity-number.ts';

/** The identity that a person claims, complete and well-formed. Only a public service knows whether it is true. */
export interface Credentials {
  readonly identity: IdentityNumber;
  readonly type: DocumentType;
  readonly birthDay: CalendarDay;
}

/** The three fields as they were written. */
export interface WrittenCredentials {
  readonly id: string;
  readonly type: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** One field of the form for credentials. */
export type CredentialsField = keyof WrittenCredentials;

/** Why credentials cannot be checked; each belongs to one field. */
export type CredentialsFault =
  | { readonly field: CredentialsField; readonly kind: 'missing' }
  | ({ readonly field: 'id' } & DocumentFault)
  | { readonly field: 'type'; readonly kind: 'unknownType' }
  | { readonly field: 'date'; readonly kind: 'noSuchDay' | 'dayToCome' | 'dayLongPast' };

const fields: readonly CredentialsField[] = ['id', 'type', 'date'];

const typeOf = (text: string): Either<CredentialsFault, DocumentType> => {
  const type = readDocumentType(text);
  return type === null ? left({ field: 'type', kind: 'unknownType' }) : right(type);
};

const numberOf = (type: DocumentType, id: string): Either<CredentialsFault, IdentityNumber> => {
  const number = readDocumentNumber(type, id);
  return isLeft(number) ? left({ field: 'id', ...number.left }) : number;
};

function birthDayOf(text: string, today: CalendarDay): Either<CredentialsFault, CalendarDay> {
  const date = text.trim();
  const day = date.length === 10 ? parseDay(date) : null;
  if (day === null) return left({ field: 'date', kind: 'noSuchDay' });
  if (day > today) return left({ field: 'date', kind: 'dayToCome' });
  return ageOn(day, today) > greatestAge ? left({ field: 'date', kind: 'dayLongPast' }) : right(day);
}

/**
 * Reads the three fields. All are needed (specification 2, section 5): while one is blank, the blank ones are the only
 * faults; then all other faults are reported together.
 */
export function readCredentials(
  written: WrittenCredentials,
  today: CalendarDay,
): Either<readonly CredentialsFault[], Credentials> {
  const missing = fields.filter((field) => written[field].trim() === '');
  if (missing.length > 0) return left(missing.map((field) => ({ field, kind: 'missing' })));
  const type = typeOf(written.type);
  const identity = isLeft(type) ? type : numberOf(type.right, written.id);
  const birthDay = birthDayOf(written.date, today);
  if (isLeft(type) || isLeft(identity) || isLeft(birthDay))
    return left([identity, birthDay].filter(isLeft).map((fault) => fault.left));
  return right({ identity: identity.right, type: type.right, birthDay: birthDay.right });
}

/** The secret by which the census knows a person once their birth date is checked. */
export const birthYear = ({ birthDay }: Pick<Credentials, 'birthDay'>): string => birthDay.slice(0, 4);
