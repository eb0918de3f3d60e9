import { followIn, followOf, followValues, subjectIn } from '#adapters/driven/stores-shared/follow-row.ts';
import type { FollowStore } from '#application/ports/server/follow-store.ts';
import { subjectKey } from '#domain/following/follow.ts';
import { followLockSql } from '../locks.ts';
import type { Postgres } from '../postgres.ts';

/** Follows in PostgreSQL, for several processes at once. */
export function postgresFollows({ ask, transaction }: Postgres): FollowStore {
  const find = 'SELECT body FROM follows WHERE realm = $1 AND id = $2';
  return {
    find: async (realm, id) => followOf((await ask(find, [realm, id]))[0]),
    of: async (realm, follower) => {
      const text = 'SELECT body FROM follows WHERE realm = $1 AND follower = $2 ORDER BY id';
      return (await ask(text, [realm, follower])).map(followIn);
    },
    subjects: async (realm) => {
      const text = 'SELECT DISTINCT subject FROM follows WHERE realm = $1 AND confirmed = 1 ORDER BY subject';
      return (await ask(text, [realm])).map(subjectIn);
    },
    following: async (realm, subject, after, limit) => {
      const text = `SELECT body FROM follows WHERE realm = $1 AND confirmed = 1 AND subject = $2 AND id > $3
        ORDER BY id LIMIT $4`;
      return (await ask(text, [realm, subjectKey(subject), after, limit])).map(followIn);
    },
    change: (realm, id, work) =>
      transaction(async (within) => {
        // Also serialises changes to a follow that does not exist yet, which has no row to lock.
        await within(followLockSql, [`${realm}/${id}`]);
        const after = work(followOf((await within(find, [realm, id]))[0]));
        if (after === null) {
          await within('DELETE FROM follows WHERE realm = $1 AND id = $2', [realm, id]);
        } else {
          const put = `INSERT INTO follows (realm, id, follower, subject, confirmed, counted, body)
            VALUES ($1, $2, $3, $4, $5, $6, $7)
            ON CONFLICT (realm, id) DO UPDATE
            SET confirmed = excluded.confirmed, counted = excluded.counted, body = excluded.body`;
          await within(put, followValues(after));
        }
        return after;
      }),
    forget: async (askedBy, silentSince) => {
      const text =
        'DELETE FROM follows WHERE (confirmed = 0 AND counted <= $1) OR (confirmed = 1 AND counted <= $2)';
      await ask(text, [askedBy, silentSince]);
    },
  };
}
