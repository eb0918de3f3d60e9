import type { DatabaseSync } from 'node:sqlite';
import type { LikeStore } from '#application/ports/server/like-store.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';

/** Likes as rows: because of the key, each counts once. */
export function sqlLikes(database: DatabaseSync): LikeStore {
  const add = database.prepare('INSERT OR IGNORE INTO likes (realm, content, mark) VALUES (?, ?, ?)');
  const take = database.prepare('DELETE FROM likes WHERE realm = ? AND content = ? AND mark = ?');
  const count = database.prepare(
    'SELECT count(*) AS fans, coalesce(sum(mark = ?), 0) AS own FROM likes WHERE realm = ? AND content = ?',
  );
  const read: LikeStore['read'] = async (realm, content, mark) => {
    const row = count.get(mark, realm, content);
    return { count: Number(row?.['fans']), liked: Number(row?.['own']) > 0 };
  };
  return {
    read,
    set: async (realm, content, mark, liked) => {
      await writeWhenFree(database, () => void (liked ? add : take).run(realm, content, mark));
      return read(realm, content, mark);
    },
  };
}
