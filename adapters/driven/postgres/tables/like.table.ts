import type { LikeStore } from '#application/ports/server/like-store.ts';
import type { Postgres } from '../postgres.ts';

/** Likes as rows: because of the key, each counts once. */
export function postgresLikes({ ask }: Postgres): LikeStore {
  const read: LikeStore['read'] = async (realm, content, mark) => {
    const [row] = await ask(
      'SELECT count(*) AS fans, count(*) FILTER (WHERE mark = $3) AS own FROM likes WHERE realm = $1 AND content = $2',
      [realm, content, mark],
    );
    return { count: Number(row?.['fans']), liked: Number(row?.['own']) > 0 };
  };
  return {
    read,
    set: async (realm, content, mark, liked) => {
      const text = liked
        ? 'INSERT INTO likes (realm, content, mark) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
        : 'DELETE FROM likes WHERE realm = $1 AND content = $2 AND mark = $3';
      await ask(text, [realm, content, mark]);
      return read(realm, content, mark);
    },
  };
}
