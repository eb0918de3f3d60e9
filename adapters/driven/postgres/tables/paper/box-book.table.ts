import { boxesOfRow } from '#adapters/driven/stores-shared/box-row.ts';
import { voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import type { BoxBook, BoxBookAct } from '#application/ports/server/office/box-book.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { awaitsPaper } from '#domain/voting/paper/ballot-box.ts';
import { voteLockSql } from '../../locks.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';
import { addSteps } from '../step.table.ts';

async function boxesOf(ask: RunStatement, realm: RealmId, vote: string) {
  const [row] = await ask('SELECT body FROM ballot_boxes WHERE realm = $1 AND vote = $2', [realm, vote]);
  return boxesOfRow(row);
}

/** Writes an act on boxes. Must run in a transaction that has the lock of the vote. */
async function writeBoxes(ask: RunStatement, realm: RealmId, vote: string, act: BoxBookAct): Promise<void> {
  const put = `INSERT INTO ballot_boxes (realm, vote, body) VALUES ($1, $2, $3)
    ON CONFLICT (realm, vote) DO UPDATE SET body = excluded.body`;
  await ask(put, [realm, vote, JSON.stringify(act.boxes)]);
  const note = awaitsPaper(act.boxes)
    ? 'INSERT INTO awaited_paper (realm, survey) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING'
    : 'DELETE FROM awaited_paper WHERE realm = $1 AND survey = ANY($2::text[])';
  await ask(note, [realm, act.surveys]);
  await addSteps(ask, { realm, subject: voteSubject(vote) }, act.steps);
}

/** The ballot boxes of votes, in PostgreSQL. */
export const postgresBoxBook = ({ ask, transaction }: Postgres): BoxBook => ({
  all: (realm, vote) => boxesOf(ask, realm, vote),
  isAwaited: async (realm, survey) => {
    const one = 'SELECT 1 FROM awaited_paper WHERE realm = $1 AND survey = $2';
    return (await ask(one, [realm, survey])).length > 0;
  },
  change: (realm, vote, decide) =>
    transaction(async (within) => {
      await within(voteLockSql, [JSON.stringify([realm, vote])]);
      const { act, answer } = decide(await boxesOf(within, realm, vote));
      if (act !== null) await writeBoxes(within, realm, vote, act);
      return answer;
    }),
});
