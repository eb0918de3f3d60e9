import { setImmediate as afterOthers } from 'node:timers/promises';
import type { CensusHashes } from '#adapters/driven/stores-shared/census-hashes.ts';
import type { CensusChange, CensusImport } from '#application/ports/server/imports/census-book.ts';
import type { CensusRow } from '#domain/census/census-row.ts';
import type { ChangeCounts } from '#domain/imports/changes.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { importEntryOf } from './import-row.ts';
import type { AnyRow } from './request-row.ts';

/** A person of the census as they are stored: hashes, and whether they may not vote. */
export interface StoredPerson {
  readonly person: string;
  readonly secrets: string;
  readonly papers: string | null;
  readonly blocked: number;
}

/** A person whom a council lists, hashed; `blocked` is null if it does not say. */
export interface HashedPerson extends Omit<StoredPerson, 'blocked'> {
  readonly blocked: number | null;
}

/** What becomes of a person: `before` is null for one who is new, `after` for one who goes. */
export interface PersonChange {
  readonly person: string;
  readonly before: StoredPerson | null;
  readonly after: StoredPerson | null;
}

export function hashedPerson(hashes: CensusHashes, realm: RealmId, row: CensusRow): HashedPerson {
  const { identity, secrets, papers, isBlocked } = row;
  const person = hashes.person(realm, identity);
  return {
    person,
    secrets: JSON.stringify(secrets.map((secret) => hashes.secret(person, secret))),
    papers: papers === undefined ? null : hashes.papers(person, papers),
    blocked: isBlocked === undefined ? null : Number(isBlocked),
  };
}

export const storedPerson = (row: AnyRow): StoredPerson => ({
  person: String(row['person']),
  secrets: String(row['secrets']),
  papers: typeof row['papers'] === 'string' ? row['papers'] : null,
  blocked: Number(row['blocked']),
});

/** How many people are hashed before others have their turn in this thread. */
const together = 2000;

/** Does something with many people, so that this thread goes on answering meanwhile. */
export async function manyPeople<T>(
  people: readonly CensusRow[],
  each: (person: CensusRow) => T,
): Promise<readonly T[]> {
  const made: T[] = [];
  for (let from = 0; from < people.length; from += together) {
    for (const person of people.slice(from, from + together)) made.push(each(person));
    // oxlint-disable-next-line no-await-in-loop -- a pause between two parts
    await afterOthers();
  }
  return made;
}

/** What becomes of a listed person; null if they stay as they are. */
export function personChange(
  listed: HashedPerson,
  before: StoredPerson | null,
  { isDuringVote }: Pick<CensusChange, 'isDuringVote'>,
): PersonChange | null {
  const blocked = listed.blocked ?? before?.blocked ?? 0;
  const after = before !== null && isDuringVote ? { ...before, blocked } : { ...listed, blocked };
  const isSame =
    before !== null &&
    before.secrets === after.secrets &&
    before.papers === after.papers &&
    before.blocked === blocked;
  return isSame ? null : { person: listed.person, before, after };
}

/**
 * What a change does, in numbers. Everybody who is there already counts as changed, so that nobody learns by trying whose
 * secrets are which; in an open vote, where secrets stay, those who are blocked or let in again.
 */
export function censusCounts(
  listed: readonly Pick<HashedPerson, 'person' | 'blocked'>[],
  blockedOf: ReadonlyMap<string, number>,
  { isDuringVote, people, all }: Pick<CensusChange, 'isDuringVote'> & { people: number; all: boolean },
): ChangeCounts {
  const known = listed.filter(({ person }) => blockedOf.has(person));
  const changed = isDuringVote
    ? known.filter(({ person, blocked }) => blocked !== null && blocked !== blockedOf.get(person)).length
    : known.length;
  return {
    added: listed.length - known.length,
    changed,
    same: known.length - changed,
    gone: all ? people - known.length : 0,
  };
}

/** What is kept to take changes back, in the order of the hashes: that of the file would say who is who. */
export const writtenUndo = (changes: readonly PersonChange[]): string =>
  JSON.stringify(
    changes
      .map(({ person, before }) => ({ person, before }))
      .toSorted((a, b) => (a.person < b.person ? -1 : 1)),
  );

export const readUndo = (text: unknown): readonly Pick<PersonChange, 'person' | 'before'>[] =>
  JSON.parse(String(text)) as readonly Pick<PersonChange, 'person' | 'before'>[];

/** Whether a row of an import still has what it replaced, and the census is as it left it. */
export const canUndo = (row: AnyRow, version: number): boolean =>
  row['changes'] !== null && Number(row['version']) === version;

/** An import of the census as its row has it. */
export function censusEntryOf(row: AnyRow, version: number): CensusImport {
  const entry = importEntryOf(row);
  return { ...entry, canUndo: entry.undone === null && canUndo(row, version) };
}
