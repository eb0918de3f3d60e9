import type { DatabaseSync } from 'node:sqlite';
import type { FollowStore } from '#application/ports/server/follow-store.ts';
import { subjectKey } from '#domain/following/follow.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { followIn, followOf, followValues, subjectIn } from '../../stores-shared/follow-row.ts';

/** Follows in the embedded database. */
export function sqlFollows(database: DatabaseSync): FollowStore {
  const find = database.prepare('SELECT body FROM follows WHERE realm = ? AND id = ?');
  const of = database.prepare('SELECT body FROM follows WHERE realm = ? AND follower = ? ORDER BY id');
  const subjects = database.prepare(
    'SELECT DISTINCT subject FROM follows WHERE realm = ? AND confirmed = 1 ORDER BY subject',
  );
  const following = database.prepare(
    `SELECT body FROM follows WHERE realm = ? AND confirmed = 1 AND subject = ? AND id > ? ORDER BY id LIMIT ?`,
  );
  const put = database.prepare(
    `INSERT OR REPLACE INTO follows (realm, id, follower, subject, confirmed, counted, body)
      VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const erase = database.prepare('DELETE FROM follows WHERE realm = ? AND id = ?');
  const forget = database.prepare(
    'DELETE FROM follows WHERE (confirmed = 0 AND counted <= ?) OR (confirmed = 1 AND counted <= ?)',
  );
  return {
    find: async (realm, id) => followOf(find.get(realm, id)),
    of: async (realm, follower) => of.all(realm, follower).map(followIn),
    subjects: async (realm) => subjects.all(realm).map(subjectIn),
    following: async (realm, subject, after, limit) =>
      following.all(realm, subjectKey(subject), after, limit).map(followIn),
    change: async (realm, id, work) =>
      writeWhenFree(database, () => {
        const after = work(followOf(find.get(realm, id)));
        if (after === null) erase.run(realm, id);
        else put.run(...followValues(after));
        return after;
      }),
    forget: async (askedBy, silentSince) =>
      writeWhenFree(database, () => void forget.run(askedBy, silentSince)),
  };
}
