import type { DatabaseSync } from 'node:sqlite';
import { dayCountsOf, deskCountersOf } from '#adapters/driven/stores-shared/desk/desk-counter-row.ts';
import type { VotingDesk } from '#application/ports/server/office/voting-desk.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { deskCounts } from '#domain/voting/desk/desk-counts.ts';
import { type BallotWriter, sameThreadWriter } from '../../ballots/ballot.table.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';

/** Moves the envelopes of a box to another one. Must run in a transaction. */
function envelopeMoving(database: DatabaseSync) {
  const of = `realm = ? AND vote = ? AND channel = 'envelope' AND box = ?`;
  const find = database.prepare(`SELECT count FROM desk_counts WHERE ${of}`);
  const drop = database.prepare(`DELETE FROM desk_counts WHERE ${of}`);
  const add = database.prepare(`INSERT INTO desk_counts (realm, vote, channel, box, count)
    VALUES (?, ?, 'envelope', ?, ?)
    ON CONFLICT (realm, vote, channel, box) DO UPDATE SET count = count + excluded.count`);
  return (realm: string, vote: string, { from, to }: { readonly from: string; readonly to: string }) => {
    const count = Number(find.get(realm, vote, from)?.['count'] ?? 0);
    if (count === 0 || from === to) return;
    drop.run(realm, vote, from);
    add.run(realm, vote, to, count);
  };
}

/** Marks given at desks and the counters of channels, in the embedded database. */
export function sqlVotingDesk(
  database: DatabaseSync,
  writer: Pick<BallotWriter, 'give' | 'settled'> = sameThreadWriter(database),
): VotingDesk {
  const counters = database.prepare(
    'SELECT channel, box, count FROM desk_counts WHERE realm = ? AND vote = ? ORDER BY box, channel',
  );
  const forget = database.prepare('DELETE FROM desk_tries WHERE realm = ? AND vote = ?');
  const days = database.prepare(
    'SELECT day, count FROM turnout_days WHERE realm = ? AND vote = ? ORDER BY day',
  );
  const keepDay = database.prepare(
    'INSERT OR IGNORE INTO turnout_days (realm, vote, day, count) VALUES (?, ?, ?, ?)',
  );
  const move = envelopeMoving(database);
  return {
    give: async (marks) => {
      const given = await writer.give(marks);
      // A paper ballot is never a change of another one.
      return isLeft(given) ? left(given.left) : right(given.right === 'repeated' ? 'repeated' : 'recorded');
    },
    counts: async (realm, vote) => {
      await writer.settled();
      return deskCounts(deskCountersOf(counters.all(realm, vote)));
    },
    moveEnvelopes: (realm, vote, boxes) => writeWhenFree(database, () => move(realm, vote, boxes)),
    days: async (realm, vote) => dayCountsOf(days.all(realm, vote)),
    keepDay: (realm, vote, { day, count }) =>
      writeWhenFree(database, () => void keepDay.run(realm, vote, day, count)),
    forgetTries: (realm, vote) => writeWhenFree(database, () => void forget.run(realm, vote)),
  };
}
