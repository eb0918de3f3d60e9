import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const finder = join(import.meta.dirname, 'own-sources.js');

/** Where a process finds an import, by default or with our own resolution; from a file of a folder. */
function found(names: readonly string[], from: string, isOurs: boolean): readonly string[] {
  const script = `
    const told = ${JSON.stringify(names)}.map((name) => {
      try { return import.meta.resolve(name, ${JSON.stringify(new URL(from, `file://${root}/`).href)}); }
      catch (error) { return error.code; }
    });
    console.log(JSON.stringify(told));`;
  const flags = ['--experimental-import-meta-resolve', ...(isOurs ? ['--import', finder] : [])];
  const said = execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(said) as string[];
}

describe('the project’s own sources', () => {
  it('are where their names say: each name of the manifest is a folder of the project', () => {
    const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly imports: Readonly<Record<string, string>>;
    };
    for (const [name, place] of Object.entries(imports)) expect(place).toBe(`./${name.slice(1)}`);
  });

  it('are found where the runtime finds them, without searching', () => {
    const names = [
      './main.ts',
      '../domain/shared/result.ts',
      '#domain/shared/result.ts',
      '#adapters/wire/voting/vote.ts',
    ];
    expect(found(names, 'cli/bin.js', true)).toEqual(found(names, 'cli/bin.js', false));
  });

  it('are only those: packages, their files and built-in modules are resolved as usual', () => {
    const names = ['fastify', 'node:fs', '#domain/none', './io.js', '#nobody/knows.js'];
    expect(found(names, 'cli/bin.js', true)).toEqual(found(names, 'cli/bin.js', false));
    const within = ['#anything/of-its-own.ts', '#domain/shared/result.ts'];
    const packageFile = 'node_modules/fastify/fastify.js';
    expect(found(within, packageFile, true)).toEqual(found(within, packageFile, false));
  });

  it('are read as TypeScript, and a missing one is reported by its name', () => {
    const script = `
      const { paintWhen } = await import('#adapters/driven/terminal/paint.ts');
      const missing = await import('#cli/no-such-file.ts').catch((error) => error.message);
      console.log(JSON.stringify([typeof paintWhen, missing]));`;
    const flags = ['--import', finder, '--input-type=module', '--eval', script];
    const said = execFileSync(process.execPath, flags, { cwd: root, encoding: 'utf8' });
    expect(JSON.parse(said)).toEqual(['function', expect.stringContaining('no-such-file.ts')]);
  });
});
