import { randomBytes } from 'node:crypto';
import { setImmediate as afterOthers } from 'node:timers/promises';
import type { CensusChange, CensusImport } from '#application/ports/server/imports/census-book.ts';
import type { ChangeCounts } from '#domain/imports/changes.ts';
import type { AmendedPeople } from '#domain/voting/opening/vote-record.ts';
import {
  type HashedPerson,
  keyOfPerson,
  type NamedPerson,
  type StoredPerson,
} from './census/stored-person.ts';
import { importEntryOf } from './import-row.ts';
import type { AnyRow } from './request-row.ts';

/** What becomes of a person: `before` is null for one who is new, `after` for one who goes. */
export interface PersonChange {
  readonly person: string;
  readonly before: StoredPerson | null;
  readonly after: StoredPerson | null;
}

/** How many people are hashed before others have their turn in this thread. */
const usualTurn = 2000;

/** Does something with many people, so that this thread goes on answering meanwhile. */
export async function manyPeople<Person, T>(
  people: readonly Person[],
  each: (person: Person) => T,
  together = usualTurn,
): Promise<readonly T[]> {
  const made: T[] = [];
  for (let from = 0; from < people.length; from += together) {
    for (const person of people.slice(from, from + together)) made.push(each(person));
    // oxlint-disable-next-line no-await-in-loop -- a pause between two parts
    await afterOthers();
  }
  return made;
}

/** What a census has of people. */
export interface KnownPeople {
  readonly find: (person: string) => StoredPerson | null;
  /** Keys of people whose number is another one: a person who gets that number is not the same. */
  readonly taken: ReadonlySet<string>;
}

/** The key of a person who is new; a fresh one if that of their number belongs to somebody whose number was corrected. */
const newKey = (person: string, { taken }: Pick<KnownPeople, 'taken'>): string | null =>
  taken.has(person) ? randomBytes(32).toString('hex') : null;

/** A person who has their number corrected: the old row goes, and the new one is the same person. */
function correctedPerson(listed: HashedPerson, former: StoredPerson): readonly PersonChange[] {
  const { person } = listed;
  const key = keyOfPerson(former);
  const blocked = listed.blocked ?? former.blocked;
  const after = { ...former, person, blocked, sameAs: key === person ? null : key };
  return [
    { person: former.person, before: former, after: null },
    { person, before: null, after },
  ];
}

/**
 * A listed person as they are written, whatever is stored of their secrets. `keepsAbout`: what the census says of those who are
 * there stays.
 */
export function writtenPerson(
  listed: HashedPerson,
  known: KnownPeople,
  { keepsAbout = false }: { readonly keepsAbout?: boolean } = {},
): StoredPerson {
  const { person } = listed;
  const before = known.find(person);
  const sameAs = before === null ? newKey(person, known) : before.sameAs;
  return {
    person,
    ...listed.secretsUnder(keyOfPerson({ person, sameAs })),
    ...(keepsAbout && before !== null && { about: before.about }),
    blocked: listed.blocked ?? before?.blocked ?? 0,
    sameAs,
  };
}

/** What becomes of a listed person; empty if they stay as they are. */
export function personChanges(
  listed: HashedPerson,
  known: KnownPeople,
  { isDuringVote }: Pick<CensusChange, 'isDuringVote'>,
): readonly PersonChange[] {
  const { person } = listed;
  const before = known.find(person);
  if (listed.former !== null) {
    const former = known.find(listed.former);
    return before === null && former !== null ? correctedPerson(listed, former) : [];
  }
  const after =
    before !== null && isDuringVote
      ? { ...before, blocked: listed.blocked ?? before.blocked }
      : writtenPerson(listed, known);
  const isSame =
    before !== null &&
    before.secrets === after.secrets &&
    before.papers === after.papers &&
    before.about === after.about &&
    before.blocked === after.blocked;
  return isSame ? [] : [{ person, before, after }];
}

/**
 * What a change does, in numbers. Everybody who is there already counts as changed, so that nobody learns by trying whose
 * secrets are which; in an open vote, where secrets stay, those who are blocked or let in again.
 */
export function censusCounts(
  listed: readonly NamedPerson[],
  blockedOf: ReadonlyMap<string, number>,
  { isDuringVote, people, all }: Pick<CensusChange, 'isDuringVote'> & { people: number; all: boolean },
): { readonly counts: ChangeCounts; readonly people: AmendedPeople; readonly stray: number } {
  const [plain, renamed] = [
    listed.filter(({ former }) => former === null),
    listed.filter(({ former }) => former !== null),
  ];
  const known = plain.filter(({ person }) => blockedOf.has(person));
  const fits = renamed.filter(({ person, former }) => blockedOf.has(former ?? '') && !blockedOf.has(person));
  const turned = [
    ...known.map(({ person, blocked }) => [blockedOf.get(person), blocked] as const),
    ...fits.map(({ former, blocked }) => [blockedOf.get(former ?? ''), blocked] as const),
  ];
  const turnedTo = (wanted: number) =>
    turned.filter(([before, after]) => after === wanted && before !== wanted).length;
  const [added, corrected] = [plain.length - known.length, fits.length];
  const blockChanges = known.filter(
    ({ person, blocked }) => blocked !== null && blocked !== blockedOf.get(person),
  ).length;
  const changed = isDuringVote ? blockChanges : known.length;
  return {
    counts: {
      added,
      changed: changed + corrected,
      same: known.length - changed,
      gone: all ? people - known.length - corrected : 0,
    },
    people: {
      added,
      corrected,
      blocked:
        turnedTo(1) + plain.filter(({ person, blocked }) => blocked === 1 && !blockedOf.has(person)).length,
      letIn: turnedTo(0),
    },
    stray: renamed.length - corrected,
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
  (JSON.parse(String(text)) as readonly Pick<PersonChange, 'person' | 'before'>[]).map(
    ({ person, before }) => ({
      person,
      // Earlier imports kept neither another key nor what the census says of a person.
      before: before && { ...before, about: before.about ?? null, sameAs: before.sameAs ?? null },
    }),
  );

/** Whether a row of an import still has what it replaced, and the census is as it left it. */
export const canUndo = (row: AnyRow, version: number): boolean =>
  row['changes'] !== null && Number(row['version']) === version;

/** An import of the census as its row has it. */
export function censusEntryOf(row: AnyRow, version: number): CensusImport {
  const entry = importEntryOf(row);
  return { ...entry, canUndo: entry.undone === null && canUndo(row, version) };
}
