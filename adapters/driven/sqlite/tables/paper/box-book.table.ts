import type { DatabaseSync } from 'node:sqlite';
import { boxesOfRow, paperEntryOfRow } from '#adapters/driven/stores-shared/voting/box-row.ts';
import {
  changesOfRow,
  type CountedEntries,
  entriesAfter,
  entriesInBox,
  keptEntries,
  nameOfVote,
} from '#adapters/driven/stores-shared/voting/kept-entries.ts';
import { voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import type { BoxBook, BoxBookAct, FoundEntries } from '#application/ports/server/office/box-book.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { PaperEntry } from '#domain/voting/paper/entry.ts';
import { awaitsPaper } from '#domain/voting/paper/ballot-box.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { versionCounter } from '../content-version.table.ts';
import { stepWriting } from '../step.table.ts';
import { ballotJoining } from './join-ballots.ts';
import { entryWriting } from './paper-entry.table.ts';

/** Writes acts on boxes; the caller opens the transaction. */
function boxWriting(database: DatabaseSync) {
  const put = database.prepare('INSERT OR REPLACE INTO ballot_boxes (realm, vote, body) VALUES (?, ?, ?)');
  const wait = database.prepare('INSERT OR IGNORE INTO awaited_paper (realm, survey) VALUES (?, ?)');
  const forget = database.prepare('DELETE FROM awaited_paper WHERE realm = ? AND survey = ?');
  const steps = stepWriting(database);
  const raise = versionCounter(database);
  return (realm: RealmId, vote: string, act: BoxBookAct) => {
    put.run(realm, vote, JSON.stringify(act.boxes));
    const note = awaitsPaper(act.boxes) ? wait : forget;
    let changes = 0;
    for (const survey of act.surveys) changes += Number(note.run(realm, survey).changes);
    // What portals show of its surveys is another thing then.
    if (changes > 0) raise(realm);
    steps.add(realm, voteSubject(vote), act.steps);
  };
}

/** Reads boxes and entries as they are found. */
function boxReading(database: DatabaseSync) {
  const boxes = database.prepare('SELECT body FROM ballot_boxes WHERE realm = ? AND vote = ?');
  const changes = database.prepare('SELECT changes FROM paper_changes WHERE realm = ? AND vote = ?');
  const all = database.prepare(
    'SELECT box, number, person, body FROM paper_entries WHERE realm = ? AND vote = ? ORDER BY box, number, person',
  );
  const boxesOf = (realm: RealmId, vote: string) => boxesOfRow(boxes.get(realm, vote));
  const changesOf = (realm: RealmId, vote: string) => changesOfRow(changes.get(realm, vote));
  const kept = keptEntries();
  /** All entries of a vote. The count first: it is never lower again than one that rows were read after. */
  const allOf = (realm: RealmId, vote: string): readonly PaperEntry[] => {
    const [name, count] = [nameOfVote(realm, vote), changesOf(realm, vote)];
    const known = kept.find(name, count);
    if (known !== null) return known;
    const entries = all.all(realm, vote).map(paperEntryOfRow);
    kept.keep(name, { changes: count, entries });
    return entries;
  };
  return {
    boxesOf,
    changesOf,
    keep: (realm: RealmId, vote: string, counted: CountedEntries) =>
      kept.keep(nameOfVote(realm, vote), counted),
    allOf,
    entriesOf: (realm: RealmId, vote: string, box: string | null): FoundEntries => ({
      boxes: boxesOf(realm, vote),
      entries: entriesInBox(allOf(realm, vote), box),
    }),
  };
}

/** The ballot boxes of votes, in the embedded database. */
export function sqlBoxBook(database: DatabaseSync): BoxBook {
  const awaited = database.prepare('SELECT 1 FROM awaited_paper WHERE realm = ? AND survey = ?');
  const write = boxWriting(database);
  const entries = entryWriting(database);
  const join = ballotJoining(database);
  const { boxesOf, changesOf, keep, allOf, entriesOf } = boxReading(database);
  return {
    all: async (realm, vote) => boxesOf(realm, vote),
    isAwaited: async (realm, survey) => awaited.get(realm, survey) !== undefined,
    change: async (realm, vote, decide) =>
      writeWhenFree(database, () => {
        const { act, answer } = decide(boxesOf(realm, vote));
        if (act !== null) write(realm, vote, act);
        return answer;
      }),
    entries: async (realm, vote, box) => entriesOf(realm, vote, box),
    changeEntries: async (realm, vote, box, decide) => {
      let stored: CountedEntries | null = null;
      const done = await writeWhenFree(database, () => {
        const { act, answer } = decide(entriesOf(realm, vote, box));
        if (act === null) return answer;
        const before = allOf(realm, vote);
        if (act.drop !== null) entries.drop(realm, vote, act.drop);
        if (act.put !== null) entries.put(realm, vote, act.put);
        if (act.boxes !== null) write(realm, vote, act.boxes);
        join(realm, act.join);
        stored = { changes: changesOf(realm, vote), entries: entriesAfter(before, act) };
        return answer;
      });
      if (stored !== null) keep(realm, vote, stored);
      return done;
    },
  };
}
