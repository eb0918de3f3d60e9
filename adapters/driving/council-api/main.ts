import { seenTimeFile } from '#adapters/driven/identity/seen-time-file.ts';
import { makeFolder } from '#adapters/driven/files/make-folder.ts';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import type { OldTraces } from '#application/ports/server/old-traces.ts';
import type { TownKeeper } from '#application/ports/server/town-keeper.ts';
import type { OldRequests } from '#application/ports/server/old-requests.ts';
import { type Loaded, type LoadRefusal, loadTown } from '#application/towns/load-town.ts';
import type { TownFault } from '#adapters/driven/town-folder/town-fault.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Configuration } from './composition/configuration.ts';
import { parts } from './composition/container.ts';
import type { ServerParts } from './composition/server-parts.ts';
import { erasingRounds } from './rounds/erasing.ts';
import type { Log } from './composition/log-settings.ts';
import { tellMissingUploads } from './composition/missing-uploads.ts';
import { type PaymentFault, paymentFaults } from './composition/payment-faults.ts';
import { newsRounds } from './rounds/news-rounds.ts';
import { unreadableReporter } from './contents/unreadable-documents.ts';
import { type OpeningFault, openStorage } from './composition/open-storage.ts';
import { buildServer } from './server.ts';

/** A council with its data open: ready to serve, or to load towns. */
export interface OpenCouncil {
  /** Where its data are, to be shown to people. */
  readonly place: string;
  readonly towns: () => Promise<readonly Town[]>;
  /** What prevents payments from being made as the forms of the towns say. */
  readonly paymentFaults: () => Promise<readonly PaymentFault[]>;
  readonly load: (folder: string) => Promise<Either<readonly TownFault[] | LoadRefusal, Loaded>>;
  /** Log records are written to `log`, by default standard output. */
  readonly server: (webFolder: string, log?: Log, patience?: number) => Promise<FastifyInstance>;
  /** Erases what is no longer needed. A server does so by itself, soon after its start and daily. */
  readonly forget: () => Promise<void>;
  /** Logs what cannot be read of the towns' documents. A server does so by itself, when it erases. */
  readonly tellUnreadable: () => Promise<void>;
  /** Logs which uploads are missing from the disk. A server does so by itself, when it erases. */
  readonly tellMissing: () => Promise<void>;
  /** Notifies followers of what has happened. A server does so by itself, every minute. */
  readonly tellNews: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const betweenTidying = 10_000;
/** How soon followers are notified of what was published, and of what the calendar brings. */
const betweenNews = 60_000;
const day = 86_400_000;
/** Old data are erased after the requests that waited for the server have had their answers. */
const beforeForgetting = 1000;

export async function openCouncil(
  configuration: Configuration,
  clock: Clock,
): Promise<Either<OpeningFault, OpenCouncil>> {
  const filesFolder = join(configuration.data, 'files');
  try {
    makeFolder(filesFolder);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return left({ kind: 'notWritable', file: filesFolder, why });
  }
  const { secretsFile, identityUrl, servicesFile } = configuration;
  const { host, port } = configuration;
  const localUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const places = { filesFolder, secretsFile, identityUrl, servicesFile, localUrl };
  const opened = await openStorage(configuration, places, clock);
  if (isLeft(opened)) return opened;
  const { container, place, tidy, databaseBytes, uploads, close } = opened.right;
  const council = container.get<ServerParts>(parts.council);
  const keeper = container.get<TownKeeper>(parts.townKeeper);
  let server: FastifyInstance | undefined;
  // What could not be erased now is erased the next time; the log notifies the operator.
  const tidyOrTell = () => tidy().catch((err: unknown) => server?.log.error({ err }, 'not tidied'));
  const tidying = setInterval(tidyOrTell, betweenTidying);
  tidying.unref();
  const tell = (record: object, words: string) => server?.log.error(record, words);
  const traces = container.get<OldTraces>(parts.traces);
  const old = container.get<OldRequests>(parts.oldRequests);
  const seen = seenTimeFile(secretsFile);
  const { erase: forget, waits } = erasingRounds({ council, traces, old, seen, tell }, configuration);
  const newsRound = newsRounds(council, tell);
  const tellUnreadable = unreadableReporter(council, tell);
  const stored = { data: configuration.data, hashes: uploads };
  const tellMissing = () => tellMissingUploads(stored, tell);
  const forgetAndTell = async () => {
    await forget();
    await tellMissing();
    await tellUnreadable();
  };
  let [soon, daily, telling]: (NodeJS.Timeout | undefined)[] = [];
  const stopForgetting = () => {
    clearTimeout(soon);
    clearInterval(daily);
    clearInterval(telling);
  };
  return right({
    place,
    towns: () => council.realms.towns(),
    paymentFaults: () => paymentFaults(council),
    load: async (folder) => {
      // Loaded only here: towns are loaded once, servers are started often.
      const { readTownFolder } = await import('#adapters/driven/town-folder/read-town-folder.ts');
      const bundle = readTownFolder(folder, clock.now());
      return isLeft(bundle) ? bundle : loadTown(keeper)(bundle.right);
    },
    server: async (webFolder, log, patience) => {
      const built = await buildServer(council, webFolder, log, {
        level: configuration.log,
        metricsToken: configuration.metricsToken,
        proxies: configuration.proxies,
        townTries: configuration.townTries,
        databaseBytes,
        erasingWaits: waits,
        ...(patience === undefined ? {} : { patience }),
      });
      server = built;
      stopForgetting();
      soon = setTimeout(forgetAndTell, beforeForgetting).unref();
      daily = setInterval(forgetAndTell, day).unref();
      telling = setInterval(newsRound.tell, betweenNews).unref();
      return built;
    },
    forget,
    tellUnreadable,
    tellMissing,
    tellNews: newsRound.tell,
    close: async () => {
      clearInterval(tidying);
      stopForgetting();
      await newsRound.stop();
      await close();
    },
  });
}
