import type { DatabaseSync } from 'node:sqlite';
import { closingOfRow } from '#adapters/driven/stores-shared/closing/closing-row.ts';
import { voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import type { ClosingDesk } from '#application/ports/server/office/closing-desk.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { stepWriting } from '../step.table.ts';

/** The closing records of votes, in the embedded database. */
export function sqlClosingDesk(database: DatabaseSync): ClosingDesk {
  const one = database.prepare('SELECT body FROM closing_books WHERE realm = ? AND vote = ?');
  const put = database.prepare('INSERT OR REPLACE INTO closing_books (realm, vote, body) VALUES (?, ?, ?)');
  const erase = database.prepare('DELETE FROM paper_entries WHERE realm = ? AND vote = ?');
  const steps = stepWriting(database);
  const find = (realm: RealmId, vote: string) => closingOfRow(one.get(realm, vote));
  return {
    find: async (realm, vote) => find(realm, vote),
    change: async (realm, vote, decide) =>
      writeWhenFree(database, () => {
        const { act, answer } = decide(find(realm, vote));
        if (act === null) return answer;
        put.run(realm, vote, JSON.stringify(act.book));
        if (act.book.signed !== null) erase.run(realm, vote);
        steps.add(realm, voteSubject(vote), act.steps);
        return answer;
      }),
  };
}
