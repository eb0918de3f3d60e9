import type { Clock } from '#application/ports/clock.ts';
import type { FileRegister } from '#application/ports/server/files/file-register.ts';
import type { TownFiles } from '#application/ports/server/files/town-files.ts';
import type { FreeSpace } from '#application/ports/server/free-space.ts';
import {
  type FileContent,
  isPicture,
  mostTownFileBytes,
  storedName,
  type TownFile,
  withContent,
} from '#domain/files/town-file.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { mediaTypeOf } from './media-type.ts';
import { type ContentPorts, type ContentRefusal, isDrawn, storedContent } from './stored-content.ts';

/** Why staff cannot put a file. */
export type PutRefusal =
  | ContentRefusal
  | { readonly kind: 'filesFull' | 'unknownFile' | 'otherKind' | 'tooManyOfTheName' };

/** A file as it arrived from a member of staff. */
export interface BroughtFile {
  readonly realm: RealmId;
  readonly name: string;
  readonly content: Uint8Array;
  /** The name of the member of staff. */
  readonly by: string;
}

/** What putting files needs. */
export interface PutPorts extends ContentPorts {
  readonly fileRegister: Pick<FileRegister, 'add' | 'change'>;
  readonly loadedFiles: Pick<TownFiles, 'small' | 'drop'>;
  readonly freeSpace: Pick<FreeSpace, 'isLow'>;
  readonly clock: Clock;
}

/** After as many files of one name the sender is asked for another name. */
const mostOfAName = 500;

/**
 * Puts a new file under a name that no file of the town has. It is not public: a published document that uses it makes it
 * so, or a member of staff. Left: why it is not accepted.
 */
export const putFile =
  (ports: PutPorts) =>
  async ({ realm, name, content, by }: BroughtFile): Promise<Either<PutRefusal, TownFile>> => {
    if (await ports.freeSpace.isLow()) return left({ kind: 'filesFull' });
    const at = ports.clock.now();
    const stored = await storedContent(ports, { name, content }, at);
    if (isLeft(stored)) return stored;
    const { kind } = stored.right;
    const facts = { kind, content: stored.right.content, by, at, isPublished: false };
    for (let number = 1; number <= mostOfAName; number += 1) {
      const file = { ...facts, name: storedName(name, kind, number), words: {}, focus: null, replaced: [] };
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      if (await ports.fileRegister.add(realm, file, { by, at })) return right(file);
    }
    return left({ kind: 'tooManyOfTheName' });
  };

/** The content of a file that came with the town's folder, stored as if it had been uploaded; null for all others. */
async function loadedContent(
  { loadedFiles, fileContents }: PutPorts,
  realm: RealmId,
  { name, content, at }: TownFile,
): Promise<FileContent | null> {
  if (content !== null) return null;
  const bytes = (await loadedFiles.small(realm, name, mostTownFileBytes))?.content ?? null;
  if (bytes === null) return null;
  const hash = await fileContents.put(bytes, at);
  return { hash, type: mediaTypeOf(name), bytes: bytes.length, width: null, height: null, sizes: [] };
}

/** Whether the content may take the place of that of the file: its address ends with its kind. */
const fits = (file: TownFile, name: string, kind: string): boolean =>
  isPicture(file) ? isDrawn(name) : file.kind === kind;

/**
 * Puts another content under the name of a file, so that its address stays. What it had is stored for thirty days more.
 * A picture may be replaced by a picture of any kind, a document by one of the same. Left: why it is not accepted.
 */
export const replaceFile =
  (ports: PutPorts) =>
  async (file: TownFile, brought: BroughtFile): Promise<Either<PutRefusal, TownFile>> => {
    if (await ports.freeSpace.isLow()) return left({ kind: 'filesFull' });
    const at = ports.clock.now();
    const stored = await storedContent(ports, brought, at);
    if (isLeft(stored)) return stored;
    const { kind, content } = stored.right;
    if (!fits(file, brought.name, kind)) return left({ kind: 'otherKind' });
    const by = { by: brought.by, at };
    const before = await loadedContent(ports, brought.realm, file);
    const edit = (one: TownFile) => withContent({ ...one, content: one.content ?? before }, content, by);
    const after = await ports.fileRegister.change(brought.realm, file.name, edit, by);
    if (after === null) return left({ kind: 'unknownFile' });
    // No way leads to the former bytes any more, whatever way an address is written.
    if (before !== null) await ports.loadedFiles.drop(brought.realm, file.name);
    return right(after);
  };

/** What the register needs to know the files that came with towns' folders. */
interface LoadedPorts {
  readonly fileRegister: Pick<FileRegister, 'takeLoaded'>;
  readonly loadedFiles: Pick<TownFiles, 'names'>;
  readonly clock: Clock;
}

/**
 * Brings the register in line with a town's folder before it is used: the first time in this process, and when the
 * folder has other files than before.
 */
export function knowLoadedFiles({ fileRegister, loadedFiles, clock }: LoadedPorts) {
  const known = new Map<RealmId, string>();
  return async (realm: RealmId): Promise<void> => {
    const names = (await loadedFiles.names(realm)).toSorted();
    const seen = JSON.stringify(names);
    if (known.get(realm) === seen) return;
    await fileRegister.takeLoaded(realm, names, clock.now());
    known.set(realm, seen);
  };
}
