import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = ['README.md', ...globSync(['docs/**/*.md', 'fixtures/*/README.md'], { cwd: root })];

/** The lines of a page's shell blocks, without what only continues a line before, and its code in backquotes. */
function codeIn(page: string): readonly string[] {
  const blocks = [...page.matchAll(/^```sh\n(?<lines>.*?)^```/gmsu)].flatMap(({ groups }) =>
    (groups?.['lines'] ?? '').replaceAll(/\\\n\s*/gu, ' ').split('\n'),
  );
  const spans = [...page.replaceAll(/^```.*?^```/gmsu, '').matchAll(/`(?<code>[^`\n]+)`/gu)].map(
    ({ groups }) => groups?.['code'] ?? '',
  );
  return [...blocks, ...spans];
}

/** The words of a command, without a comment, what comes after it, and the variables set before it. */
const wordsOf = (line: string): readonly string[] =>
  (line.split(/\s#\s|\s[|>&]|&&/u)[0] ?? '')
    .trim()
    .split(/\s+/u)
    .filter((_, at, words) => !words.slice(0, at + 1).every((one) => /^[A-Z_]+=/u.test(one)));

interface Documented {
  readonly page: string;
  readonly words: readonly string[];
}
const commands: readonly Documented[] = pages.flatMap((page) =>
  codeIn(textOf(page)).map((line) => ({ page, words: wordsOf(line) })),
);
const startingWith = (...first: readonly string[]) =>
  commands.filter(({ words }) => first.every((word, at) => words[at] === word));
/** What is run by `npm run`, and its arguments. */
const scriptsRun = startingWith('npm', 'run').map(({ page, words }) => {
  const [name = '', ...rest] = words.slice(2).filter((word) => !['-s', '--', '--silent'].includes(word));
  return { page, name, rest };
});
const shown = ({ page, words }: Documented) => `${page}: ${words.join(' ')}`;
const ofScript = (name: string) => scriptsRun.filter((one) => one.name === name);

/** Whether a Node of a person's machine can run a file: JavaScript that imports no TypeScript, at any depth. */
function runsAnywhere(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return true;
  seen.add(file);
  if (!existsSync(file) || /\.[cm]?tsx?$/u.test(file)) return false;
  const imported = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(?<name>\.[^']+)'/gu)];
  return imported.every(({ groups }) => runsAnywhere(resolve(dirname(file), groups?.['name'] ?? ''), seen));
}

const { scripts } = JSON.parse(textOf('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe('the commands of the documents', () => {
  it('are found', () => {
    expect(scriptsRun.length).toBeGreaterThan(60);
    expect(ofScript('node').length).toBeGreaterThan(8);
  });

  it('start a script with the Node of this project, unless any Node can run it', () => {
    const direct = startingWith('node').filter(({ words: [, file = ''] }) => /\.[cm]?[jt]sx?$/u.test(file));
    expect(direct.filter(({ words: [, file = ''] }) => !runsAnywhere(join(root, file))).map(shown)).toEqual(
      [],
    );
  });

  it('would be noticed if they needed a newer Node: the pictures of the screens do', () => {
    expect(runsAnywhere(join(root, '.config/look.js'))).toBe(false);
    expect(runsAnywhere(join(root, 'contract-tests/faults/run-kills.ts'))).toBe(false);
    expect(runsAnywhere(join(root, 'docs/client/example.js'))).toBe(true);
  });

  it('name scripts and files that there are', () => {
    const isThere = (file: string) => file === 'FILE' || existsSync(join(root, file));
    expect(scriptsRun.filter(({ name }) => !(name in scripts))).toEqual([]);
    expect(ofScript('node').filter(({ rest: [file = ''] }) => !isThere(file))).toEqual([]);
  });

  it('name benchmarks and drills that there are', () => {
    const benches = globSync('{domain,application,adapters,cli,ui-web}/**/*.bench.ts', { cwd: root });
    const drills = textOf('.config/drill.js');
    const named = (one: { readonly rest: readonly string[] }) =>
      one.rest.filter((word) => /^[a-z]/u.test(word));
    const noBench = ofScript('bench')
      .flatMap(named)
      .filter((word) => word !== 'capacity' && !benches.some((path) => path.includes(word)));
    expect(noBench).toEqual([]);
    const noDrill = ofScript('drill').filter(
      ({ rest: [name = 'NAME'] }) => name !== 'NAME' && !new RegExp(`^  '?${name}'?: `, 'mu').test(drills),
    );
    expect(noDrill).toEqual([]);
  });

  it('name commands of the command line that there are', () => {
    const known = [...readdirSync(join(root, 'cli/commands')), 'help', 'restore'];
    const named = [
      ...ofScript('concejo').map(({ page, rest: [word = ''] }) => ({ page, word })),
      ...startingWith('concejo').map(({ page, words: [, word = ''] }) => ({ page, word })),
    ].filter(({ word }) => /^[a-z]+$/u.test(word));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ word }) => !known.includes(word))).toEqual([]);
  });
});

describe('the scripts of the package', () => {
  it('start with a file that any Node can run, which installs the project’s own', () => {
    const first = Object.entries(scripts).flatMap(([name, script]) => {
      const file = /^node (?<file>\S+\.js)/u.exec(script)?.groups?.['file'];
      return file === undefined || name.includes(':') ? [] : [{ name, file }];
    });
    expect(first.length).toBeGreaterThan(10);
    const needed = ['serve', 'verify'];
    expect(
      first.filter(({ name, file }) => !needed.includes(name) && !runsPlainly(join(root, file))),
    ).toEqual([]);
  });
});

/** Whether the first thing a file does needs no newer Node: it imports nothing of ours before it has looked. */
const runsPlainly = (file: string) => !/^import .* from '\..*\.ts'/mu.test(readFileSync(file, 'utf8'));
