import { filesMadePublic, usesOf } from '#adapters/driven/stores-shared/town-file-row.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { RunStatement } from '../../postgres.ts';

const add = `INSERT INTO town_file_uses (realm, name, collection, document)
  SELECT $1, unnest($2::text[]), $3, $4 ON CONFLICT DO NOTHING`;

/** The files that a document uses, as it is published from now on; null if it no longer is. In its transaction. */
export async function noteFileUses(
  within: RunStatement,
  realm: RealmId,
  { collection, document }: { readonly collection: string; readonly document: string },
  body: unknown,
): Promise<void> {
  const forget = 'DELETE FROM town_file_uses WHERE realm = $1 AND collection = $2 AND document = $3';
  await within(forget, [realm, collection, document]);
  const names = filesMadePublic(realm, collection, body);
  if (names.length > 0) await within(add, [realm, names, collection, document]);
}

/** The uses of all documents of a town, as the database has them. In the transaction that changes them. */
export async function noteAllFileUses(within: RunStatement, realm: RealmId): Promise<void> {
  await within('DELETE FROM town_file_uses WHERE realm = $1', [realm]);
  const text = "SELECT collection, id, body FROM documents WHERE realm = $1 AND body LIKE '%/files/%'";
  for (const row of await within(text, [realm]))
    await within(add, [realm, usesOf(realm, row), row['collection'], row['id']]);
}
