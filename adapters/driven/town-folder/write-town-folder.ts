import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTown } from '#adapters/wire/site/town.ts';
import { writeDescribedFile } from '#adapters/wire/files/described-file.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { FileRegister } from '#application/ports/server/files/file-register.ts';
import type { TownFiles } from '#application/ports/server/files/town-files.ts';
import type { KeptTown } from '#application/ports/server/town-keeper.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { describedFiles } from './read-described-files.ts';
import { withTownFacts } from './town-facts.ts';

/** What was written, in numbers. */
export interface WrittenTown {
  readonly documents: number;
  readonly surveys: number;
  readonly files: number;
}

/** The most bytes of a file that is written: it is in memory meanwhile. */
const mostBytes = 512 * 1024 * 1024;

/** Whether nothing is at a place, or a folder without content: nobody's files are written over. */
export const isFreePlace = (place: string): boolean => {
  const found = statSync(place, { throwIfNoEntry: false });
  return found === undefined || (found.isDirectory() && readdirSync(place).length === 0);
};

/** The name of a file for an id, which may have any sign. */
const plainName = (id: string): string =>
  `${id
    .replaceAll(/[^\w.-]+/gu, '_')
    .replace(/^\.+/u, '_')
    .slice(0, 80)}.json`;

/** Names that keep the order of surveys: a folder is read by the names of its files. */
function surveyNames(surveys: readonly CouncilDocument[]): readonly string[] {
  const plain = surveys.map(({ _id }) => plainName(_id));
  const isInOrder =
    new Set(plain).size === plain.length && plain.toSorted().every((name, n) => name === plain[n]);
  const digits = String(surveys.length).length;
  return isInOrder ? plain : plain.map((name, n) => `${String(n + 1).padStart(digits, '0')}-${name}`);
}

/** JSON in which nothing can be taken for a day that a sample leaves open: `{{day+7}}` in a text is text. */
const json = (value: unknown): string => `${JSON.stringify(value, null, 2).replaceAll('{{', '\\u007b{')}\n`;

/** What staff wrote of the files, as `files.json`; null if they wrote nothing. */
async function descriptionsOf(
  realm: RealmId,
  names: readonly string[],
  { find }: Pick<FileRegister, 'find'>,
): Promise<string | null> {
  const found = await Promise.all(names.map((name) => find(realm, name)));
  const written = found.flatMap((file) => writeDescribedFile(file));
  return written.length === 0 ? null : json(written);
}

/** The texts of the files of a folder, by their places in it. */
function textsOf(
  { town, collections, surveys }: KeptTown,
  described: string | null,
): ReadonlyMap<string, string> {
  const names = surveyNames(surveys);
  return new Map([
    ...(described === null ? [] : [[describedFiles, described] as const]),
    ['town.json', json(writeTown(town))],
    ...[...collections].map(([name, documents]) => {
      const written =
        name === 'settings' ? documents.map((document) => withTownFacts(document, town)) : documents;
      return [`collections/${name}.json`, json(written)] as const;
    }),
    ...surveys.map((survey, n) => [`surveys/${names[n] ?? survey._id}`, json(survey)] as const),
  ]);
}

/**
 * Writes a town into a folder as `readTownFolder` reads it: loaded again, its documents, surveys and files are the same,
 * byte for byte, and so are the words and focal points of its files. Census, ballots, drafts and what residents sent are not in it.
 */
export async function writeTownFolder(
  place: string,
  kept: KeptTown,
  files: Pick<TownFiles, 'names' | 'small'> & Pick<FileRegister, 'find'>,
): Promise<WrittenTown> {
  const { realm } = kept.town;
  const names = (await files.names(realm)).filter((name) => !name.includes('/')).toSorted();
  const described = await descriptionsOf(realm, names, files);
  for (const sub of ['collections', 'surveys', 'files']) mkdirSync(join(place, sub), { recursive: true });
  for (const [file, text] of textsOf(kept, described)) writeFileSync(join(place, file), text, { flag: 'wx' });
  let written = 0;
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    const found = await files.small(realm, name, mostBytes);
    if (found?.content == null) continue;
    writeFileSync(join(place, 'files', name), found.content, { flag: 'wx' });
    written += 1;
  }
  const documents = [...kept.collections.values()].reduce((sum, all) => sum + all.length, 0);
  return { documents, surveys: kept.surveys.length, files: written };
}
