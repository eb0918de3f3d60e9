import { filesNamedIn, withFilesOf } from '#domain/files/files-named.ts';
import type { FileContent, TownFile } from '#domain/files/town-file.ts';
import type { Town } from '#domain/access/town.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { SurveyBody } from '#domain/voting/opening/frozen-vote.ts';
import type { ServerParts } from '../composition/server-parts.ts';

type FileParts = Pick<ServerParts, 'fileRegister' | 'fileContents' | 'clock'>;

/** The files that surveys name and that are not public yet: only drafts use them. */
export async function draftFilesIn(
  { fileRegister }: Pick<FileParts, 'fileRegister'>,
  { realm }: Pick<Town, 'realm'>,
  surveys: readonly SurveyBody[],
): Promise<readonly TownFile[]> {
  const named = filesNamedIn(surveys, realm);
  const found = await Promise.all(named.map((name) => fileRegister.shown(realm, name)));
  return found.flatMap((one) =>
    one === null || one.isPublic || one.file.content === null ? [] : [one.file],
  );
}

/** A survey that names these files as those of its rehearsal. */
export const withDraftFiles = (
  body: SurveyBody,
  { realm }: Pick<Town, 'realm'>,
  name: RealmId,
  files: readonly TownFile[],
): SurveyBody => withFilesOf(body, realm, { names: new Set(files.map((file) => file.name)), realm: name });

async function copyContent(from: FileParts, to: FileParts, { hash, sizes }: FileContent): Promise<void> {
  const bytes = await Promise.all([hash, ...sizes.map((one) => one.hash)].map(from.fileContents.get));
  const there = bytes.filter((one) => one !== null);
  await Promise.all(there.map((one) => to.fileContents.put(one, to.clock.now())));
}

/** Copies files into a rehearsal, where they are public, and deleted with it. */
export async function copyDraftFiles(
  from: FileParts,
  to: FileParts,
  name: RealmId,
  files: readonly TownFile[],
): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      if (file.content !== null) await copyContent(from, to, file.content);
      const by = { by: file.by, at: to.clock.now() };
      await to.fileRegister.add(name, { ...file, isPublished: true, replaced: [] }, by);
    }),
  );
}
