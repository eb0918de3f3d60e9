import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import type { PersonKey } from '#application/ports/server/census-register.ts';
import type { LetterPerson } from '#application/ports/server/letters/letter-desk.ts';
import { type LetterRecord, noLetters } from '#domain/voting/letters/letter-record.ts';
import type { AnyRow } from '../request-row.ts';
import { keyOfPerson, type StoredPerson } from './stored-person.ts';

/* Letters and their codes, the same in both databases. */

/** How many people are looked at before others have their turn: each may need a hundred hashes. */
export const lettersTogether = 50;

/** The subject of the steps of the letters of a vote: a chain of its own, so that it stands beside nothing else of the vote. */
export const lettersSubject = (vote: string): string => `letters/${vote}`;

export const letterRecordOf = (row: AnyRow | undefined): LetterRecord =>
  row === undefined ? noLetters : (JSON.parse(String(row['body'])) as LetterRecord);

/** The secrets of a person that are years of birth, as they are stored. */
function yearsAmong(
  hashes: CensusHashes,
  key: PersonKey,
  secrets: readonly string[],
  years: readonly string[],
): readonly string[] {
  const found: string[] = [];
  for (const year of years) {
    if (found.length === secrets.length) break;
    const hash = hashes.secret(key, year);
    if (secrets.includes(hash)) found.push(hash);
  }
  return found;
}

const secretsOf = ({ secrets }: Pick<StoredPerson, 'secrets'>) => JSON.parse(secrets) as readonly string[];

/** Whether a person gets a letter. */
export function letterPerson(
  hashes: CensusHashes,
  stored: StoredPerson | null,
  years: readonly string[],
): LetterPerson {
  if (stored === null) return 'unknown';
  if (stored.blocked === 1) return 'blocked';
  const secrets = secretsOf(stored);
  const ofYears = yearsAmong(hashes, keyOfPerson(stored), secrets, years);
  return ofYears.length < secrets.length ? 'again' : 'new';
}

/** A person with a new code: years of birth stay, and an earlier code is gone. */
export function withCode(
  hashes: CensusHashes,
  stored: StoredPerson,
  code: string,
  years: readonly string[],
): StoredPerson {
  const key = keyOfPerson(stored);
  const kept = yearsAmong(hashes, key, secretsOf(stored), years);
  return { ...stored, secrets: JSON.stringify([...kept, hashes.secret(key, code)]) };
}
