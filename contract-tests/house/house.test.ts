import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const command = join(import.meta.dirname, '..', '..', '.config', 'house.js');
const folders: string[] = [];

/** A repository with these files in it. */
function repository(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

interface Figures {
  readonly sizes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly bars: Readonly<Record<string, readonly string[]>>;
}

const figuresOf = (folder: string): Figures =>
  JSON.parse(execFileSync(process.execPath, [command, folder, '--json'], { encoding: 'utf8' }));

/** What misses a bar, whatever the bar is called. */
const missedIn = (folder: string) => Object.values(figuresOf(folder).bars).flat();

const lines = (count: number) => Array.from({ length: count }, (_, at) => `  f(${at});`).join('\n');
const checked = (folder: string) =>
  spawnSync(process.execPath, [command, folder, '--check'], { encoding: 'utf8' });

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the figures of the house', () => {
  it('are all kept by a documented function of a few lines', () => {
    const folder = repository({ 'domain/a.ts': '/** One. */\nexport const one = () => 1;\n' });
    expect(missedIn(folder)).toEqual([]);
    expect(checked(folder).status).toBe(0);
  });

  it('end with 1 if they are checked and a bar is missed', () => {
    const folder = repository({ 'domain/a.ts': 'export const one = 1;\n' });
    expect(checked(folder).status).toBe(1);
    expect(checked(folder).stdout).toContain('domain/a.ts one');
  });

  it('name a function of 61 lines, and not one of 60', () => {
    const folder = repository({
      'cli/a.ts': `function long() {\n${lines(59)}\n}\n`,
      'cli/b.ts': `const fits = () => {\n${lines(58)}\n};\n`,
      'cli/c.test.ts': `const test = () => {\n${lines(70)}\n};\n`,
    });
    expect(missedIn(folder).filter((one) => one.includes(':1'))).toEqual(['cli/a.ts:1 long 61']);
  });

  it('name no long function that is an exception, and an exception that is not long any more', () => {
    const path = 'adapters/driven/pabulib/ballot-counter.ts';
    const counter = (count: number) => ({
      [path]: `function ballotCounter() {\n${lines(count)}\n}\n`,
      'cli/a.ts': '\n',
    });
    expect(missedIn(repository(counter(70))).filter((one) => one.startsWith(path))).toEqual([]);
    expect(missedIn(repository(counter(9)))).toEqual([`${path} ballotCounter: an exception without need`]);
  });

  it('name a long callback that no function holds', () => {
    const folder = repository({ 'cli/a.ts': `run(() => {\n${lines(59)}\n});\n`, 'cli/b.ts': '\n' });
    expect(missedIn(folder)).toEqual(['cli/a.ts:1 a callback 61']);
  });

  it('name a file of 301 lines', () => {
    const folder = repository({ 'cli/a.ts': '\n'.repeat(301), 'cli/b.ts': '\n'.repeat(3), 'cli/c.ts': '\n' });
    expect(missedIn(folder)).toEqual(['cli/a.ts 301']);
  });

  it('name what has no docstring in the domain and in the ports', () => {
    const folder = repository({
      'domain/a.ts':
        'export interface Bare {}\n/** Said. */\nexport type Said = 1;\n// Not one.\nexport const x = 1;\n',
      'application/ports/b.ts': 'export type Port = 1;\n',
      'application/c.ts': 'export type UseCase = 1;\n',
    });
    expect(missedIn(folder)).toEqual(['application/ports/b.ts Port', 'domain/a.ts Bare', 'domain/a.ts x']);
  });

  it('name a circle of imports that are types only', () => {
    const folder = repository({
      'cli/a.ts': "import type { B } from './b.ts';\nimport type { C } from '#cli/c.ts';\n",
      'cli/b.ts': "export * from './a.ts';\n",
      'cli/c.ts': 'export type C = 1;\n',
    });
    expect(missedIn(folder)).toEqual(['cli/a.ts ↔ cli/b.ts']);
  });

  it('name what two files define, and not the examples of components', () => {
    const folder = repository({
      'cli/a.ts': 'export const twice = 1;\nexport const examples = 1;\n',
      'adapters/b.ts': 'export const twice = 2;\nexport const examples = 2;\n',
      'cli/a.test.ts': 'export const twice = 3;\n',
    });
    expect(missedIn(folder)).toEqual(['twice: adapters/b.ts, cli/a.ts']);
  });

  it('let the two databases define the same part of a store', () => {
    const store = 'export const mixBallots = 1;\n';
    const folder = repository({
      'adapters/driven/sqlite/a.ts': store,
      'adapters/driven/postgres/a.ts': store,
    });
    expect(missedIn(folder)).toEqual([]);
  });

  it('let each registry of kinds of questions have an entry of the same name', () => {
    const folder = repository({
      'adapters/wire/voting/kinds/stars.ts': 'export const rating = 1;\n',
      'domain/voting/kinds/rating/kind.ts': '/** A kind. */\nexport const rating = 1;\n',
    });
    expect(missedIn(folder)).toEqual([]);
  });

  it('name what one registry of kinds defines twice, and what a file outside of them defines too', () => {
    const folder = repository({
      'adapters/wire/voting/kinds/a.ts': 'export const twice = 1;\n',
      'adapters/wire/voting/kinds/b.ts': 'export const twice = 1;\nexport const outside = 1;\n',
      'cli/a.ts': 'export const outside = 1;\n',
      'ui-web/screens/survey/kinds/a.ts': 'export const twice = 1;\n',
    });
    expect(missedIn(folder)).toEqual([
      'twice: adapters/wire/voting/kinds/a.ts, adapters/wire/voting/kinds/b.ts, ui-web/screens/survey/kinds/a.ts',
      'outside: adapters/wire/voting/kinds/b.ts, cli/a.ts',
    ]);
  });

  it('name what a database and a registry of kinds both define', () => {
    const folder = repository({
      'adapters/driven/sqlite/a.ts': 'export const both = 1;\n',
      'adapters/wire/voting/kinds/a.ts': 'export const both = 1;\n',
    });
    expect(missedIn(folder)).toEqual(['both: adapters/driven/sqlite/a.ts, adapters/wire/voting/kinds/a.ts']);
  });

  it('name a folder of 41 files', () => {
    const files = Array.from({ length: 41 }, (_, at) => [`cli/many/f${at}.ts`, '\n'] as const);
    expect(missedIn(repository(Object.fromEntries(files)))).toEqual(['cli/many 41']);
  });

  it('count lengths by room, the functions with a name only', () => {
    const folder = repository({
      'domain/a.ts': 'const one = () => {\n  g(() => {\n    f(1);\n  });\n};\n',
      'domain/a.test.ts': '\n\n\n',
    });
    expect(figuresOf(folder).sizes['domain']).toMatchObject({
      files: 1,
      fileMax: 5,
      functions: 1,
      functionMax: 5,
    });
  });
});
