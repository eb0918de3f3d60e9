// Finds the programs of a PostgreSQL for the tests, or installs them from the system's packages if that is allowed.
// Prints their folder.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const suffix = process.platform === 'win32' ? '.exe' : '';
const debian = '/usr/lib/postgresql';

const versionsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    : [];

/** A folder that really contains both programs: a link leads to the folder of the server itself. */
function holdsServer(folder) {
  const initdb = join(folder, `initdb${suffix}`);
  if (!existsSync(initdb) || !existsSync(join(folder, `postgres${suffix}`))) return undefined;
  return dirname(realpathSync(initdb));
}

function found() {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versionsIn(debian).map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ];
  return folders
    .filter(Boolean)
    .map(holdsServer)
    .find((folder) => folder !== undefined);
}

function fromSystem() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (!/^ID(?:_LIKE)?=.*(?:debian|ubuntu)/mu.test(release)) throw new Error('no system package known here');
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    // Asks the package to start no server of its own: tests start theirs.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    execFileSync(command, rest, { stdio: ['ignore', 2, 2], timeout: 900_000, env });
  };
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql');
}

/** The folder of `initdb` and `postgres`. Throws with instructions if they cannot be found or installed. */
export function ensurePostgres() {
  const already = found();
  if (already) return already;
  process.stderr.write('Installing a PostgreSQL for the tests (once)…\n');
  try {
    fromSystem();
    const now = found();
    if (now) return now;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
  }
  throw new Error(
    'No PostgreSQL found, and none could be installed. Install one (Debian: apt-get install postgresql; macOS: brew install postgresql), or name a server that tests may fill in CONCEJO_TEST_POSTGRES (postgres://user:password@host:5432/postgres).',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(`${ensurePostgres()}\n`);
