import { parse } from 'csv-parse/sync';
import type { CensusRow } from '#domain/census/census-row.ts';
import { birthYear } from '#domain/census/credentials.ts';
import {
  hasRightCheckLetter,
  type IdentityNumber,
  normaliseIdentity,
  readIdentity,
} from '#domain/census/identity-number.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readPapers } from './read-papers.ts';
import type { CensusFaultKind } from './town-fault.ts';

export interface CensusFileFault {
  readonly line: number;
  readonly kind: CensusFaultKind;
}

/** A row with the line that it ends on, counted from 1. */
interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** The rows, or the line at which quotation marks make the rest unreadable. */
function rowsOf(text: string): Either<readonly CensusFileFault[], readonly Row[]> {
  try {
    const options = {
      bom: true,
      delimiter: ';',
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
      info: true,
    };
    return right(parse(text, options) as unknown as readonly Row[]);
  } catch (error) {
    const line = typeof error === 'object' && error !== null && 'lines' in error ? Number(error.lines) : 1;
    return left([{ line, kind: 'unpairedQuotes' }]);
  }
}

const needed = ['id', 'birthYear', 'code'];
/** What a town checks identities with if it uses no public service. */
const papersColumns = ['documentType', 'birthDate'];

/** One person, or what prevents the line from being one. */
function personIn(record: readonly string[], columns: readonly number[]): Either<CensusFaultKind, CensusRow> {
  const [id = '', year = '', code = '', documentType = '', birthDate = '', district = ''] = columns.map(
    (column) => record[column] ?? '',
  );
  const identity = readIdentity(id);
  if (isLeft(identity)) return left('identity');
  const papers = readPapers({ id, documentType, birthDate, year });
  if (isLeft(papers)) return papers;
  const known = year === '' && papers.right ? birthYear(papers.right) : year;
  const secrets = [known, code].filter((secret) => secret !== '');
  if (secrets.length === 0) return left('noSecret');
  const about = { birthDay: papers.right?.birthDay ?? null, district: district === '' ? null : district };
  return right({
    identity: identity.right,
    secrets,
    ...(papers.right && { papers: papers.right }),
    ...(about.birthDay === null && about.district === null ? {} : { about }),
  });
}

/**
 * Reads a census: header `id;birthYear;code`, `documentType;birthDate` if the town checks identities by it, and `district` if
 * votes ask for it; one person a line; either secret may be blank, not both. Two people whose numbers normalise alike are refused: one of
 * them could vote for the other.
 */
export function readCensus(text: string): Either<readonly CensusFileFault[], readonly CensusRow[]> {
  const rows = rowsOf(text);
  if (isLeft(rows)) return rows;
  const [header, ...people] = rows.right;
  const columnsOf = (names: readonly string[]) => names.map((name) => header?.record.indexOf(name) ?? -1);
  const [columns, papers] = [columnsOf(needed), columnsOf(papersColumns)];
  if (columns.some((column) => column < 0)) return left([{ line: 1, kind: 'censusHeader' }]);
  if (new Set(papers.map((column) => column < 0)).size > 1) return left([{ line: 1, kind: 'papersColumns' }]);
  const faults: CensusFileFault[] = [];
  const found = new Map<IdentityNumber, CensusRow>();
  for (const { record, info } of people) {
    const line = info.lines;
    const person = personIn(record, [...columns, ...papers, ...columnsOf(['district'])]);
    if (isLeft(person)) faults.push({ line, kind: person.left });
    else if (found.has(person.right.identity)) faults.push({ line, kind: 'identityTwice' });
    else found.set(person.right.identity, person.right);
  }
  return faults.length > 0 ? left(faults) : right([...found.values()]);
}

/**
 * The lines of a census whose identity number has another check letter than its digits. Such numbers exist, so that the
 * town is loaded; a slip of the pen would keep its person from voting.
 */
export function wrongLetters(text: string): readonly number[] {
  const rows = rowsOf(text);
  if (isLeft(rows)) return [];
  const [header, ...people] = rows.right;
  const column = header?.record.indexOf('id') ?? -1;
  return people
    .filter(({ record }) => hasRightCheckLetter(normaliseIdentity(record[column] ?? '')) === false)
    .map(({ info }) => info.lines);
}
