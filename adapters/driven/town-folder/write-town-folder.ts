import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTown } from '#adapters/wire/site/town.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { TownFiles } from '#application/ports/server/files/town-files.ts';
import type { KeptTown } from '#application/ports/server/town-keeper.ts';

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

/** Names that keep the order of surveys: a folder is read by the names of its files. */
function surveyNames(surveys: readonly CouncilDocument[]): readonly string[] {
  const plain = surveys.map(({ _id }) => `${_id}.json`);
  const isInOrder = plain.toSorted().every((name, n) => name === plain[n]);
  const digits = String(surveys.length).length;
  return isInOrder ? plain : plain.map((name, n) => `${String(n + 1).padStart(digits, '0')}-${name}`);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The texts of the files of a folder, by their places in it. */
function textsOf({ town, collections, surveys }: KeptTown): ReadonlyMap<string, string> {
  const names = surveyNames(surveys);
  return new Map([
    ['town.json', json(writeTown(town))],
    ...[...collections].map(([name, documents]) => [`collections/${name}.json`, json(documents)] as const),
    ...surveys.map((survey, n) => [`surveys/${names[n] ?? survey._id}`, json(survey)] as const),
  ]);
}

/**
 * Writes a town into a folder as `readTownFolder` reads it: loaded again, its documents, surveys and files are the same,
 * byte for byte. Census, ballots, drafts and what residents sent are not in it.
 */
export async function writeTownFolder(
  place: string,
  kept: KeptTown,
  files: Pick<TownFiles, 'names' | 'small'>,
): Promise<WrittenTown> {
  const { realm } = kept.town;
  for (const sub of ['collections', 'surveys', 'files']) mkdirSync(join(place, sub), { recursive: true });
  for (const [file, text] of textsOf(kept)) writeFileSync(join(place, file), text, { flag: 'wx' });
  let written = 0;
  for (const name of await files.names(realm)) {
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    const found = name.includes('/') ? null : await files.small(realm, name, mostBytes);
    if (found?.content == null) continue;
    writeFileSync(join(place, 'files', name), found.content, { flag: 'wx' });
    written += 1;
  }
  const documents = [...kept.collections.values()].reduce((sum, all) => sum + all.length, 0);
  return { documents, surveys: kept.surveys.length, files: written };
}
