import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const version = '13.5.0';
const folder = join('node_modules', '.cache', `lighthouse-${version}`);

/** What is asked of Lighthouse, and the part of its answer that is read here. */
export type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly output: 'json'; readonly logLevel: 'error' },
) => Promise<
  | {
      readonly lhr: {
        /** How fast the machine is, as Lighthouse reckons: it takes some 1,500 and more for a desk computer. */
        readonly environment: { readonly benchmarkIndex: number };
        readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
        readonly audits: Readonly<
          Record<
            string,
            { readonly score: number | null; readonly numericValue?: number; readonly title: string }
          >
        >;
      };
    }
  | undefined
>;

/**
 * Google's Lighthouse, at the version whose figures are told in docs/quality.md. It is as large as everything else that
 * is installed, so that only who measures with it fetches it, once. Throws where it cannot be had.
 */
export async function lighthouse(): Promise<Lighthouse> {
  const main = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(main)) {
    process.stdout.write(`  installing lighthouse ${version} into ${folder}, once\n`);
    mkdirSync(folder, { recursive: true });
    const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'];
    const { status, stderr } = spawnSync(
      process.platform === 'win32' ? 'npm.cmd' : 'npm',
      ['install', ...quietly, '--prefix', folder, `lighthouse@${version}`],
      { encoding: 'utf8', timeout: 300_000, shell: process.platform === 'win32' },
    );
    if (status !== 0 || !existsSync(main))
      throw new Error(`lighthouse ${version} could not be installed (is there a network?): ${stderr}`);
  }
  const { default: run } = (await import(pathToFileURL(main).href)) as { readonly default: Lighthouse };
  return run;
}
