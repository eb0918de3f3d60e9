// A private PostgreSQL in a temporary folder, on a free port. Runs as a process of its own and prints the server's
// address; when its input ends (because the process that started it has ended, in whatever way) it stops the server
// and removes the folder. Every commit is synced to disk, as benchmarks need it; `--unsynced` is for tests, whose
// databases live for seconds: without syncs (then only the loss of power would lose commits: what a killed process wrote
// is with the operating system), without the work that pays off in databases that stay, and without a slow hash for each
// of some thousand connections.
import { randomBytes } from 'node:crypto';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { ensurePostgres } from './ensure-postgres.js';

const isForTests = process.argv.includes('--unsynced');
const programs = ensurePostgres();
const folder = mkdtempSync(join(tmpdir(), 'concejo-postgres-'));
const data = join(folder, 'data');
const password = randomBytes(12).toString('hex');

/** PostgreSQL refuses to run as root: then it runs as its own user or, if there is no such user, as nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody']
    .map((name) => users.find((user) => user.startsWith(`${name}:`)))
    .find((user) => user !== undefined);
  if (line === undefined)
    throw new Error('As root, tests need a user named postgres or nobody to run PostgreSQL.');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const user = unprivileged();
const run = (name, args) =>
  execFileSync(join(programs, name), args, { stdio: ['ignore', 'ignore', 2], cwd: folder, ...user });

function makeCluster() {
  mkdirSync(data, { mode: 0o700 });
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) {
    for (const path of [folder, data, passwordFile]) chownSync(path, user.uid, user.gid);
  }
  chmodSync(folder, 0o700);
  const as = [
    '-D',
    data,
    '-U',
    'concejo',
    '-A',
    isForTests ? 'md5' : 'scram-sha-256',
    `--pwfile=${passwordFile}`,
  ];
  run('initdb', [...as, '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions']);
}

/**
 * Starts the server; returns its process once it accepts connections, or null if another program took the port first.
 */
async function start(port) {
  const unsynced = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const shortLived = [
    'autovacuum=off',
    'jit=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'checkpoint_timeout=1h',
  ];
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(isForTests ? [...unsynced, ...shortLived] : []),
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...user },
  );
  let said = '';
  server.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-4000);
  });
  const ended = new Promise((resolve) => {
    server.once('exit', () => resolve(true));
    server.once('error', (error) => {
      said += error.message;
      resolve(true);
    });
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if (/ready to accept connections/u.test(said)) return { server, ended };
    if (await Promise.race([ended, after(50, false)])) {
      if (/Address already in use|could not bind/u.test(said)) return null;
      throw new Error(`PostgreSQL did not start:\n${said}`);
    }
  }
  server.kill('SIGQUIT');
  throw new Error(`PostgreSQL did not answer within 30 seconds:\n${said}`);
}

try {
  makeCluster();
  let running = null;
  let port = 0;
  while (running === null) {
    port = await freePort();
    running = await start(port);
  }
  process.stdout.write(`postgres://concejo:${password}@127.0.0.1:${port}/postgres\n`);
  const { server, ended } = running;
  // Ctrl-C reaches the whole process group: only the end of the input counts, so that the last tests still have their
  // server.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  const leftAlone = new Promise((resolve) => {
    process.stdin.resume().once('end', resolve).once('close', resolve).once('error', resolve);
  });
  await Promise.race([leftAlone, ended]);
  server.kill('SIGQUIT');
  await ended;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
