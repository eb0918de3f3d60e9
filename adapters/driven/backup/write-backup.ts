import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BackupManifest } from '#application/operating/backup-manifest.ts';
import { type FewBetween, fewVotesBetween } from '#application/operating/close-backups.ts';
import { keyTagsOf } from '#adapters/driven/identity/key-tags.ts';
import { copyDatabase, factsOf } from '#adapters/driven/sql/database-copy.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { openArchive } from './archive.ts';
import { databaseName, filesIn, partOf } from './data-folder.ts';
import { type ChangedMeanwhile, sealBackup } from './seal-backup.ts';

/** What is backed up, and where to. */
export interface BackupOrder {
  /** The data folder; a server may be running on it. */
  readonly data: string;
  readonly secretsFile: string;
  /** A file, or a folder in which it gets a name of its own. */
  readonly out: string;
  readonly program: string;
  readonly now: Instant;
}

/** Why there is no backup. Nothing of it is left behind. */
export type BackupFault =
  | { readonly kind: 'noData'; readonly file: string }
  | { readonly kind: 'databaseDamaged'; readonly file: string }
  | { readonly kind: 'copyFailed'; readonly why: string }
  | ChangedMeanwhile;

export interface WrittenBackup {
  readonly file: string;
  readonly manifest: BackupManifest;
  /** Backups beside it that lie only a few votes away. */
  readonly close: readonly (FewBetween & { readonly beside: string })[];
}

const stamp = (now: Instant) => new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');

/** Writes a backup of the embedded database and the towns' files, reads it again, and only then gives it its name. */
export function writeBackup(order: BackupOrder): Either<BackupFault, WrittenBackup> {
  const database = join(order.data, databaseName);
  if (!existsSync(database)) return left({ kind: 'noData', file: database });
  const isFolder = /[/\\]$/u.test(order.out) || statSync(order.out, { throwIfNoEntry: false })?.isDirectory();
  const file = isFolder ? join(order.out, `concejo-${stamp(order.now)}Z.tar`) : order.out;
  let scratch: string | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    scratch = mkdtempSync(join(dirname(file), '.concejo-backup-'));
    const written = writeInto(scratch, order);
    if (isLeft(written)) return written;
    renameSync(written.right.file, file);
    const { manifest } = written.right;
    return right({ file, manifest, close: closeBackups(file, manifest) });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return left(
      /malformed|not a database|corrupt/iu.test(why)
        ? { kind: 'databaseDamaged', file: database }
        : { kind: 'copyFailed', why },
    );
  } finally {
    if (scratch !== undefined) rmSync(scratch, { recursive: true, force: true });
  }
}

function writeInto(
  scratch: string,
  order: BackupOrder,
): Either<BackupFault, { readonly file: string; readonly manifest: BackupManifest }> {
  const copy = join(scratch, databaseName);
  copyDatabase(join(order.data, databaseName), copy);
  const facts = factsOf(copy);
  if (facts === null) return left({ kind: 'databaseDamaged', file: join(order.data, databaseName) });
  const keys = keyTagsOf(order.secretsFile);
  const manifest = {
    program: order.program,
    made: new Date(order.now).toISOString(),
    ...facts,
    keys: keys === null ? null : { census: keys.census, surveys: keys.surveys },
    parts: [partOf(databaseName, copy), ...filesIn(order.data)],
  };
  const file = join(scratch, 'backup.tar');
  const sealed = sealBackup(file, manifest, ({ path }) =>
    join(path === databaseName ? scratch : order.data, path),
  );
  return isLeft(sealed) ? sealed : right({ file, manifest });
}

/** The other backups in the folder, as far as they can be read, that lie too close to this one. */
function closeBackups(file: string, { surveys }: BackupManifest): WrittenBackup['close'] {
  const others = readdirSync(dirname(file)).filter(
    (name) => name.endsWith('.tar') && name !== basename(file),
  );
  return others.flatMap((beside) =>
    fewVotesBetween(surveys, surveysOf(join(dirname(file), beside)) ?? surveys).map((few) => ({
      ...few,
      beside,
    })),
  );
}

function surveysOf(file: string): BackupManifest['surveys'] | null {
  try {
    const archive = openArchive(file);
    if (isLeft(archive)) return null;
    archive.right.close();
    return archive.right.manifest.surveys;
  } catch {
    return null;
  }
}
