import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '#adapters/driven/files/write-whole.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

const fileIn = (data: string) => join(data, 'last-backup');

/**
 * Notes in the data folder when a complete copy of it was made, for the figures of the server. A folder that cannot be
 * written does not make a good copy a failed one: false, and nothing is noted.
 */
export function noteBackup(data: string, at: Instant): boolean {
  try {
    writeWhole(fileIn(data), Buffer.from(`${new Date(at).toISOString()}\n`));
    return true;
  } catch {
    return false;
  }
}

/** When the last complete copy was made; null if none was noted, or the note cannot be read. */
export function lastBackup(data: string): Instant | null {
  try {
    const instant = Date.parse(readFileSync(fileIn(data), 'utf8').trim());
    return Number.isNaN(instant) ? null : instant;
  } catch {
    return null;
  }
}
