import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeWhole } from './write-whole.ts';

// A folder in a folder of our own: other programs write beside it, in the place for temporary files.
const folder = join(mkdtempSync(join(tmpdir(), 'concejo-')), 'inside');
mkdirSync(folder);
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

describe('a file written whole', () => {
  it('replaces the one before and leaves nothing beside it', () => {
    writeFileSync(join(folder, 'a.json'), 'before');
    writeWhole(join(folder, 'a.json'), Buffer.from('after'));
    expect(readdirSync(folder)).toEqual(['a.json']);
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('after');
    writeWhole(join(folder, 'a.json'), [Buffer.from('in '), Buffer.from(''), Buffer.from('pieces')]);
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('in pieces');
  });

  it('that cannot take its place leaves nothing half-done', () => {
    writeWhole(join(folder, 'b'), Buffer.from('x'));
    expect(() => writeWhole(join(folder, 'b', 'c'), Buffer.from('y'))).toThrow();
    expect(() => writeWhole(folder, Buffer.from('y'))).toThrow();
    expect(readdirSync(folder)).toEqual(['b']);
    expect(readdirSync(join(folder, '..')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
