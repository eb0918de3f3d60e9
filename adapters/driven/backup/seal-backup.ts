import { dirname, join } from 'node:path';
import type { BackupManifest, BackupPart } from '#application/operating/backup-manifest.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import { type ArchiveFault, openArchive, writeArchive } from './archive.ts';
import { FileChanged } from './tar.ts';
import { checkUnpacked, type UnpackedCheck } from './unpacked.ts';

/** A file changed between hashing and copying. */
export interface ChangedMeanwhile {
  readonly kind: 'changedMeanwhile';
  readonly part: string;
}

/** Writes a backup, unpacks it beside and checks it as a restore would. Throws the errors of the file system. */
export function sealBackup(
  file: string,
  manifest: BackupManifest,
  pathOf: (part: BackupPart) => string,
  check: UnpackedCheck = checkUnpacked,
): Either<ChangedMeanwhile, null> {
  try {
    writeArchive(file, manifest, pathOf);
  } catch (error) {
    if (!(error instanceof FileChanged)) throw error;
    return left({ kind: 'changedMeanwhile', part: error.part });
  }
  const sound = readAgain(file, join(dirname(file), 'again'), check);
  return isLeft(sound)
    ? left({ kind: 'changedMeanwhile', part: 'part' in sound.left ? sound.left.part : '' })
    : sound;
}

function readAgain(file: string, folder: string, check: UnpackedCheck): Either<ArchiveFault, null> {
  const archive = openArchive(file);
  if (isLeft(archive)) return archive;
  try {
    const unpacked = archive.right.unpack(folder);
    return isLeft(unpacked) ? unpacked : check(folder, archive.right.manifest);
  } finally {
    archive.right.close();
  }
}
