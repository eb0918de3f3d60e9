import { birthYear } from '../../census/credentials.ts';
import type { AboutPerson } from '../../census/about-person.ts';
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
  /** The wrong number that this one replaces. */
  readonly former: IdentityNumber | null;
  readonly year: string | null;
  readonly code: string | null;
  readonly type: DocumentType | null;
  readonly birthDay: CalendarDay | null;
  readonly district: string | null;
  /** Undefined if no column says it. */
  readonly blocked: boolean | undefined;
}

const saidIn = ({ values }: ImportRecord): Said => ({
  identity: values['identity'] as IdentityNumber,
  former: (values['former'] ?? null) as IdentityNumber | null,
  year: (values['birthYear'] ?? null) as string | null,
  code: (values['code'] ?? null) as string | null,
  type: (values['documentType'] ?? null) as DocumentType | null,
  birthDay: (values['birthDate'] ?? null) as CalendarDay | null,
  district: ((values['district'] ?? null) as string | null) || null,
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
  // Who has only their number corrected keeps secrets and papers.
  if (said.former !== null) return null;
  if (said.type !== null && said.birthDay === null) return ['birthDate', 'missing'];
  const hasSecret = said.year !== null || said.code !== null || said.birthDay !== null;
  return hasSecret ? null : ['code', 'noSecret'];
}

const papersOf = ({ type, birthDay }: Said): Papers | undefined =>
  type === null || birthDay === null ? undefined : { type, birthDay };

/** What votes for some people only ask for; undefined if the row says nothing of it. */
const aboutSaid = ({ birthDay, district }: Said): AboutPerson | undefined =>
  birthDay === null && district === null ? undefined : { birthDay, district };

function personOf(said: Said): CensusRow {
  const { identity, former, code, birthDay, blocked } = said;
  if (former !== null)
    return { identity, former, secrets: [], ...(blocked !== undefined && { isBlocked: blocked }) };
  const year = said.year ?? (birthDay === null ? null : birthYear({ birthDay }));
  const [papers, about] = [papersOf(said), aboutSaid(said)];
  return {
    identity,
    secrets: [year, code].filter((secret) => secret !== null),
    ...(papers !== undefined && { papers }),
    ...(about !== undefined && { about }),
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

/** The numbers of a row, each with the name of its column. */
const numbersOf = ({ identity, former }: Said): readonly (readonly [string, IdentityNumber])[] => [
  ['identity', identity],
  ...(former === null ? [] : [['former', former] as const]),
];

/** The rows of each number, whether it is the one of a person or the one that it replaces. */
function rowsByNumber(read: readonly { readonly record: ImportRecord; readonly said: Said }[]) {
  const rowsOf = new Map<string, number[]>();
  for (const { record, said } of read)
    for (const [, number] of numbersOf(said)) {
      const rows = rowsOf.get(number);
      if (rows === undefined) rowsOf.set(number, [record.row]);
      else rows.push(record.row);
    }
  return rowsOf;
}

/**
 * The people that rows are. Of rows with the same number none is taken: one of two people could vote for the other, and
 * nobody can tell which row is the right one.
 */
export function censusPeople(records: readonly ImportRecord[], today: CalendarDay): CensusPeople {
  const read = records.map((record) => ({ record, said: saidIn(record) }));
  const rowsOf = rowsByNumber(read);
  const [people, faults]: [CensusRow[], ImportFault[]] = [[], []];
  for (const { record, said } of read) {
    const twice = numbersOf(said).flatMap(([column, number]) => {
      const other = rowsOf
        .get(number)
        ?.find((row, at, rows) => row !== record.row || rows.indexOf(row) !== at);
      return other === undefined
        ? []
        : [rowFault(record, column, 'twice', { found: '…', suggestion: String(other) })];
    });
    const fault = faultOf(said, today);
    if (fault !== null) faults.push(hidden(record, fault));
    faults.push(...twice);
    if (fault === null && twice.length === 0) people.push(personOf(said));
  }
  return { people, faults };
}
