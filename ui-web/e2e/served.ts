import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteWork } from '#fixtures/builders/noted-work.ts';

/** The product as `npm start` serves it: a process of its own, on a free port, with data of its own. */
export interface Served {
  readonly url: string;
  readonly data: string;
  /** Kills the process without warning, as a power failure would, and starts it again on the same data and port. */
  readonly cutAndRestart: () => Promise<void>;
  readonly end: () => Promise<void>;
}

interface Started {
  readonly process: ChildProcess;
  readonly url: string;
  /** What the server has said to people until now. */
  readonly said: () => string;
}

/** What a first start puts into empty data: nothing, the pages of the sample towns, or the work in their offices too. */
type Sample = 'none' | 'pages' | 'towns';

async function start(data: string, port: number, sample: Sample = 'pages'): Promise<Started> {
  noteWork('served');
  const services = join(data, 'services.json');
  const server = spawn(process.execPath, ['cli/bin.js', 'serve', '--locale', 'en'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      CONCEJO_DATA: data,
      CONCEJO_SAMPLE: sample,
      ...(existsSync(services) && { CONCEJO_SERVICES_FILE: services }),
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    // What is said to people; standard output has the log.
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /running: (http:\/\/\S+)/u.exec(said)?.[1];
      if (address) resolve(address);
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { process: server, url, said: () => said };
}

const gone = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve();
    else server.once('exit', () => resolve());
  });

const newFolder = () => mkdtempSync(join(tmpdir(), 'concejo-walk-'));

/** A data folder as a first start with the sample towns leaves it; it is deleted with the worker. */
async function firstStart(): Promise<string> {
  const data = newFolder();
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const { process: server } = await start(data, 0);
  server.kill('SIGTERM');
  await gone(server);
  return data;
}

let loaded: Promise<string> | undefined;

/** A data folder with the sample towns: loading them takes longer than the rest of a start, so they are copied. */
async function sampleData(): Promise<string> {
  const data = newFolder();
  loaded ??= firstStart();
  cpSync(await loaded, data, { recursive: true });
  return data;
}

/** A product that several walks of a worker use, which ends it. */
export type SharedProduct = Pick<Served, 'url' | 'data'>;

/** Serves the product at the first call, for all calls of the worker. */
function onceInAWorker(): () => Promise<SharedProduct> {
  let serving: Promise<Served> | undefined;
  return () => {
    serving ??= serveProduct().then((served) => {
      // The runner of the tests ends a worker by this signal, and a worker with a running server would not end.
      process.once('SIGTERM', () => void served.end());
      process.once('exit', () => rmSync(served.data, { recursive: true, force: true }));
      return served;
    });
    return serving;
  };
}

/**
 * The product for walks that only read, or change what no other of them looks at (a like, one vote, one appointment): one
 * for all of them in a worker.
 */
export const productToRead = onceInAWorker();

/**
 * The product for walks that change what is theirs alone (a vote, the counter of an office, an article): one for all of
 * them in a worker. A walk that restarts its server, counts all there is, or has services of its own serves its own.
 */
export const productToChange = onceInAWorker();

/** The product without a town, with the link that it prints to make the first one. */
export async function serveWithoutTowns(): Promise<
  Pick<Served, 'url' | 'data' | 'end'> & { readonly link: string }
> {
  const data = newFolder();
  const { process: server, url, said } = await start(data, 0, 'none');
  const linkIn = () => /https?:\S+\/gestion\/nuevo#\S+/u.exec(said())?.[0];
  while (linkIn() === undefined) await new Promise((resolve) => server.stderr?.once('data', resolve));
  return {
    url,
    data,
    link: linkIn() ?? '',
    end: async () => {
      server.kill('SIGTERM');
      await gone(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts the product with the sample towns, or on existing data; `services` is what its services file says. */
export async function serveProduct(given?: string, services?: object, sample?: Sample): Promise<Served> {
  const data = given ?? (await sampleData());
  if (services) writeFileSync(join(data, 'services.json'), JSON.stringify(services), { mode: 0o600 });
  let running = await start(data, 0, sample);
  const { url } = running;
  return {
    url,
    data,
    cutAndRestart: async () => {
      running.process.kill('SIGKILL');
      await gone(running.process);
      running = await start(data, Number(new URL(url).port));
    },
    end: async () => {
      running.process.kill('SIGTERM');
      await gone(running.process);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
