import type { Papers } from '#domain/census/census-row.ts';
import { birthYear } from '#domain/census/credentials.ts';
import { readDocumentNumber, readDocumentType } from '#domain/census/document-type.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CensusFaultKind } from './town-fault.ts';

/** What a line of the census says of a person's document; blank if it says nothing. */
interface PapersLine {
  readonly id: string;
  readonly documentType: string;
  readonly birthDate: string;
  readonly year: string;
}

/** Document type and day of birth: both, or null for neither. Left: what is wrong with them. */
export function readPapers({
  id,
  documentType,
  birthDate,
  year,
}: PapersLine): Either<CensusFaultKind, Papers | null> {
  if (documentType === '' && birthDate === '') return right(null);
  const type = readDocumentType(documentType);
  if (type === null) return left('documentType');
  if (isLeft(readDocumentNumber(type, id))) return left('identityOfType');
  const birthDay = birthDate.length === 10 ? parseDay(birthDate) : null;
  if (birthDay === null) return left('birthDate');
  // A checked person votes with the year: another one would prevent them from voting.
  if (year !== '' && year !== birthYear({ birthDay })) return left('birthYear');
  return right({ type, birthDay });
}
