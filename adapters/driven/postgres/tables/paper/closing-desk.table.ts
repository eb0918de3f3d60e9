import { closingOfRow } from '#adapters/driven/stores-shared/closing/closing-row.ts';
import { voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import type { ClosingDesk } from '#application/ports/server/office/closing-desk.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { voteLockSql } from '../../locks.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';
import { addSteps } from '../step.table.ts';

async function closingOf(ask: RunStatement, realm: RealmId, vote: string) {
  const [row] = await ask('SELECT body FROM closing_books WHERE realm = $1 AND vote = $2', [realm, vote]);
  return closingOfRow(row);
}

/** The closing records of votes, in PostgreSQL. */
export const postgresClosingDesk = ({ ask, transaction }: Postgres): ClosingDesk => ({
  find: (realm, vote) => closingOf(ask, realm, vote),
  change: (realm, vote, decide) =>
    transaction(async (within) => {
      await within(voteLockSql, [JSON.stringify([realm, vote])]);
      const { act, answer } = decide(await closingOf(within, realm, vote));
      if (act === null) return answer;
      const put = `INSERT INTO closing_books (realm, vote, body) VALUES ($1, $2, $3)
        ON CONFLICT (realm, vote) DO UPDATE SET body = excluded.body`;
      await within(put, [realm, vote, JSON.stringify(act.book)]);
      const erase = 'DELETE FROM paper_entries WHERE realm = $1 AND vote = $2';
      if (act.book.signed !== null) await within(erase, [realm, vote]);
      await addSteps(within, { realm, subject: voteSubject(vote) }, act.steps);
      return answer;
    }),
});
