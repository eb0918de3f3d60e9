import type { DatabaseSync } from 'node:sqlite';
import { boxesOfRow } from '#adapters/driven/stores-shared/box-row.ts';
import { voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import type { BoxBook, BoxBookAct } from '#application/ports/server/office/box-book.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { awaitsPaper } from '#domain/voting/paper/ballot-box.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { stepWriting } from '../step.table.ts';

/** Writes acts on boxes; the caller opens the transaction. */
function boxWriting(database: DatabaseSync) {
  const put = database.prepare('INSERT OR REPLACE INTO ballot_boxes (realm, vote, body) VALUES (?, ?, ?)');
  const wait = database.prepare('INSERT OR IGNORE INTO awaited_paper (realm, survey) VALUES (?, ?)');
  const forget = database.prepare('DELETE FROM awaited_paper WHERE realm = ? AND survey = ?');
  const steps = stepWriting(database);
  return (realm: RealmId, vote: string, act: BoxBookAct) => {
    put.run(realm, vote, JSON.stringify(act.boxes));
    const note = awaitsPaper(act.boxes) ? wait : forget;
    for (const survey of act.surveys) note.run(realm, survey);
    steps.add(realm, voteSubject(vote), act.steps);
  };
}

/** The ballot boxes of votes, in the embedded database. */
export function sqlBoxBook(database: DatabaseSync): BoxBook {
  const boxes = database.prepare('SELECT body FROM ballot_boxes WHERE realm = ? AND vote = ?');
  const awaited = database.prepare('SELECT 1 FROM awaited_paper WHERE realm = ? AND survey = ?');
  const write = boxWriting(database);
  const find = (realm: RealmId, vote: string) => boxesOfRow(boxes.get(realm, vote));
  return {
    all: async (realm, vote) => find(realm, vote),
    isAwaited: async (realm, survey) => awaited.get(realm, survey) !== undefined,
    change: async (realm, vote, decide) =>
      writeWhenFree(database, () => {
        const { act, answer } = decide(find(realm, vote));
        if (act !== null) write(realm, vote, act);
        return answer;
      }),
  };
}
