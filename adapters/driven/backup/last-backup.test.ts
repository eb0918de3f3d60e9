import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { lastBackup, noteBackup } from './last-backup.ts';

describe('the time of the last backup', () => {
  it('is that of the latest one, to the millisecond', () => {
    const data = scratchFolder();
    expect(lastBackup(data)).toBeNull();
    expect([noteBackup(data, 1000), noteBackup(data, 1_800_000_000_123)]).toEqual([true, true]);
    expect(lastBackup(data)).toBe(1_800_000_000_123);
  });

  it('is unknown if the note is not one, and noting it in a folder that is gone fails without an error', () => {
    const data = scratchFolder();
    writeFileSync(join(data, 'last-backup'), 'yesterday');
    expect(lastBackup(data)).toBeNull();
    expect(noteBackup(join(data, 'gone'), 1000)).toBe(false);
  });
});
