import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** The tests that a page names: a file in backquotes, and after it titles in curly quotes. */
function namedTests(page: string): readonly (readonly [string, string])[] {
  return [...page.matchAll(/`(?<file>[\w./-]+\.tsx?)`(?<titles>(?: “[^”]+”)+)/gu)].flatMap(({ groups }) =>
    [...(groups?.['titles'] ?? '').matchAll(/“(?<title>[^”]+)”/gu)].map(
      (match) => [groups?.['file'] ?? '', match.groups?.['title'] ?? ''] as const,
    ),
  );
}

/** Whether a file has a test of that title, in any quotes. */
const hasTest = (file: string, title: string) =>
  existsSync(join(root, file)) &&
  ["'", '`', '"'].some((quote) => textOf(file).includes(quote + title + quote));

const rows = (page: string) => page.split('\n').filter((line) => line.startsWith('| '));

describe('the page on security', () => {
  const page = textOf('docs/security.md');

  it('names no test that does not exist', () => {
    const named = namedTests(page);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(([file, title]) => !hasTest(file, title))).toEqual([]);
  });

  it('would find a test that is gone', () => {
    const [[file] = ['']] = namedTests(page);
    expect(hasTest(file, 'is the same person on Mondays')).toBe(false);
    expect(hasTest('domain/census/gone.test.ts', 'names the same person in any spelling')).toBe(false);
  });

  it('leaves no threat without a test, unless its feature does not exist', () => {
    const threats = rows(page.slice(0, page.indexOf('## What is kept'))).slice(2);
    expect(threats.length).toBeGreaterThan(25);
    const open = threats.filter((row) => !row.includes('.test.ts') && !row.includes('with requests'));
    expect(open).toEqual([]);
  });

  it('names tests for each of the five promises', () => {
    const promises = page.slice(page.indexOf('## Promises'), page.indexOf('## Threats')).split(/^\d\. /mu);
    expect(promises.slice(1).map((promise) => namedTests(promise).length > 1)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
  });

  it('goes through all seventeen chapters', () => {
    const chapters = rows(page.slice(page.indexOf('## OWASP'))).map(
      (row) => /^\| (?<name>V\d+) /u.exec(row)?.[1],
    );
    expect(chapters.filter(Boolean)).toEqual(Array.from({ length: 17 }, (_, n) => `V${n + 1}`));
  });
});

describe('a clean install', () => {
  it('installs every package in one exact version, with its hash, and lets only one run a script', () => {
    const manifest = JSON.parse(textOf('package.json')) as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
      allowScripts: Record<string, boolean>;
    };
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/u.test(version))).toEqual([]);
    const running = Object.entries(manifest.allowScripts).filter(([, may]) => may);
    expect(running.map(([name]) => name)).toEqual(['node']);
    const lock = JSON.parse(textOf('package-lock.json')) as {
      packages: Record<string, { integrity?: string; link?: boolean }>;
    };
    const unhashed = Object.entries(lock.packages).filter(
      ([path, { integrity }]) => path !== '' && !integrity,
    );
    expect(unhashed.map(([path]) => path)).toEqual([]);
  });
});
