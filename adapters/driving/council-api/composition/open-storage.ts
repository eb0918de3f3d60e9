import type { Container } from 'inversify';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlAttempts } from '#adapters/driven/sqlite/tables/attempt.table.ts';
import type { SqlBallotStore } from '#adapters/driven/sqlite/ballots/ballot.table.ts';
import { type DatabaseFault, openDatabase } from '#adapters/driven/sqlite/database.ts';
import { forgetFormerOrder } from '#adapters/driven/sqlite/ballots/former-order.ts';
import { keepPrivate } from '#adapters/driven/sqlite/private-files.ts';
import { sqlBacklog } from '#adapters/driven/sqlite/tables/backlog.ts';
import { threadedWriter } from '#adapters/driven/sqlite/writing/threaded-writer.ts';
import { shownAddress } from '#adapters/driven/postgres/tables/shown-address.ts';
import type { ServerFault } from '#adapters/driven/postgres/open-database.ts';
import type { PoolUse } from '#adapters/driven/postgres/postgres.ts';
import type { Backlog } from '#application/ports/server/operating/backlog.ts';
import type { Clock } from '#application/ports/clock.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Configuration } from './configuration.ts';
import { composeServerParts, parts } from './container.ts';
import type { Places } from './places.ts';

/** Why a council cannot be opened. */
export type OpeningFault =
  | DatabaseFault
  | ServerFault
  | { readonly kind: 'secretsUnreadable'; readonly file: string; readonly why: string };

/** The adapters over an open database, and its maintenance. */
export interface Storage {
  readonly container: Container;
  /** Where the data are, to be shown to people. */
  readonly place: string;
  /** Called every ten seconds: removes the order in which votes came, and what has expired. */
  readonly tidy: () => Promise<void>;
  /** The size of the database, for the figures. */
  readonly databaseBytes: () => number | Promise<number>;
  readonly backlog: Backlog;
  /** How the connections are used; null if the database is embedded. */
  readonly connections: () => PoolUse | null;
  /** The uploads of residents and of staff that the database names, each content once, by its hash. */
  readonly uploads: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/**
 * Milliseconds. This thread answers everybody: while SQLite waits in it for a program that holds the database, nobody is
 * answered, not even at `/readyz`. So stores write with `writeWhenFree`, which waits with timers; this is for what remains,
 * such as the end of the server. Votes have a thread of their own, which waits longer.
 */
const longestWait = 700;

const uploadHashes = 'SELECT hash FROM assets UNION SELECT hash FROM town_file_contents ORDER BY hash';

/** A rehearsal has a schema, and connections for a few people. */
const ofRehearsal = (schema: string) => ({ schema, most: 3 });

type Opened = Promise<Either<OpeningFault, Storage>>;

export const openStorage = (configuration: Configuration, places: Places, clock: Clock): Opened =>
  configuration.databaseUrl === undefined
    ? openEmbedded(configuration.data, places, clock)
    : openOnPostgres(configuration.databaseUrl, configuration.data, places, clock);

async function openEmbedded(data: string, places: Places, clock: Clock): Opened {
  const file = join(data, 'concejo.sqlite');
  keepPrivate(file);
  const opened = openDatabase(file);
  if (isLeft(opened)) return opened;
  const database = opened.right;
  forgetFormerOrder(database);
  // Votes are written by another thread; what is read here is little, and is read again after each of their commits.
  database.exec(`PRAGMA cache_size = -2048; PRAGMA busy_timeout = ${longestWait}`);
  const writer = threadedWriter(file, database);
  try {
    const container = composeServerParts(places, database, clock, writer);
    const ballots = container.get<SqlBallotStore>(parts.ballots);
    const attempts = container.get<SqlAttempts>(parts.attempts);
    return right({
      container,
      place: data,
      tidy: async () => {
        await attempts.purge();
        await ballots.truncateLog();
      },
      databaseBytes: () => statSync(file).size,
      backlog: sqlBacklog(database),
      connections: () => null,
      uploads: async () =>
        database
          .prepare(uploadHashes)
          .all()
          .map(({ hash }) => String(hash)),
      close: async () => {
        if (!database.isOpen) return;
        await writer.close();
        forgetFormerOrder(database);
        database.close();
      },
    });
  } catch (error) {
    database.close();
    return secretsFault(places, error);
  }
}

/** What only PostgreSQL needs is loaded only with it. */
async function openOnPostgres(url: string, data: string, places: Places, clock: Clock): Opened {
  const { openPostgres, holdsPeople } = await import('#adapters/driven/postgres/open-database.ts');
  const opened = await openPostgres(url, places.schema === undefined ? {} : ofRehearsal(places.schema));
  if (isLeft(opened)) return opened;
  const postgres = opened.right;
  const [{ composeOnPostgres }, { ballotMixer }, { purgeAttempts }, { postgresBacklog }] = await Promise.all([
    import('./postgres-container.ts'),
    import('#adapters/driven/postgres/ballots/ballot-mixer.ts'),
    import('#adapters/driven/postgres/tables/attempt.table.ts'),
    import('#adapters/driven/postgres/tables/backlog.ts'),
  ]);
  try {
    const database = (await holdsPeople(postgres)) ? 'made' : 'new';
    const container = composeOnPostgres(places, postgres, database, clock);
    const mixer = ballotMixer(postgres);
    return right({
      container,
      place: `${shownAddress(url)} · ${data}`,
      tidy: async () => {
        await purgeAttempts(postgres, clock);
        await mixer.mixWhenDue();
      },
      databaseBytes: async () => {
        const [row] = await postgres.ask('SELECT pg_database_size(current_database()) AS bytes', []);
        return Number(row?.['bytes']);
      },
      backlog: postgresBacklog(postgres),
      connections: postgres.connections,
      uploads: async () => (await postgres.ask(uploadHashes)).map(({ hash }) => String(hash)),
      close: async () => {
        await mixer.mixNow();
        await postgres.close();
      },
    });
  } catch (error) {
    await postgres.close();
    return secretsFault(places, error);
  }
}

const secretsFault = ({ secretsFile }: Places, error: unknown) =>
  left({
    kind: 'secretsUnreadable' as const,
    file: secretsFile,
    why: error instanceof Error ? error.message : String(error),
  });
