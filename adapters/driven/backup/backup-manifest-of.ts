import type { BackupManifest, BackupPart } from '#application/operating/backup-manifest.ts';
import { keyTagsOf } from '#adapters/driven/identity/key-tags.ts';
import type { DatabaseFacts } from '#adapters/driven/sqlite/database-copy.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { filesIn } from './data-folder.ts';

interface Backed {
  readonly data: string;
  readonly secretsFile: string;
  readonly program: string;
  readonly now: Instant;
}

/** The manifest of a backup: the database comes first, then the towns' files and the uploads. */
export function manifestOf(order: Backed, facts: DatabaseFacts, database: BackupPart): BackupManifest {
  const keys = keyTagsOf(order.secretsFile);
  return {
    program: order.program,
    made: new Date(order.now).toISOString(),
    ...facts,
    keys: keys === null ? null : { census: keys.census, surveys: keys.surveys },
    parts: [database, ...filesIn(order.data)],
  };
}
