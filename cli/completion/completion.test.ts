import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { main } from '../main.ts';
import { recordingIo } from '../recording-io.ts';
import { type Shell, shells } from './command-shapes.ts';
import { flagChoices } from './flag-choices.ts';

const scratch = mkdtempSync(join(tmpdir(), 'concejo-completion-'));

async function run(...args: readonly string[]) {
  const recorded = recordingIo();
  const exit = await main(args, recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}
const scriptOf = async (shell: Shell) => (await run('completion', shell, '--locale', 'en')).out;

describe('completion in bash', () => {
  const script = join(scratch, 'concejo.bash');
  beforeAll(async () => {
    writeFileSync(script, await scriptOf('bash'));
    writeFileSync(join(scratch, 'votes of 2026.pb'), '');
  });

  /** What a real bash offers after these words, the last of them being typed. */
  function offered(...words: readonly string[]): readonly string[] {
    const lines = [
      'source "$0"',
      'COMP_WORDS=("$@")',
      'COMP_CWORD=$(( $# - 1 ))',
      '_concejo',
      'printf "%s\\n" "${COMPREPLY[@]}"',
    ];
    const args = ['--norc', '-c', lines.join('\n'), script, 'concejo', ...words];
    const output = execFileSync('bash', args, {
      encoding: 'utf8',
      cwd: scratch,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return output.split('\n').filter((line) => line !== '');
  }

  it('offers commands, then what belongs to them', () => {
    expect(offered('')).toEqual(expect.arrayContaining(['budget', 'survey', 'completion', '--help']));
    expect(offered('su')).toEqual(['subsidies', 'survey']);
    expect(offered('survey', '')).toEqual(['results', 'hash', 'record', 'sample', 'tally']);
    expect(offered('--locale', 'va', 'survey', 'ta')).toEqual(['tally']);
    expect(offered('nothing', '')).toEqual([]);
  });

  it('offers the flags of a command, and no others', () => {
    expect(offered('budget', 'compute', '--ru')).toEqual(['--rule', '--rule-file']);
    expect(offered('survey', 'tally', '--ru')).toEqual([]);
    expect(offered('town', 'load', '--')).toEqual(['--locale', '--no-input', '--help']);
  });

  it('offers the values of a flag, with a space or an equals sign before them', () => {
    expect(offered('budget', 'compute', '--rule', 't')).toEqual(['threshold']);
    expect(offered('budget', 'compute', '--rule', '=', 't')).toEqual(['threshold']);
    expect(offered('budget', 'compute', '--rule', '=')).toHaveLength(5);
    expect(offered('--locale', '')).toEqual(['es', 'va', 'ca', 'en', 'eu']);
    expect(offered('budget', 'compute', '--ties', 'amount,o')).toEqual(['amount,order']);
    expect(offered('contracts', 'run', '--format', 'ju')).toEqual(['junit']);
    expect(offered('completion', 'p')).toEqual(['powershell']);
  });

  it('offers files for a file, also those with blanks, and nothing if the value is unknown', () => {
    expect(offered('budget', 'compute', 'vo')).toEqual(['votes of 2026.pb']);
    expect(offered('budget', 'compute', '--out', 'con')).toEqual(['concejo.bash']);
    expect(offered('budget', 'compute', '--budget', '')).toEqual([]);
    expect(offered('serve', '')).toEqual([]);
  });
});

describe('the completion scripts', () => {
  it.each(shells)('for %s know every command and every flag', async (shell) => {
    const script = await scriptOf(shell);
    const help = (await run('--help')).out;
    const paths = [...help.matchAll(/^ {2}((?:[a-z]+ )?[a-z]+) {2,}\S/gmu)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) expect(script).toContain(path);
    const source = (await scriptOf('bash')).match(/--[a-z0-9-]+/gu) ?? [];
    for (const flag of new Set(source)) {
      expect(script).toContain(flag.replace(/^--/u, ''));
    }
  });

  it('say in the reader’s language what a command does', async () => {
    const script = (await run('completion', 'fish', '--locale', 'va')).out;
    expect(script).toContain(String.raw`compta els punts de l’índex de transparència`);
  });

  it('are chosen by the name of a shell', async () => {
    const wrong = await run('completion', 'tcsh');
    expect([wrong.exit, wrong.err]).toEqual([2, expect.stringContaining('bash, zsh, fish, powershell')]);
    const none = await run('completion');
    expect([none.exit, none.out]).toEqual([2, '']);
  });
});

describe('the help', () => {
  it.each(['transparency count', 'associations export', 'subsidies export', 'completion', 'config'])(
    'of %s names every flag and begins with examples',
    async (path) => {
      const [topic = '', verb = topic] = path.split(' ');
      const source = readFileSync(new URL(`../commands/${topic}/${verb}.ts`, import.meta.url), 'utf8');
      const help = (await run(...path.split(' '), '--help', '--locale', 'en')).out;
      for (const [, flag = ''] of source.matchAll(/\.option\('(--[a-z-]+)/gu)) expect(help).toContain(flag);
      expect(help.indexOf('Examples')).toBeLessThan(help.indexOf('Usage'));
      for (const line of help.split('\n')) expect(line.length).toBeLessThan(120);
    },
  );
});

describe('the values that are offered', () => {
  const flags =
    '--rule --on-misfit --order --count --threshold-base --satisfaction --completion --add1-stop --ties';

  it.each(flags.split(' '))('for %s are those that budget compute accepts', async (flag) => {
    const words = flagChoices('budget compute', flag) ?? [];
    expect(words.length).toBeGreaterThan(1);
    for (const word of words) {
      expect((await run('budget', 'compute', 'no.pb', flag, word)).err).not.toContain('no puede ser');
    }
    const { err } = await run('budget', 'compute', 'no.pb', flag, 'x');
    expect(err).toContain(`puede ser ${words.join(', ')}`);
  });

  it.each([
    ['subsidies export', '--view'],
    ['subsidies export', '--sort'],
    ['subsidies export', '--format'],
    ['transparency count', '--edition'],
    ['contracts run', '--format'],
  ])('of %s for %s are those it accepts', async (path, flag) => {
    const place = ['--base-url', 'http://127.0.0.1:1', '--realm', 'x'];
    const { err } = await run(...path.split(' '), ...place, flag, 'x');
    for (const word of flagChoices(path, flag) ?? []) expect(err).toContain(word);
  });
});
