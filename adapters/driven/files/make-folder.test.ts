import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { makeFolder } from './make-folder.ts';

describe('a folder for data', () => {
  it('is made with those above it, once', () => {
    const place = join(scratchFolder({}), 'data', 'files');
    makeFolder(place);
    makeFolder(place);
    expect(existsSync(place)).toBe(true);
  });

  it('is refused if a file is there, or if the user may not make one', () => {
    const folder = scratchFolder({});
    writeFileSync(join(folder, 'data'), '');
    expect(() => makeFolder(join(folder, 'data'))).toThrow(/EEXIST/u);
    expect(() => makeFolder(join(folder, 'data', 'files'))).toThrow(/ENOTDIR/u);
    expect(() => makeFolder('/dev/null/files')).toThrow(/ENOTDIR/u);
  });

  it.runIf(existsSync('/proc/self'))('is refused by a system that has no room for folders', () => {
    expect(() => makeFolder('/proc/nowhere/files')).toThrow(/ENOENT/u);
  });
});
