import type { EntryAct } from '#application/ports/server/office/box-book.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { PaperEntry } from '#domain/voting/paper/entry.ts';
import type { AnyRow } from '../request-row.ts';
import { entryBody, paperEntryOfRow } from './box-row.ts';

/** The entries of a vote, in the order of their boxes, numbers and people, after so many changes of them. */
export interface CountedEntries {
  /** Null if the database has not counted any: then nothing is kept. */
  readonly changes: number | null;
  readonly entries: readonly PaperEntry[];
}

/** The count of a row; null if there is none. */
export const changesOfRow = (row: AnyRow | undefined): number | null =>
  row === undefined ? null : Number(row['changes']);

/** How a vote of a town is called among those that are kept. */
export const nameOfVote = (realm: RealmId, vote: string): string => JSON.stringify([realm, vote]);

/** The entries of one box, or all (null). */
export const entriesInBox = (entries: readonly PaperEntry[], box: string | null): readonly PaperEntry[] =>
  box === null ? entries : entries.filter((one) => one.box === box);

/** How many votes a process keeps the entries of. */
const mostVotes = 4;

/**
 * What a process knows of the entries of votes. The database counts every change of them by triggers, so entries that are
 * kept with the latest count are the latest: nobody has to read 4,000 rows for each Enter.
 */
export function keptEntries() {
  const kept = new Map<string, CountedEntries>();
  return {
    /** The entries of a vote, if those that are kept have that count; null if they must be read. */
    find: (vote: string, changes: number | null): readonly PaperEntry[] | null => {
      const known = kept.get(vote);
      return changes !== null && known?.changes === changes ? known.entries : null;
    },
    /** Keeps what was read or stored. Only what is committed may be kept: a count that is rolled back is given again. */
    keep: (vote: string, counted: CountedEntries): void => {
      kept.delete(vote);
      if (counted.changes !== null) kept.set(vote, counted);
      const [oldest] = kept.keys();
      if (kept.size > mostVotes && oldest !== undefined) kept.delete(oldest);
    },
  };
}

const isAt = (one: PaperEntry, { box, number, person }: PaperEntry): boolean =>
  one.number === number && one.person === person && one.box === box;

function comesAfter(one: PaperEntry, other: PaperEntry): boolean {
  if (one.box !== other.box) return one.box > other.box;
  return one.number === other.number ? one.person > other.person : one.number > other.number;
}

/** The entries after an act, as they would be read. */
export function entriesAfter(
  entries: readonly PaperEntry[],
  { put, drop }: Pick<EntryAct, 'put' | 'drop'>,
): readonly PaperEntry[] {
  const rest = entries.filter((one) => !(drop && isAt(one, drop)) && !(put && isAt(one, put)));
  if (put === null) return rest;
  const { box, number, person } = put;
  const stored = paperEntryOfRow({ box, number, person, body: entryBody(put) });
  const at = rest.findIndex((one) => comesAfter(one, stored));
  return at === -1 ? [...rest, stored] : rest.toSpliced(at, 0, stored);
}
