import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { Conflict, failureOf, KeyTaken } from './failure.ts';
import { beginSession, noteWarnings, statementTimeout, withoutWarning } from './session.ts';

export type DatabaseRow = Readonly<Record<string, unknown>>;
/** A statement and its rows. */
export type RunStatement = (text: string, values?: readonly unknown[]) => Promise<readonly DatabaseRow[]>;

/** A database reached through a pool of connections. It throws a StorageFailure, a KeyTaken, or a defect. */
export interface Postgres {
  /** One statement, in a transaction of its own. */
  readonly ask: RunStatement;
  /**
   * Runs work in one transaction: all of it is stored, or nothing. If it conflicts with another transaction it is run
   * again, so the work must have no effect outside the database.
   */
  readonly transaction: <T>(work: (ask: RunStatement) => Promise<T>) => Promise<T>;
  /** How the pool of connections is used at this moment. */
  readonly connections: () => PoolUse;
  readonly close: () => Promise<void>;
}

/** The connections of a process, and how many statements wait for one. */
export interface PoolUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
  readonly most: number;
}

/** How many connections a process may hold: several processes stay far below a server's usual hundred. */
const connections = 10;
const mostTries = 5;

/** Text columns cannot store NUL. U+FFFE takes its place, so that a name with a NUL is simply an unknown name. */
const storable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFE') : value;
};

const names = new Map<string, string>();

/**
 * Statements with values are sent with every request: under a name, a connection parses and plans each of them once.
 */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

const askOf =
  (client: pg.PoolClient): RunStatement =>
  async (text, values = []) => {
    try {
      const named = values.length === 0 ? {} : { name: nameOf(text) };
      return (await client.query<DatabaseRow>({ text, values: values.map(storable), ...named })).rows;
    } catch (error) {
      throw failureOf(error);
    }
  };

/** A connection stays usable after these two: the server has answered, and rolled the transaction back. */
const leavesUsable = (error: unknown) => error instanceof KeyTaken || error instanceof Conflict;

/** How a pool differs from that of a council. */
export interface PoolSettings {
  /** The schema that its tables are in; the usual one of the user if it is not named. */
  readonly schema?: string | undefined;
  readonly most?: number;
}

/** Holds the connections; it opens none yet. */
function poolAt(url: string, { schema, most = connections }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'concejo',
    max: most,
    connectionTimeoutMillis: 5000,
    query_timeout: statementTimeout + 5000,
    keepAlive: true,
    onConnect: async (client) => {
      await beginSession(client);
      if (schema !== undefined) await client.query(`SET search_path TO ${client.escapeIdentifier(schema)}`);
    },
  });
  // An idle connection that breaks is replaced at the next statement; if one breaks in use, its statement fails too.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    noteWarnings(client);
  });
  return pool;
}

type Work<T> = (ask: RunStatement) => Promise<T>;

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw failureOf(error);
  }
}

/** One attempt; what a failed attempt has begun is rolled back, or ends with its connection. */
async function attempt<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  const client = await connect(pool);
  try {
    const result = await withoutWarning(client, () => work(askOf(client)));
    client.release();
    return result;
  } catch (error) {
    client.release(!leavesUsable(error));
    throw error;
  }
}

/**
 * Conflicts are tried again, each time after a longer wait with a random part, so that both sides do not collide
 * again.
 */
async function persist<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(pool, work);
    } catch (error) {
      if (!(error instanceof Conflict) || tries === mostTries) throw error;
      await after(tries * 10 * (1 + Math.random()));
    }
  }
}

/** The work between `BEGIN` and `COMMIT`, or `ROLLBACK` where the connection stays usable. */
const withinTransaction =
  <T>(work: Work<T>): Work<T> =>
  async (ask) => {
    await ask('BEGIN');
    try {
      const result = await work(ask);
      await ask('COMMIT');
      return result;
    } catch (error) {
      if (leavesUsable(error)) await ask('ROLLBACK');
      throw error;
    }
  };

/** Opens no connection yet: the first statement does. */
export function postgresAt(url: string, settings: PoolSettings = {}): Postgres {
  const pool = poolAt(url, settings);
  let closing: Promise<void> | undefined;
  return {
    ask: (text, values) => persist(pool, (ask) => ask(text, values)),
    transaction: (work) => persist(pool, withinTransaction(work)),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: settings.most ?? connections,
    }),
    close: () => (closing ??= pool.end()),
  };
}
