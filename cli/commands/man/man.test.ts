import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { commandShapes } from '../../completion/command-shapes.ts';
import { sayIn } from '#adapters/driven/texts/cli-say.ts';
import { commands, main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';
import { manPage } from './man-page.ts';

async function run(...args: readonly string[]) {
  const { io, out, err } = recordingIo();
  const exit = await main(args, io);
  return { exit, out: out(), err: err() };
}

/** What a reader sees of a page: without requests and escapes. */
const read = (page: string): string =>
  page
    .split('\n')
    .filter((line) => !line.startsWith('.'))
    .join('\n')
    .replaceAll('\\-', '-')
    .replaceAll('\\&', '')
    .replaceAll('\\e', '\\');

const headings = (page: string) => [...page.matchAll(/^\.SH (.*)$/gmu)].map(([, name]) => name);

describe('the manual page of a command', () => {
  it('has its name, its summary and the sections of its help', async () => {
    const { exit, out } = await run('man', 'budget', 'compute', '--locale', 'en');
    expect(exit).toBe(0);
    expect(out).toMatch(/^\.TH "CONCEJO\\-BUDGET\\-COMPUTE" "1" "" "concejo \d/u);
    expect(headings(out).slice(0, 3)).toEqual(['NAME', 'EXAMPLES', 'USAGE']);
    expect(out).toContain('concejo\\-budget\\-compute \\- shares out a budget by the votes\n');
  });

  it.each(languages)('says in %s all that --help says', async (language) => {
    const page = read((await run('man', 'town', 'load', '--locale', language)).out);
    const { out: help } = await run('town', 'load', '--help', '--locale', language);
    const lines = help.split('\n').filter((line) => line.startsWith('  '));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(page).toContain(line);
  });

  it('does not take a point at the beginning of a line, or a backslash, for a request', () => {
    const manual = { name: 'concejo x', summary: 's', program: 'concejo 1', nameHeading: 'NAME' };
    expect(manPage({ ...manual, help: ".pb files\n'quoted'\na\\b\n" })).toContain(
      "\n\\&.pb files\n\\&'quoted'\na\\eb\n",
    );
  });

  it('exists for the program and every command, and shows every option that the command declares', async () => {
    const folder = scratchFolder();
    const { exit, err } = await run('man', '--out', folder, '--locale', 'en');
    const files = readdirSync(folder);
    expect([exit, err.trimEnd().split('\n').length]).toEqual([0, files.length]);
    const { io } = recordingIo();
    const shapes = await commandShapes({
      io,
      say: sayIn('en'),
      locale: 'en',
      program: 'concejo 1',
      commands,
    });
    expect(files).toHaveLength(shapes.length + 1);
    for (const { path, flags } of shapes) {
      const page = read(readFileSync(join(folder, `concejo-${path.replaceAll(' ', '-')}.1`), 'utf8'));
      const hidden = ['--locale', '--no-input', '--help'];
      for (const { name } of flags.filter((flag) => !hidden.includes(flag.name)))
        expect(`${path}: ${page}`).toContain(name);
    }
  });

  it('is refused for a command that does not exist, and in a folder that does not exist', async () => {
    expect(await run('man', 'budgt', '--locale', 'en')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('Did you mean “budget”?'),
    });
    expect(await run('man', '--out', '/nowhere/at/all', '--locale', 'en')).toMatchObject({
      exit: 1,
      err: 'error: /nowhere/at/all: does not exist\n',
    });
  });
});
