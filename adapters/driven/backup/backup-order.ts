import type { BackupManifest } from '#application/operating/backup-manifest.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Recipient } from './age/age-keys.ts';
import type { CloseBackup } from './backup-place.ts';

/** What is backed up, and where to. */
export interface BackupOrder {
  /** The data folder; a server may be running on it. */
  readonly data: string;
  readonly secretsFile: string;
  /** A file, or a folder in which it gets a name of its own. */
  readonly out: string;
  readonly program: string;
  readonly now: Instant;
  /** Encrypts the backup for these public keys. */
  readonly recipients?: readonly Recipient[];
  /** How many backups stay in the folder, this one included; all if it is not said. */
  readonly keep?: number;
}

/** A backup that has its name. */
export interface WrittenBackup {
  readonly file: string;
  readonly manifest: BackupManifest;
  /** Backups beside it that are only a few votes away. */
  readonly close: readonly CloseBackup[];
  /** Older backups beside it that were deleted. */
  readonly deleted: readonly string[];
  /** Why older backups could not be deleted; null if they could. */
  readonly notDeleted: string | null;
}
