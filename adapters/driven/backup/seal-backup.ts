import type { BackupManifest, BackupPart } from '#application/operating/backup-manifest.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import type { Recipient } from './age/age-keys.ts';
import { type ArchiveFault, type ArchiveKeys, openArchive, writeArchive } from './archive.ts';
import { newFileKey } from './byte-files.ts';
import { FileChanged } from './tar.ts';
import { checkUnpacked, type UnpackedCheck } from './unpacked.ts';

/** A file changed between hashing and copying. */
export interface ChangedMeanwhile {
  readonly kind: 'changedMeanwhile';
  readonly part: string;
}

/** A backup that is to be written. */
export interface SealOrder {
  readonly file: string;
  /** A folder for what is unpacked again: what is in it is not encrypted. */
  readonly again: string;
  readonly manifest: BackupManifest;
  readonly pathOf: (part: BackupPart) => string;
  readonly check?: UnpackedCheck;
  /** Encrypts it for these public keys. */
  readonly recipients?: readonly Recipient[];
}

/**
 * Writes a backup, reads it again and checks its parts and its database as a restore would. Throws the errors of the
 * file system.
 */
export function sealBackup(order: SealOrder): Either<ChangedMeanwhile, null> {
  const { file, manifest, pathOf, recipients } = order;
  // Known until the backup has been read again, and then to nobody without a private key.
  const seal = recipients === undefined ? undefined : { fileKey: newFileKey(), recipients };
  try {
    writeArchive(file, manifest, pathOf, seal);
  } catch (error) {
    if (!(error instanceof FileChanged)) throw error;
    return left({ kind: 'changedMeanwhile', part: error.part });
  }
  const sound = readAgain(order, seal?.fileKey);
  return isLeft(sound)
    ? left({ kind: 'changedMeanwhile', part: 'part' in sound.left ? sound.left.part : '' })
    : sound;
}

function readAgain(
  { file, again, check = checkUnpacked }: SealOrder,
  keys: ArchiveKeys | undefined,
): Either<ArchiveFault, null> {
  const archive = openArchive(file, keys);
  if (isLeft(archive)) return archive;
  const { manifest, unpack, close } = archive.right;
  try {
    const unpacked = unpack(again, manifest.parts[0]?.path);
    return isLeft(unpacked) ? unpacked : check(again, manifest);
  } finally {
    close();
  }
}
