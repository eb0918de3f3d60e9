import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const finder = join(import.meta.dirname, '..', '..', '..', '.config', 'ensure-postgres.js');

/** A PostgreSQL of its own that syncs, and can be killed with all its processes and started again at its address. */
export interface CrashingPostgres {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** SIGKILL to every process of the server, as when the machine kills it. */
  readonly crash: () => Promise<void>;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | object {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((user) => user.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Waits until a server says that it accepts connections, also after it has recovered. */
async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  for await (const text of server.stderr ?? []) {
    said += String(text);
    if (said.includes('ready to accept connections')) break;
  }
  if (!said.includes('ready to accept connections')) throw new Error(`PostgreSQL did not start: ${said}`);
}

/** Makes one in a folder; it does not run yet. */
export async function crashingPostgres(folder: string): Promise<CrashingPostgres> {
  const programs = execFileSync(process.execPath, [finder], { encoding: 'utf8' }).trim();
  const [user, port] = [unprivileged(), await freePort()];
  const data = join(folder, 'postgres');
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o711);
  if ('uid' in user) chownSync(data, user.uid, user.gid);
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'concejo', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    {
      stdio: 'ignore',
      cwd: data,
      ...user,
    },
  );
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, `port=${port}`];
  let server: ChildProcess | null = null;
  return {
    url: `postgres://concejo@127.0.0.1:${port}/postgres`,
    start: async () => {
      const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
      // A group of its own, so that no process of it outlives the crash.
      server = spawn(join(programs, 'postgres'), args, {
        stdio: ['ignore', 'ignore', 'pipe'],
        cwd: data,
        detached: true,
        ...user,
      });
      await ready(server);
    },
    crash: async () => {
      if (server?.pid === undefined) return;
      const gone = once(server, 'exit');
      process.kill(-server.pid, 'SIGKILL');
      await gone;
    },
  };
}
