import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import {
  addressesOf,
  describedByFolder,
  contentRows,
  draftingDocuments,
  draftUses,
  fewWords,
  fileUseOf,
  loadedFile,
  townFileColumns,
  townFileOf,
  townFileValues,
} from '#adapters/driven/stores-shared/town-file-row.ts';
import type { FileFilter, FileRegister } from '#application/ports/server/files/file-register.ts';
import { type FileUse, replacedLife, type TownFile } from '#domain/files/town-file.ts';
import { fileSteps, fileSubject } from '#domain/office/steps/file-steps.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { FolderFile } from '#application/ports/server/town-keeper.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';
import { postgresAssetErasing } from '../asset.table.ts';
import { addSteps } from '../step.table.ts';
import { noteAllFileUses } from './file-uses.ts';

const one = 'SELECT body FROM town_files WHERE realm = $1 AND name = $2';
const putText = `INSERT INTO town_files (${townFileColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const replacing = `${putText} ON CONFLICT (realm, name) DO UPDATE SET picture = excluded.picture,
  wordless = excluded.wordless, published = excluded.published, at = excluded.at, search = excluded.search,
  body = excluded.body`;
const usesText =
  'SELECT collection, document FROM town_file_uses WHERE realm = $1 AND name = $2 ORDER BY collection, document';
const publicText = `SELECT name FROM town_files f WHERE realm = $1
  AND body NOT LIKE '%"content":null%' AND (published = 1 OR EXISTS
  (SELECT 1 FROM town_file_uses u WHERE u.realm = f.realm AND u.name = f.name)) ORDER BY name`;

async function find(
  ask: RunStatement,
  realm: RealmId,
  name: string,
  lock: '' | ' FOR UPDATE' = '',
): Promise<TownFile | null> {
  const [row] = await ask(`${one}${lock}`, [realm, name]);
  return row === undefined ? null : townFileOf(row);
}

/** The contents of a file, and the steps of its change, in the transaction of the change. */
async function keepContents(
  within: RunStatement,
  realm: RealmId,
  [before, after]: readonly [TownFile | null, TownFile],
  by: Changer,
): Promise<void> {
  const text = `INSERT INTO town_file_contents (realm, name, hash, until) VALUES ($1, $2, $3, $4)
    ON CONFLICT (realm, name, hash) DO UPDATE SET until = excluded.until`;
  for (const [hash, until] of contentRows(after)) await within(text, [realm, after.name, hash, until]);
  await addSteps(within, { realm, subject: fileSubject(after) }, fileSteps(before, after, by));
}

/** Pages of the register: a filter that is not asked for is true of every file. */
function pages(ask: RunStatement): FileRegister['page'] {
  const text = (columns: string, words: readonly string[]) =>
    `SELECT ${columns} FROM town_files WHERE realm = $1 AND ($2::int IS NULL OR picture = $2) AND wordless >= $3
    ${words.map((_, n) => ` AND position($${n + 4} in search) > 0`).join('')}`;
  return async (realm, { group, lacksWords, search, limit, offset }: FileFilter) => {
    const words = fewWords(search);
    const isPicture = group === null ? null : Number(group === 'pictures');
    const asked = [realm, isPicture, Number(lacksWords), ...words];
    const place = `LIMIT $${asked.length + 1} OFFSET $${asked.length + 2}`;
    const list = `${text('body', words)} ORDER BY at DESC, name ${place}`;
    const items = (await ask(list, [...asked, limit, offset])).map(townFileOf);
    const [row] = await ask(text('count(*) AS n', words), asked);
    return { items, count: Number(row?.['n']) };
  };
}

/** Brings the register in line with the town's folder and its documents, in the caller's transaction. */
async function takeLoaded(
  within: RunStatement,
  realm: RealmId,
  names: readonly string[],
  at: number,
): Promise<void> {
  // Publishing writes documents first and uses then: with this, none is under way between reading and noting them.
  await within('LOCK TABLE documents IN SHARE MODE');
  const gone = `DELETE FROM town_files WHERE realm = $1 AND body LIKE '%"content":null%' AND NOT (name = ANY($2::text[]))`;
  await within(gone, [realm, names]);
  const known = await within('SELECT name FROM town_files WHERE realm = $1', [realm]);
  const there = new Set(known.map(({ name }) => String(name)));
  for (const name of names.filter((loaded) => !there.has(loaded)))
    await within(`${putText} ON CONFLICT DO NOTHING`, townFileValues(realm, loadedFile(name, at)));
  await noteAllFileUses(within, realm);
}

/** Notes what a town's folder says of its files. Must run in the transaction that loads the town. */
export async function describeFiles(
  within: RunStatement,
  realm: RealmId,
  brought: readonly FolderFile[],
  at: number,
): Promise<void> {
  for (const file of brought) {
    const described = describedByFolder(await find(within, realm, file.name, ' FOR UPDATE'), file, at);
    if (described !== null) await within(replacing, townFileValues(realm, described));
  }
}

/** The documents that use a file. */
async function usesOf(ask: RunStatement, realm: RealmId, name: string): Promise<readonly FileUse[]> {
  const drafting = draftingDocuments('position($2 in TEXT) > 0');
  return [
    ...(await ask(usesText, [realm, name])).map(fileUseOf),
    ...draftUses(realm, name, await ask(drafting, [realm, addressesOf(realm)])),
  ];
}

async function remove(within: RunStatement, realm: RealmId, name: string, by: Changer) {
  const file = await find(within, realm, name, ' FOR UPDATE');
  if (file === null) return 'unknown';
  if ((await usesOf(within, realm, name)).length > 0) return 'used';
  await within('DELETE FROM town_files WHERE realm = $1 AND name = $2', [realm, name]);
  const end = `UPDATE town_file_contents SET until = $3 WHERE realm = $1 AND name = $2 AND until IS NULL`;
  await within(end, [realm, name, by.at + replacedLife]);
  await addSteps(within, { realm, subject: fileSubject(file) }, fileSteps(file, null, by));
  return 'removed';
}

/** The register of files in PostgreSQL. */
export function postgresFileRegister({ ask, transaction }: Postgres, files: AssetFiles): FileRegister {
  const { dropLoose } = postgresAssetErasing(ask, files);
  return {
    page: pages(ask),
    find: (realm, name) => find(ask, realm, name),
    uses: (realm, name) => usesOf(ask, realm, name),
    shown: async (realm, name) => {
      const file = await find(ask, realm, name);
      if (file === null) return null;
      return { file, isPublic: file.isPublished || (await ask(usesText, [realm, name])).length > 0 };
    },
    publicNames: async (realm) => (await ask(publicText, [realm])).map(({ name }) => String(name)),
    add: (realm, file, by) =>
      transaction(async (within) => {
        const text = `${putText} ON CONFLICT DO NOTHING RETURNING name`;
        const isAdded = (await within(text, townFileValues(realm, file))).length > 0;
        if (isAdded) await keepContents(within, realm, [null, file], by);
        return isAdded;
      }),
    change: (realm, name, edit, by) =>
      transaction(async (within) => {
        const before = await find(within, realm, name, ' FOR UPDATE');
        const after = before && edit(before);
        if (after === null) return null;
        await within(replacing, townFileValues(realm, after));
        await keepContents(within, realm, [before, after], by);
        return after;
      }),
    remove: (realm, name, by) => transaction((within) => remove(within, realm, name, by)),
    takeLoaded: (realm, names, at) => transaction((within) => takeLoaded(within, realm, names, at)),
    forget: async (by) =>
      dropLoose(await ask('DELETE FROM town_file_contents WHERE until <= $1 RETURNING hash', [by]), by),
  };
}
