import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { databaseVia, writeSettings } from './cluster.ts';
import { front, type Machine, runOn, startOn } from './machines.ts';

const bin = join(import.meta.dirname, '..', '..', '..', 'cli', 'bin.js');
/** What visitors reach. */
export const councilUrl = `http://${front.address}:8080`;
/** How many are on the census; the last hundreds of them vote on the side of a primary that is cut off. */
export const people = 9000;
export const islandersFrom = 8000;
const ports = [4311, 4312, 4313];

const mailbox = {
  _id: 'avisos',
  title: 'Avisos',
  noPrivacyPolicy: true,
  form: [
    { name: 'body', type: 'textarea', required: true },
    { name: 'files', type: 'file' },
  ],
};

/** A town with a census, one survey and a form that takes files. */
export const townFiles = (): Readonly<Record<string, string>> => ({
  ...crowdFiles({ count: people, today: dayAt(Date.now(), 'Europe/Madrid') }),
  'collections/mailboxes.json': JSON.stringify([mailbox]),
});

/** The folder that all server processes share; here a folder of the one machine, elsewhere a shared disk. */
export const sharedFolder = (folder: string): string => join(folder, 'shared');

const environmentOf = (folder: string, database: string, port = 0) => ({
  CONCEJO_DATA: sharedFolder(folder),
  CONCEJO_SAMPLE: 'none',
  // The drill is a proxy of its own: it gives each voter an address.
  CONCEJO_PROXY: '10.77.0.1',
  DATABASE_URL: database,
  HOST: '127.0.0.1',
  PORT: String(port),
});

function loadTown(folder: string): void {
  const town = join(folder, 'town');
  for (const [name, text] of Object.entries(townFiles())) {
    mkdirSync(dirname(join(town, name)), { recursive: true });
    writeFileSync(join(town, name), text);
  }
  runOn(
    front,
    [process.execPath, bin, 'town', 'load', town],
    environmentOf(folder, databaseVia('127.0.0.1:5432')),
  );
}

/** Starts a server process on a machine. */
export const startServer = (folder: string, machine: Machine, port: number, database: string): ChildProcess =>
  startOn({
    machine,
    command: [process.execPath, bin, 'serve'],
    log: join(folder, `${machine.name}-server-${port}.log`),
    environment: environmentOf(folder, database, port),
  });

/** The proxy and the server processes in front of the database. */
export interface DrilledCouncil {
  readonly servers: Map<number, ChildProcess>;
  readonly restart: (port: number) => void;
  readonly restartProxy: () => Promise<void>;
}

const startProxy = (folder: string) =>
  startOn({
    machine: front,
    command: ['haproxy', '-db', '-f', join(folder, front.name, 'haproxy.cfg')],
    log: join(folder, 'front-haproxy.log'),
  });

/** Waits until a call succeeds, half a minute at most. */
export async function waitForAnswer(address: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    try {
      if ((await fetch(address, { signal: AbortSignal.timeout(2000) })).status === 200) return;
    } catch {
      // Not yet.
    }
    await pause(500);
  }
  throw new Error(`${address} does not answer`);
}

/** Loads the town, starts the proxy and three server processes, and waits until they serve. */
export async function startCouncil(folder: string): Promise<DrilledCouncil> {
  mkdirSync(sharedFolder(folder), { recursive: true });
  writeSettings(folder, front);
  let proxy = startProxy(folder);
  await pause(3000);
  loadTown(folder);
  const servers = new Map<number, ChildProcess>();
  const restart = (port: number) =>
    void servers.set(port, startServer(folder, front, port, databaseVia('127.0.0.1:5432')));
  for (const port of ports) restart(port);
  await waitForAnswer(`${councilUrl}/readyz`);
  const restartProxy = async () => {
    const gone = new Promise((resolve) => proxy.once('exit', resolve));
    proxy.kill('SIGTERM');
    await Promise.race([gone, pause(5000)]);
    proxy = startProxy(folder);
  };
  return { servers, restart, restartProxy };
}

/** What a server process prints that ends at its start; an empty text if it serves. */
export function refusalToServe(folder: string, machine: Machine, database: string): string {
  const command = ['timeout', '20', process.execPath, bin, 'serve'];
  try {
    runOn(machine, command, environmentOf(folder, database));
    return '';
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  }
}
