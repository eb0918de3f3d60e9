import { execFileSync } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { readTar, sourceIn, sourceOf, writeTar } from './tar.ts';

const wholeOf = (path: string) => {
  const reader = readTar(path);
  const found: (readonly [string, string])[] = [];
  for (let entry = reader.next(); entry !== null; entry = reader.next()) {
    const bytes = [...reader.bytes()].map((piece) => Buffer.from(piece));
    found.push([entry.name, Buffer.concat(bytes).toString('utf8')]);
  }
  reader.close();
  return found;
};

describe('an archive', () => {
  it('returns what was put into it, in the same order', () => {
    const folder = scratchFolder();
    let n = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.stringMatching(/^[a-z/.]{1,100}$/u), fc.string({ maxLength: 2000 }))),
        (files) => {
          n += 1;
          const path = join(folder, `${n}.tar`);
          writeTar(
            path,
            files.map(([name, text]) => sourceOf(name, text)),
            1_800_000_000,
          );
          expect(wholeOf(path)).toEqual(
            files.map(([name, text]) => [name, Buffer.from(text).toString('utf8')]),
          );
        },
      ),
      { numRuns: 50 },
    );
  });

  it('can be read by every tar', () => {
    const folder = scratchFolder({ large: 'y'.repeat(300_000) });
    const path = join(folder, 'a.tar');
    writeTar(path, [sourceOf('a/b.txt', 'sèquia'), sourceIn('large', 300_000, join(folder, 'large'))], 0);
    expect(execFileSync('tar', ['--list', '--file', path], { encoding: 'utf8' })).toBe('a/b.txt\nlarge\n');
    expect(execFileSync('tar', ['-xOf', path, 'a/b.txt'], { encoding: 'utf8' })).toBe('sèquia');
    expect(wholeOf(path)[1]?.[1]).toHaveLength(300_000);
  });

  it('has the same bytes whenever it is written', () => {
    const folder = scratchFolder();
    for (const name of ['one', 'two']) writeTar(join(folder, name), [sourceOf('a', 'b')], 7);
    expect(readFileSync(join(folder, 'one')).equals(readFileSync(join(folder, 'two')))).toBe(true);
  });

  it('is not written over a file, nor with a file that changes meanwhile', () => {
    const folder = scratchFolder({ taken: 'x', file: 'abc' });
    expect(() => writeTar(join(folder, 'taken'), [], 0)).toThrow('EEXIST');
    const grown = sourceIn('file', 2, join(folder, 'file'));
    expect(() => writeTar(join(folder, 'a.tar'), [grown], 0)).toThrow('file has changed');
  });

  it('that is cut or damaged ends there', () => {
    const folder = scratchFolder();
    const path = join(folder, 'a.tar');
    writeTar(path, [sourceOf('a', 'x'.repeat(1000)), sourceOf('b', 'y')], 0);
    const whole = readFileSync(path);
    truncateSync(path, 512 + 300);
    expect(wholeOf(path)).toEqual([['a', 'x'.repeat(300)]]);
    truncateSync(path, 100);
    expect(wholeOf(path)).toEqual([]);
    whole.write('Z', 512 + 1024);
    writeFileSync(path, whole);
    expect(wholeOf(path)).toEqual([['a', 'x'.repeat(1000)]]);
  });

  it('writes sizes beyond eight gigabytes as GNU tar does', () => {
    const folder = scratchFolder();
    const path = join(folder, 'a.tar');
    const size = 2 ** 34 + 5;
    const large = { name: 'large', size, bytes: () => [new Uint8Array(5)] };
    expect(() => writeTar(path, [large], 0)).toThrow('large has changed');
    const reader = readTar(path);
    expect(reader.next()).toEqual({ name: 'large', size });
    reader.close();
    const listed = execFileSync('sh', ['-c', 'tar --list --verbose --file "$0" 2>/dev/null || true', path], {
      encoding: 'utf8',
    });
    expect(listed).toContain(String(size));
  });
});
