import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const manifest = join(root, 'node_modules', 'inversify', 'package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };

let built: string;
beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'concejo-packed-'));
  mkdirSync(join(built, '.packed'));
});
afterEach(() => rmSync(built, { recursive: true }));

const pack = (name: string) =>
  writeFileSync(join(built, '.packed', name), 'export const Container = "packed";\n');

/** What a process of its own gets for a container, during and after loading; module hooks apply to a whole process. */
function containers(): readonly string[] {
  const script = `
    import { withPacked } from '#adapters/driving/council-api/composition/packed-packages.ts';
    const within = await withPacked(${JSON.stringify(built)}, () => import('inversify'));
    const after = await import('io-ts');
    console.log(JSON.stringify([within.Container.name ?? within.Container, typeof after.string]));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[];
}

describe('a package of many small files', () => {
  it('is read from the one file that the build packed it into', () => {
    pack(`inversify-${version}.js`);
    expect(containers()).toEqual(['packed', 'object']);
  });

  it('is read file by file if it was not packed, or only in another version', () => {
    pack('inversify-0.0.1.js');
    expect(containers()).toEqual(['Container', 'object']);
  });
});
