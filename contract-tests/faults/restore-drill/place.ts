import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { serveCommand } from '#fixtures/builders/councils/council-process.ts';

/** A data folder with its keys and, on PostgreSQL, its database: as an operator has it. */
export interface DrillPlace {
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The token of the staff of Vilanova in a drill. */
export const staffToken = 'a-token-of-the-staff';

function servicesIn(folder: string): string {
  const file = join(folder, 'services.json');
  const token = createHash('sha256').update(staffToken).digest('hex');
  writeFileSync(file, JSON.stringify({ staff: { vilanova: [{ name: 'Ana', token }] } }));
  return file;
}

/** An empty place; `server` is the PostgreSQL in which it has a database of its own. */
export async function newPlace(folder: string, name: string, server: string | null): Promise<DrillPlace> {
  const home = join(folder, name);
  mkdirSync(join(home, 'keys'), { recursive: true });
  const env = {
    CONCEJO_DATA: join(home, 'data'),
    CONCEJO_SECRETS_FILE: join(home, 'keys', 'secrets.json'),
    CONCEJO_SERVICES_FILE: servicesIn(home),
  };
  if (server === null) return { data: env.CONCEJO_DATA, env };
  const database = `drill_${name.replaceAll('-', '_')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${database}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${database}`;
  return { data: env.CONCEJO_DATA, env: { ...env, DATABASE_URL: url.href } };
}

/** Brings the keys of one place to another, as from their own copy. */
export const bringKeys = (from: DrillPlace, to: DrillPlace): void =>
  cpSync(from.env['CONCEJO_SECRETS_FILE'] ?? '', to.env['CONCEJO_SECRETS_FILE'] ?? '');

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs the command line of the project at a place, in English. */
export function concejo({ env }: DrillPlace, ...args: readonly string[]): Promise<Ended> {
  const [node, bin] = serveCommand;
  const child = spawn(node, [bin, ...args, '--locale', 'en'], { env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += String(chunk);
    });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

/** The ballots of the poll, with their answers, and the names of its marks. */
export interface Stored {
  readonly ballots: ReadonlyMap<string, string>;
  readonly marks: ReadonlySet<string>;
}

const questions = {
  ballots: "SELECT id AS name, answer FROM ballots WHERE realm = 'nova' AND survey = 'poll'",
  marks: "SELECT mark AS name, '' AS answer FROM marks WHERE realm = 'nova' AND survey = 'poll'",
};

async function rowsOf({ data, env }: DrillPlace, question: string) {
  if (env['DATABASE_URL'] === undefined) {
    const database = new DatabaseSync(join(data, 'concejo.sqlite'), { readOnly: true });
    const rows = database.prepare(question).all();
    database.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: env['DATABASE_URL'] });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(question);
  await client.end();
  return rows;
}

/** What the database of a place has of the poll. */
export async function storedAt(place: DrillPlace): Promise<Stored> {
  const [ballots, marks] = [await rowsOf(place, questions.ballots), await rowsOf(place, questions.marks)];
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return {
    ballots: new Map(ballots.map(({ name, answer }) => [String(name), textOf(answer)])),
    marks: new Set(marks.map(({ name }) => String(name))),
  };
}

/** A hash of all ballots with their answers, whatever the order of their rows. */
export const fingerprintOf = ({ ballots }: Stored): string =>
  createHash('sha256')
    .update(JSON.stringify([...ballots].toSorted(([one], [two]) => (one < two ? -1 : 1))))
    .digest('hex');

export const bytesOf = (file: string): Buffer => readFileSync(file);
