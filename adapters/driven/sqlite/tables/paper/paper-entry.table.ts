import type { DatabaseSync } from 'node:sqlite';
import { entryBody } from '#adapters/driven/stores-shared/voting/box-row.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { PaperEntry } from '#domain/voting/paper/entry.ts';

/** Writes what people type of paper ballots; the caller opens the transaction. */
export function entryWriting(database: DatabaseSync) {
  const put = database.prepare(
    'INSERT OR REPLACE INTO paper_entries (realm, vote, box, number, person, body) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const drop = database.prepare(
    'DELETE FROM paper_entries WHERE realm = ? AND vote = ? AND box = ? AND number = ? AND person = ?',
  );
  return {
    put: (realm: RealmId, vote: string, entry: PaperEntry): void =>
      void put.run(realm, vote, entry.box, entry.number, entry.person, entryBody(entry)),
    drop: (realm: RealmId, vote: string, { box, number, person }: PaperEntry): void =>
      void drop.run(realm, vote, box, number, person),
  };
}
