import { dayCountsOf, deskCountersOf } from '#adapters/driven/stores-shared/desk/desk-counter-row.ts';
import type { VotingDesk } from '#application/ports/server/office/voting-desk.ts';
import { deskCounts } from '#domain/voting/desk/desk-counts.ts';
import { paperRecording } from '../../ballots/record-ballots.ts';
import type { Postgres } from '../../postgres.ts';
import type { KeyPrints } from '../key-prints.ts';

const moved = `
  WITH gone AS (
    DELETE FROM desk_counts WHERE realm = $1 AND vote = $2 AND channel = 'envelope' AND box = $3 AND $3 <> $4
    RETURNING count
  )
  INSERT INTO desk_counts (realm, vote, channel, box, count) SELECT $1, $2, 'envelope', $4, count FROM gone
  ON CONFLICT (realm, vote, channel, box) DO UPDATE SET count = desk_counts.count + excluded.count`;

/** Marks given at desks and the counters of channels, in PostgreSQL. */
export const postgresVotingDesk = (postgres: Postgres, keys: KeyPrints): VotingDesk => ({
  give: paperRecording(postgres, keys),
  counts: async (realm, vote) => {
    const text =
      'SELECT channel, box, count FROM desk_counts WHERE realm = $1 AND vote = $2 ORDER BY box, channel';
    return deskCounts(deskCountersOf(await postgres.ask(text, [realm, vote])));
  },
  moveEnvelopes: async (realm, vote, { from, to }) =>
    void (await postgres.ask(moved, [realm, vote, from, to])),
  days: async (realm, vote) => {
    const text = 'SELECT day, count FROM turnout_days WHERE realm = $1 AND vote = $2 ORDER BY day';
    return dayCountsOf(await postgres.ask(text, [realm, vote]));
  },
  keepDay: async (realm, vote, { day, count }) => {
    const text = `INSERT INTO turnout_days (realm, vote, day, count) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING`;
    await postgres.ask(text, [realm, vote, day, count]);
  },
  forgetTries: async (realm, vote) =>
    void (await postgres.ask('DELETE FROM desk_tries WHERE realm = $1 AND vote = $2', [realm, vote])),
});
