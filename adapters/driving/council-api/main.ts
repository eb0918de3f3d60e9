import { keepStrangersOut, makeFolder } from '#adapters/driven/files/make-folder.ts';
import { lastBackup } from '#adapters/driven/backup/last-backup.ts';
import { freeBytes } from '#adapters/driven/files/free-space.ts';
import { markElsewhere } from '#adapters/driven/objects/elsewhere-mark.ts';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';
import type { TownKeeper } from '#application/ports/server/town-keeper.ts';
import { hidePlainSenders } from '#application/requests/hide-plain-senders.ts';
import { type Audit, auditSteps } from '#application/office/audit-steps.ts';
import { auditGoods, type GoodsAudit } from '#application/scarcity/audit-goods.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import type { TownHead } from '#domain/office/steps/town-head.ts';
import { type Loaded, type LoadRefusal, loadTown } from '#application/towns/load-town.ts';
import type { TownFault } from '#adapters/driven/town-folder/town-fault.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Configuration } from './composition/configuration.ts';
import {
  countedMailer,
  type OperatingCounts,
  operatingCounts,
} from './composition/figures/operating-counts.ts';
import { parts } from './composition/container.ts';
import { ownVersion } from './composition/own-version.ts';
import type { Places } from './composition/places.ts';
import type { ServerParts } from './composition/server-parts.ts';
import type { Log } from './composition/log-settings.ts';
import { type PaymentFault, paymentFaults } from './composition/payment-faults.ts';
import { type TileFault, tileFaults } from './composition/tile-faults.ts';
import { type OpeningFault, openStorage, type Storage } from './composition/open-storage.ts';
import { rehearsalDatabases } from './rehearsals/open-rehearsal.ts';
import { rehearsalRegister } from './rehearsals/rehearsal-register.ts';
import { councilRehearsals } from './rehearsals/council-rehearsals.ts';
import { type CouncilRounds, councilRounds } from './rounds/council-rounds.ts';
import { movedByLoad } from './endpoints/documents/moved-by-load.ts';
import { datedActivity } from './endpoints/registrations/dated-activity.ts';
import { datedEvent } from './endpoints/tickets/dated-event.ts';
import { sendInvitation } from './endpoints/office/invitation-mail.ts';
import { buildServer } from './server.ts';
import type { WrittenTown } from '#adapters/driven/town-folder/write-town-folder.ts';
import type { InvitedPerson } from '#application/office/access/invite-person.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** A council with its data open: ready to serve, or to load towns. */
export interface OpenCouncil {
  /** Where its data are, to be shown to people. */
  readonly place: string;
  readonly towns: () => Promise<readonly Town[]>;
  /** What prevents payments from being made as the forms of the towns say. */
  readonly paymentFaults: () => Promise<readonly PaymentFault[]>;
  /** The realms that the services file gives an identity provider, and that no town has: misspelt, or not loaded yet. */
  readonly strangersWithProvider: () => Promise<readonly string[]>;
  /** The hosts of map tiles that towns name and the operator does not allow. */
  readonly tileFaults: () => Promise<readonly TileFault[]>;
  readonly load: (folder: string) => Promise<Either<readonly TownFault[] | LoadFault, LoadedFolder>>;
  /** Writes a town into a folder that is not there or empty; null if something is in it. */
  readonly save: (realm: RealmId, folder: string) => Promise<WrittenTown | null>;
  /** Log records are written to `log`, by default standard output. */
  readonly server: (webFolder: string, log?: Log, patience?: number) => Promise<FastifyInstance>;
  /** A server that does nothing by itself: the one of samples, whose clock goes through days that are over. */
  readonly serverWithoutRounds: OpenCouncil['server'];
  /** Erases what is no longer needed. A server does so by itself, soon after its start and daily. */
  readonly forget: () => Promise<void>;
  /** Logs what cannot be read of the towns' documents. A server does so by itself, when it erases. */
  readonly tellUnreadable: () => Promise<void>;
  /** Logs which uploads are missing from the disk. A server does so by itself, when it erases. */
  readonly tellMissing: () => Promise<void>;
  /** Notifies followers of what has happened. A server does so by itself, every minute. */
  readonly tellNews: () => Promise<void>;
  /** Sends the mails about requests that are due. A server does so by itself, every ten seconds. */
  readonly sendRequestMails: () => Promise<void>;
  /** Offers what was given back, and sends mails of appointments and reservations. A server does so every ten seconds. */
  readonly tendBookings: () => Promise<void>;
  /** Stores how often shops were seen. A server does so by itself, every minute. */
  readonly keepVisits: () => Promise<void>;
  /** Tells phones what has opened, and sends the messages that are due. */
  readonly sendPushes: () => Promise<void>;
  /** Announces events to other programs and sends the messages that are due. A server does so by itself, every minute. */
  readonly sendWebhooks: () => Promise<void>;
  /** Publishes and withdraws documents whose time has come, as the server does every two seconds. */
  readonly publishDue: () => Promise<void>;
  /** Discards rehearsals that are over, as the server does every minute. */
  readonly sweepRehearsals: () => Promise<void>;
  /** Verifies the chains of steps, and compares them with heads that were printed before. */
  readonly audit: (printed: readonly TownHead[]) => Promise<readonly Audit[]>;
  /** Recomputes scarce goods from their ledgers and grants, and compares them with what is stored of them. */
  readonly auditGoods: () => Promise<readonly GoodsAudit[]>;
  /** What the operator needs to let people of staff in. */
  readonly office: Pick<
    ServerParts,
    | 'people'
    | 'staffSecrets'
    | 'clock'
    | 'portalUrl'
    | 'publicUrl'
    | 'setups'
    | 'documentDesk'
    | 'goods'
    | 'goodsRecords'
    | 'goodsFigures'
    | 'drawLists'
    | 'seal'
  >;
  /** Sends somebody the link of their invitation, at that address of the portal; false if it was not sent. */
  readonly mailInvitation: (realm: RealmId, invited: InvitedPerson, portal: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Why a valid folder is not loaded; a store of files that is away changes nothing that is served. */
export type LoadFault = LoadRefusal | { readonly kind: 'filesUnreachable'; readonly why: string };

/** What was loaded, and what was doubtful in its folder. */
export interface LoadedFolder extends Loaded {
  readonly doubts: readonly TownFault[];
}

/** The folder of uploads and what else the adapters need to find; refused if the folder cannot be made. */
function placesOf(configuration: Configuration): Either<OpeningFault, Places> {
  const { data, host, port } = configuration;
  const filesFolder = join(data, 'files');
  try {
    makeFolder(filesFolder, 0o700);
    keepStrangersOut(data);
    if (configuration.objects !== undefined) markElsewhere(data, configuration.objects);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return left({ kind: 'notWritable', file: filesFolder, why });
  }
  const localUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return right({ ...configuration, filesFolder, localUrl });
}

const loaderOf =
  (keeper: TownKeeper, council: ServerParts): OpenCouncil['load'] =>
  async (folder) => {
    const { clock, provider } = council;
    // Loaded only here: towns are loaded once, servers are started often.
    const { readTownFolder } = await import('#adapters/driven/town-folder/read-town-folder.ts');
    const bundle = readTownFolder(folder, clock.now(), (realm) => provider(realm) !== null);
    if (isLeft(bundle)) return bundle;
    const { doubts, ...town } = bundle.right;
    try {
      const loaded = await loadTown(keeper, {
        events: movedByLoad(council, datedEvent),
        activities: movedByLoad(council, datedActivity),
      })(town);
      return isLeft(loaded) ? loaded : right({ ...loaded.right, doubts });
    } catch (error) {
      if (!(error instanceof FilesUnreachable)) throw error;
      return left({ kind: 'filesUnreachable', why: error.why });
    }
  };

const saverOf =
  (
    keeper: TownKeeper,
    { townFiles, fileRegister }: Pick<ServerParts, 'townFiles' | 'fileRegister'>,
  ): OpenCouncil['save'] =>
  async (realm, folder) => {
    const { isFreePlace, writeTownFolder } = await import(
      '#adapters/driven/town-folder/write-town-folder.ts'
    );
    const kept = isFreePlace(folder) ? await keeper.kept(realm) : null;
    return kept && writeTownFolder(folder, kept, { ...townFiles, find: fileRegister.find });
  };

const noRounds = { waits: () => false, startWith: () => {} };

const serverOf =
  (
    council: ServerParts,
    configuration: Configuration,
    { databaseBytes, backlog, connections }: Storage,
    {
      rounds,
      counts,
    }: { readonly rounds: Pick<CouncilRounds, 'waits' | 'startWith'>; readonly counts: OperatingCounts },
  ): OpenCouncil['server'] =>
  async (webFolder, log, patience) => {
    const built = await buildServer(council, webFolder, log, {
      level: configuration.log,
      metricsToken: configuration.metricsToken,
      proxies: configuration.proxies,
      townTries: configuration.townTries,
      figures: {
        version: ownVersion,
        databaseBytes,
        backlog,
        connections,
        counts,
        store: configuration.databaseUrl === undefined ? 'sqlite' : 'postgresql',
        erasingWaits: rounds.waits,
        freeBytes: () => freeBytes(configuration.data),
        keptBytes: configuration.spaceForVotes,
        lastBackup: async () => lastBackup(configuration.data),
      },
      ...(patience === undefined ? {} : { patience }),
    });
    rounds.startWith(built);
    return built;
  };

/** Opens the data of a council; refused if they cannot be read or written. */
export async function openCouncil(
  configuration: Configuration,
  clock: Clock,
): Promise<Either<OpeningFault, OpenCouncil>> {
  const places = placesOf(configuration);
  if (isLeft(places)) return places;
  const opened = await openStorage(configuration, places.right, clock);
  if (isLeft(opened)) return opened;
  const { container, place, close } = opened.right;
  const counts = operatingCounts();
  const composed = container.get<ServerParts>(parts.council);
  const rehearsals = councilRehearsals({
    ...composed,
    register: rehearsalRegister(configuration.secretsFile),
    databases: rehearsalDatabases(configuration, { clock, localUrl: composed.portalUrl }),
    isShared: configuration.databaseUrl !== undefined,
  });
  const council = { ...composed, rehearsals, mailer: countedMailer(composed.mailer, counts.count) };
  await hidePlainSenders(council);
  await council.requests.enlist();
  const rounds = councilRounds(council, configuration, opened.right, counts);
  return right({
    place,
    towns: () => council.realms.towns(),
    paymentFaults: () => paymentFaults(council),
    strangersWithProvider: async () => {
      const towns = new Set<string>((await council.realms.towns()).map(({ realm }) => realm));
      return council.identityProviders.realms.filter((realm) => !towns.has(realm));
    },
    tileFaults: () => tileFaults(council),
    load: loaderOf(container.get<TownKeeper>(parts.townKeeper), council),
    save: saverOf(container.get<TownKeeper>(parts.townKeeper), council),
    server: serverOf(council, configuration, opened.right, { rounds, counts }),
    serverWithoutRounds: serverOf(council, configuration, opened.right, { rounds: noRounds, counts }),
    forget: rounds.forget,
    tellUnreadable: rounds.tellUnreadable,
    tellMissing: rounds.tellMissing,
    tellNews: rounds.tellNews,
    sendRequestMails: rounds.sendRequestMails,
    tendBookings: rounds.tendBookings,
    keepVisits: rounds.keepVisits,
    sendPushes: rounds.sendPushes,
    sendWebhooks: rounds.sendWebhooks,
    publishDue: rounds.publishDue,
    sweepRehearsals: rehearsals.sweep,
    audit: auditSteps({ ...council, hash: sha256Text }),
    auditGoods: auditGoods({ books: council.goodsBooks }),
    office: council,
    mailInvitation: async (realm, invited, portal) => {
      const town = (await council.realms.towns()).find((one) => one.realm === realm);
      return town !== undefined && sendInvitation(council)(town, invited, portal);
    },
    close: async () => {
      await rounds.stop();
      await rehearsals.stop();
      await close();
    },
  });
}
