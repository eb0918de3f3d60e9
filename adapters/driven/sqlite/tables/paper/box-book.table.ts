import type { DatabaseSync } from 'node:sqlite';
import { boxesOfRow, paperEntryOfRow } from '#adapters/driven/stores-shared/voting/box-row.ts';
import { voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import type { BoxBook, BoxBookAct, FoundEntries } from '#application/ports/server/office/box-book.ts';
import type { RealmId } from '#domain/shared/ids.ts';
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
  const ofAll = `SELECT box, number, person, body FROM paper_entries WHERE realm = ? AND vote = ?`;
  const all = database.prepare(`${ofAll} ORDER BY box, number, person`);
  const ofBox = database.prepare(`${ofAll} AND box = ? ORDER BY number, person`);
  const boxesOf = (realm: RealmId, vote: string) => boxesOfRow(boxes.get(realm, vote));
  return {
    boxesOf,
    entriesOf: (realm: RealmId, vote: string, box: string | null): FoundEntries => ({
      boxes: boxesOf(realm, vote),
      entries: (box === null ? all.all(realm, vote) : ofBox.all(realm, vote, box)).map(paperEntryOfRow),
    }),
  };
}

/** The ballot boxes of votes, in the embedded database. */
export function sqlBoxBook(database: DatabaseSync): BoxBook {
  const awaited = database.prepare('SELECT 1 FROM awaited_paper WHERE realm = ? AND survey = ?');
  const write = boxWriting(database);
  const entries = entryWriting(database);
  const join = ballotJoining(database);
  const { boxesOf, entriesOf } = boxReading(database);
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
    changeEntries: async (realm, vote, box, decide) =>
      writeWhenFree(database, () => {
        const { act, answer } = decide(entriesOf(realm, vote, box));
        if (act === null) return answer;
        if (act.drop !== null) entries.drop(realm, vote, act.drop);
        if (act.put !== null) entries.put(realm, vote, act.put);
        if (act.boxes !== null) write(realm, vote, act.boxes);
        join(realm, act.join);
        return answer;
      }),
  };
}
