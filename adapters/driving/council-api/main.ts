import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import type { TownKeeper } from '#application/ports/town-keeper.ts';
import { type Loaded, type LoadRefusal, loadTown } from '#application/towns/load-town.ts';
import { type DatabaseFault, openDatabase } from '#adapters/driven/sql/database.ts';
import type { SqlBallotStore } from '#adapters/driven/sql/ballot.table.ts';
import { readTownFolder, type TownFault } from '#adapters/driven/town-folder/read-town-folder.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Configuration } from './configuration.ts';
import { composeCouncil, parts } from './container.ts';
import type { Council } from './council.ts';
import { buildServer, type Log } from './server.ts';

/** Why a council cannot be opened. */
export type OpeningFault =
  | DatabaseFault
  | { readonly kind: 'secretsUnreadable'; readonly file: string; readonly why: string };

/** A council with its data open: ready to serve, or to load towns. */
export interface OpenCouncil {
  readonly towns: () => Promise<readonly Town[]>;
  readonly load: (folder: string) => Promise<Either<readonly TownFault[] | LoadRefusal, Loaded>>;
  /** Log records go to `log`, by default to standard output. */
  readonly server: (webFolder: string, log?: Log) => Promise<FastifyInstance>;
  readonly close: () => void;
}

const idleBeforeTruncation = 10_000;

export function openCouncil(configuration: Configuration, clock: Clock): Either<OpeningFault, OpenCouncil> {
  const file = join(configuration.data, 'concejo.sqlite');
  const filesFolder = join(configuration.data, 'files');
  try {
    mkdirSync(filesFolder, { recursive: true });
  } catch (error) {
    return left({ kind: 'notWritable', file: filesFolder, why: wordsOf(error) });
  }
  const database = openDatabase(file);
  if (isLeft(database)) return database;
  let container: ReturnType<typeof composeCouncil>;
  try {
    container = composeCouncil(
      { filesFolder, secretsFile: configuration.secretsFile, identityUrl: configuration.identityUrl },
      database.right,
      clock,
    );
  } catch (error) {
    database.right.close();
    return left({ kind: 'secretsUnreadable', file: configuration.secretsFile, why: wordsOf(error) });
  }
  const council = container.get<Council>(parts.council);
  const ballots = container.get<SqlBallotStore>(parts.ballots);
  const keeper = container.get<TownKeeper>(parts.townKeeper);
  // The log of the database keeps the order of arrival until it is cut: at least every ten seconds.
  const truncation = setInterval(() => ballots.truncateLog(), idleBeforeTruncation);
  truncation.unref();
  return right({
    towns: () => council.realms.towns(),
    load: async (folder) => {
      const bundle = readTownFolder(folder, clock.now());
      return isLeft(bundle) ? bundle : loadTown(keeper)(bundle.right);
    },
    server: (webFolder, log) => buildServer(council, webFolder, log),
    close: () => {
      clearInterval(truncation);
      if (!database.right.isOpen) return;
      ballots.truncateLog();
      database.right.close();
    },
  });
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
