import { deskViewOf } from '#adapters/driven/stores-shared/view-row.ts';
import type { ViewStore } from '#application/ports/server/office/view-store.ts';
import type { Postgres } from '../postgres.ts';

/** The views of staff in PostgreSQL. */
export const postgresViews = ({ ask }: Postgres): ViewStore => ({
  seenBy: async (realm, owner) => {
    const text = `SELECT * FROM desk_views WHERE realm = $1 AND (owner = $2 OR shared = 1)
      ORDER BY name COLLATE "C", id`;
    return (await ask(text, [realm, owner])).map(deskViewOf);
  },
  keep: async (realm, { id, owner, name, query, isShared }) => {
    const text = `INSERT INTO desk_views (realm, id, owner, name, query, shared) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (realm, id) DO UPDATE SET name = excluded.name, query = excluded.query, shared = excluded.shared
      WHERE desk_views.owner = excluded.owner RETURNING id`;
    return (await ask(text, [realm, id, owner, name, query, Number(isShared)])).length > 0;
  },
  remove: async (realm, id, owner) => {
    const text = 'DELETE FROM desk_views WHERE realm = $1 AND id = $2 AND owner = $3 RETURNING id';
    return (await ask(text, [realm, id, owner])).length > 0;
  },
});
