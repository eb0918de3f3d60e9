import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const version = '13.5.0';
const folder = join('node_modules', '.cache', `lighthouse-${version}`);

/** The input of Lighthouse, and the part of its output that is read here. */
export type Lighthouse = (
  url: string,
  flags: {
    readonly port: number;
    readonly output: 'json';
    readonly logLevel: 'error';
    readonly extraHeaders: Readonly<Record<string, string>>;
    /** What differs from the connection and the processor of its phone. */
    readonly throttling: { readonly cpuSlowdownMultiplier: number };
  },
) => Promise<
  | {
      readonly lhr: {
        /** Why the report has no figures; missing if it has. */
        readonly runtimeError?: { readonly code: string; readonly message: string };
        /** The speed of the machine, in Lighthouse's own measure: 1,500 and more for a desktop computer. */
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
 * Google's Lighthouse, at the version of the figures in docs/quality.md. It is as large as everything else that is
 * installed, so only a measurement with it installs it, once. Throws if it cannot be installed.
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
