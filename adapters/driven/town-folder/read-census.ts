import { parse } from 'csv-parse/sync';
import type { CensusRow } from '#application/ports/town-keeper.ts';
import { type IdentityNumber, readIdentity } from '#domain/census/identity-number.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

export interface CensusFault {
  readonly line: number;
  readonly expected: string;
}

/** A row with the line that it ends on, counted from 1. */
interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** The rows, or the line at which quotation marks leave no rows to be read. */
function rowsOf(text: string): Either<readonly CensusFault[], readonly Row[]> {
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
    return left([{ line, expected: 'quotation marks in pairs' }]);
  }
}

/**
 * Reads a census: header `id;birthYear;code`, one person a line; either secret may be blank, not both. Two people
 * whose numbers normalise alike are refused: one of them could vote for the other.
 */
export function readCensus(text: string): Either<readonly CensusFault[], readonly CensusRow[]> {
  const rows = rowsOf(text);
  if (isLeft(rows)) return rows;
  const [header, ...people] = rows.right;
  const columns = ['id', 'birthYear', 'code'].map((name) => header?.record.indexOf(name) ?? -1);
  if (columns.some((column) => column < 0))
    return left([{ line: 1, expected: 'the header id;birthYear;code' }]);
  const faults: CensusFault[] = [];
  const found = new Map<IdentityNumber, CensusRow>();
  for (const { record, info } of people) {
    const line = info.lines;
    const [id = '', birthYear = '', code = ''] = columns.map((column) => record[column] ?? '');
    const identity = readIdentity(id);
    const secrets = [birthYear, code].filter((secret) => secret !== '');
    if (isLeft(identity)) faults.push({ line, expected: 'an identity number of 8 characters or more' });
    else if (secrets.length === 0) faults.push({ line, expected: 'a birth year or a code' });
    else if (found.has(identity.right))
      faults.push({ line, expected: 'an identity number that no line above has' });
    else found.set(identity.right, { identity: identity.right, secrets });
  }
  return faults.length > 0 ? left(faults) : right([...found.values()]);
}
