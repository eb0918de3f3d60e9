import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Either, left, right } from '#domain/shared/result.ts';

/** Where the programs of PostgreSQL are looked for. */
export interface ProgramPlaces {
  /** The only folder, if the operator names one. */
  readonly folder: string | undefined;
  readonly path: string;
}

/** A program of PostgreSQL is missing, or is older than the server: pg_dump refuses newer servers. */
export interface ProgramFault {
  readonly kind: 'noProgram';
  readonly program: string;
  /** The newest version that was found; null if there is none. */
  readonly found: string | null;
  /** The major version of the server. */
  readonly server: number;
}

/** A program ended with an error; its own words say why. */
export class ProgramFailed extends Error {}

/** Where packages install them beside the server, outside of the path. */
const usualFolders = ['/usr/lib/postgresql', '/usr/local/lib/postgresql'];
const otherFolders = ['/usr/local/pgsql/bin', '/opt/homebrew/opt/libpq/bin', '/usr/local/opt/libpq/bin'];

const besideServers = (): readonly string[] =>
  usualFolders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(folder, version, 'bin')),
  );

const versionOf = (file: string): string | null =>
  /\(PostgreSQL\) (\S+)/u.exec(spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ??
  null;

/** A program that is no older than the server: from the path, else beside the server's own. */
export function findProgram(
  program: string,
  server: number,
  { folder, path }: ProgramPlaces,
): Either<ProgramFault, string> {
  const folders =
    folder === undefined
      ? [...path.split(':').filter(Boolean), ...besideServers(), ...otherFolders]
      : [folder];
  const versions: string[] = [];
  for (const file of folders.map((one) => join(one, program)).filter(existsSync)) {
    const version = versionOf(file);
    if (version === null) continue;
    if (Number.parseInt(version, 10) >= server) return right(file);
    versions.push(version);
  }
  const found = versions.toSorted((a, b) => Number.parseFloat(b) - Number.parseFloat(a))[0] ?? null;
  return left({ kind: 'noProgram', program, found, server });
}

/** The arguments of a program, where its output is written, and what it reads. */
export interface ProgramCall {
  readonly file: string;
  readonly args: readonly string[];
  readonly databaseUrl: string;
  /** An open file for its output; without one it is discarded. */
  readonly output?: number;
  readonly input?: string;
}

/** The address as the programs may be given it: others on the machine can read the arguments of a program. */
function withoutPassword(databaseUrl: string): {
  readonly address: string;
  readonly password: string;
} {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  // The programs read a plus in the query as a plus.
  url.search = url.search.replaceAll('+', '%20');
  return { address: url.href, password };
}

/** Runs a program of PostgreSQL on a database. Throws `ProgramFailed` with its own words. */
export async function runProgram({ file, args, databaseUrl, output, input }: ProgramCall): Promise<void> {
  const { address, password } = withoutPassword(databaseUrl);
  const child = spawn(file, [...args, `--dbname=${address}`], {
    stdio: ['pipe', output ?? 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...(password === '' ? {} : { PGPASSWORD: password }),
      PGCONNECT_TIMEOUT: '10',
      LC_ALL: 'C',
    },
  });
  let words = '';
  child.stderr?.on('data', (piece: Buffer) => {
    words = (words + piece.toString('utf8')).slice(-2000);
  });
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input ?? '');
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new ProgramFailed(words.trim().split('\n')[0] ?? String(code));
}
