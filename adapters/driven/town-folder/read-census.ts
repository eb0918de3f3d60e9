import { parse } from 'csv-parse/sync';
import type { CensusRow } from '#application/ports/town-keeper.ts';
import { type IdentityNumber, readIdentity } from '#domain/census/identity-number.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

export interface CensusFault {
  readonly line: number;
  readonly expected: string;
}

/**
 * Reads a census: header `id;birthYear;code`, one person a line; either secret may be blank, not both. Two people
 * whose numbers normalise alike are refused: one of them could vote for the other.
 */
export function readCensus(text: string): Either<readonly CensusFault[], readonly CensusRow[]> {
  const rows: string[][] = parse(text, { bom: true, delimiter: ';', relaxColumnCount: true, skipEmptyLines: true, trim: true });
  const [header = [], ...people] = rows;
  const columns = ['id', 'birthYear', 'code'].map((name) => header.indexOf(name));
  if (columns.some((column) => column < 0)) return left([{ line: 1, expected: 'the header id;birthYear;code' }]);
  const faults: CensusFault[] = [];
  const found = new Map<IdentityNumber, CensusRow>();
  for (const [index, person] of people.entries()) {
    const line = index + 2;
    const [id = '', birthYear = '', code = ''] = columns.map((column) => person[column] ?? '');
    const identity = readIdentity(id);
    const secrets = [birthYear, code].filter((secret) => secret !== '');
    if (isLeft(identity)) faults.push({ line, expected: 'an identity number of 8 characters or more' });
    else if (secrets.length === 0) faults.push({ line, expected: 'a birth year or a code' });
    else if (found.has(identity.right)) faults.push({ line, expected: 'an identity number that no line above has' });
    else found.set(identity.right, { identity: identity.right, secrets });
  }
  return faults.length > 0 ? left(faults) : right([...found.values()]);
}
