import type { CollectionPrints } from '#adapters/driven/stores-shared/changed-collections.ts';
import { dividedCollections, partsOf, printedBy } from '#adapters/driven/stores-shared/content-parts.ts';
import type { ContentChanges } from '#application/ports/server/content-changes.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Postgres, RunStatement } from '../postgres.ts';

/** Notes that collections of a town changed at an instant. Must run in the transaction of the change. */
export async function noteChanges(
  ask: RunStatement,
  realm: RealmId,
  collections: readonly string[],
  now: Instant,
): Promise<void> {
  const text = `INSERT INTO content_changes (realm, collection, changed) SELECT $1, unnest($2::text[]), $3
    ON CONFLICT (realm, collection) DO UPDATE SET changed = excluded.changed`;
  if (collections.length > 0) await ask(text, [realm, collections, now]);
}

/**
 * Hashes what each collection of a town contains, and each of its parts. The database does it where it can, so that only the
 * documents of divided collections are sent.
 */
export async function collectionPrints(ask: RunStatement, realm: RealmId): Promise<CollectionPrints> {
  const text = `SELECT collection, encode(sha256(convert_to(string_agg(
      encode(sha256(convert_to(body, 'UTF8')), 'hex'), '' ORDER BY place), 'UTF8')), 'hex') AS print
    FROM documents WHERE realm = $1 GROUP BY collection`;
  const rows = await ask(text, [realm]);
  const listed = `SELECT collection, body FROM documents WHERE realm = $1 AND collection = ANY($2)
    ORDER BY collection, place`;
  const parts = printedBy(await ask(listed, [realm, dividedCollections]), partsOf);
  return new Map([
    ...rows.map(({ collection, print }) => [String(collection), String(print)] as const),
    ...parts,
  ]);
}

export const postgresContentChanges = ({ ask }: Postgres): ContentChanges => ({
  of: async (realm) => {
    const rows = await ask('SELECT collection, changed FROM content_changes WHERE realm = $1', [realm]);
    return new Map(rows.map(({ collection, changed }) => [String(collection), Number(changed)]));
  },
});
