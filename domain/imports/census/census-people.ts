import { birthYear } from '../../census/credentials.ts';
import type { CensusRow, Papers } from '../../census/census-row.ts';
import { ageOn, greatestAge } from '../../census/age.ts';
import { type DocumentType, readDocumentNumber } from '../../census/document-type.ts';
import { hasRightCheckLetter, type IdentityNumber, lacksCheckLetter } from '../../census/identity-number.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { isLeft } from '../../shared/result.ts';
import { rowFault } from '../one-per-row.ts';
import type { ImportFault, ImportRecord, RowFaultKind } from '../records.ts';

/** What a row says of a person; null or undefined where it says nothing. */
interface Said {
  readonly identity: IdentityNumber;
  readonly year: string | null;
  readonly code: string | null;
  readonly type: DocumentType | null;
  readonly birthDay: CalendarDay | null;
  /** Undefined if no column says it. */
  readonly blocked: boolean | undefined;
}

const saidIn = ({ values }: ImportRecord): Said => ({
  identity: values['identity'] as IdentityNumber,
  year: (values['birthYear'] ?? null) as string | null,
  code: (values['code'] ?? null) as string | null,
  type: (values['documentType'] ?? null) as DocumentType | null,
  birthDay: (values['birthDate'] ?? null) as CalendarDay | null,
  blocked: 'blocked' in values ? values['blocked'] === true : undefined,
});

const isPossibleDay = (day: CalendarDay, today: CalendarDay): boolean =>
  day <= today && ageOn(day, today) <= greatestAge;

/** The number must be one that its person can enter: what a passport has is up to its country. */
function numberFault({ identity, type }: Said): RowFaultKind | null {
  if (type !== null && isLeft(readDocumentNumber(type, identity))) return 'identityOfType';
  if (type === '5') return null;
  if (lacksCheckLetter(identity)) return 'letterMissing';
  return hasRightCheckLetter(identity) === false ? 'checkLetter' : null;
}

function birthFault({ year, birthDay }: Said, today: CalendarDay): readonly [string, RowFaultKind] | null {
  if (birthDay !== null && !isPossibleDay(birthDay, today)) return ['birthDate', 'notABirthDay'];
  if (year === null) return null;
  const [least, most] = [Number(today.slice(0, 4)) - greatestAge, Number(today.slice(0, 4))];
  if (Number(year) < least || Number(year) > most) return ['birthYear', 'notABirthYear'];
  // A checked person votes with the year of their birth date: another one would keep them from voting.
  return birthDay !== null && year !== birthYear({ birthDay }) ? ['birthYear', 'otherBirthYear'] : null;
}

/** What is wrong with a row whose cells can all be read. */
function faultOf(said: Said, today: CalendarDay): readonly [string, RowFaultKind] | null {
  const number = numberFault(said);
  if (number !== null) return ['identity', number];
  const birth = birthFault(said, today);
  if (birth !== null) return birth;
  if (said.type !== null && said.birthDay === null) return ['birthDate', 'missing'];
  const hasSecret = said.year !== null || said.code !== null || said.birthDay !== null;
  return hasSecret ? null : ['code', 'noSecret'];
}

const papersOf = ({ type, birthDay }: Said): Papers | undefined =>
  type === null || birthDay === null ? undefined : { type, birthDay };

function personOf(said: Said): CensusRow {
  const { identity, code, birthDay, blocked } = said;
  const year = said.year ?? (birthDay === null ? null : birthYear({ birthDay }));
  const papers = papersOf(said);
  return {
    identity,
    secrets: [year, code].filter((secret) => secret !== null),
    ...(papers !== undefined && { papers }),
    ...(blocked !== undefined && { isBlocked: blocked }),
  };
}

/** A fault of a person's row shows nothing of the person. */
const hidden = (record: ImportRecord, [column, kind]: readonly [string, RowFaultKind]): ImportFault =>
  rowFault(record, column, kind, { found: kind === 'missing' || kind === 'noSecret' ? '' : '…' });

/** The people of a census, and what is wrong between their rows. */
export interface CensusPeople {
  readonly people: readonly CensusRow[];
  readonly faults: readonly ImportFault[];
}

/**
 * The people that rows are. Of rows with the same number none is taken: one of two people could vote for the other, and
 * nobody can tell which row is the right one.
 */
export function censusPeople(records: readonly ImportRecord[], today: CalendarDay): CensusPeople {
  const rowsOf = new Map<string, number[]>();
  const read = records.map((record) => ({ record, said: saidIn(record) }));
  for (const { record, said } of read) {
    const rows = rowsOf.get(said.identity);
    if (rows === undefined) rowsOf.set(said.identity, [record.row]);
    else rows.push(record.row);
  }
  const [people, faults]: [CensusRow[], ImportFault[]] = [[], []];
  for (const { record, said } of read) {
    const other = rowsOf.get(said.identity)?.find((row) => row !== record.row);
    const fault = faultOf(said, today);
    if (fault !== null) faults.push(hidden(record, fault));
    if (other !== undefined)
      faults.push(rowFault(record, 'identity', 'twice', { found: '…', suggestion: String(other) }));
    if (fault === null && other === undefined) people.push(personOf(said));
  }
  return { people, faults };
}
