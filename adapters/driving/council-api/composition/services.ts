import { addressOf } from '#adapters/wire/address-of.ts';
import { takeNoticeCall } from '#adapters/wire/payments/take-notice.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { openIdProviders } from '#adapters/driven/identity/open-id-providers.ts';
import { appList, staffList } from '#adapters/driven/identity/staff-list.ts';
import { cartoCiudad } from '#adapters/driven/geocoding/cartociudad.ts';
import { nominatim } from '#adapters/driven/geocoding/nominatim.ts';
import { streetGeocoder } from '#adapters/driven/geocoding/street-geocoder.ts';
import { documentAppointments } from '#adapters/driven/documents/document-appointments.ts';
import { documentDesk } from '#adapters/driven/documents/document-desk.ts';
import { documentMaps } from '#adapters/driven/documents/town-maps.ts';
import { freeSpace } from '#adapters/driven/files/free-space.ts';
import { httpTiles } from '#adapters/driven/tiles/http-tiles.ts';
import { tileFiles } from '#adapters/driven/tiles/tile-files.ts';
import { fileInspector } from '#adapters/driven/images/file-inspector.ts';
import { pictureCleaner } from '#adapters/driven/images/picture-cleaner.ts';
import { lastBackup } from '#adapters/driven/backup/last-backup.ts';
import { gatheredVisits } from '#application/showcase/visits/gathered-visits.ts';
import { voteWaits } from '#application/voting/desk/vote-waits.ts';
import { fileOutbox } from '#adapters/driven/mail/file-outbox.ts';
import { smtpMailer } from '#adapters/driven/mail/smtp-mailer.ts';
import { ownPushKeys } from '#adapters/driven/push/own-push-keys.ts';
import { threadedPush } from '#adapters/driven/push/threaded-push.ts';
import { portalIcons } from '#adapters/driven/redraw/portal-icons.ts';
import { clamd } from '#adapters/driven/scanner/clamd.ts';
import { noScanner } from '#adapters/driven/scanner/no-scanner.ts';
import { documentMailboxes } from '#adapters/driven/mailboxes/document-mailboxes.ts';
import { documentCategories } from '#adapters/driven/mailboxes/document-categories.ts';
import { threadedLetters } from '#adapters/driven/render/letters/threaded-letters.ts';
import { threadedWorkshop } from '#adapters/driven/table-files/threaded-workshop.ts';
import { spanishBankLists } from '#adapters/driven/payments/bank-lists.ts';
import { redsys } from '#adapters/driven/payments/redsys.ts';
import type { Services } from '#adapters/wire/services.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { FreeSpace } from '#application/ports/server/free-space.ts';
import type { PushSender } from '#application/ports/server/push-sender.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { Geocoder } from '#application/ports/server/geocoder.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { Places } from './places.ts';
import type { ServerParts } from './server-parts.ts';
import { lateSubsidies } from './late-subsidies.ts';
import { readServices } from './read-services.ts';

const megabyte = 1024 * 1024;
/** The maps of a few towns, seen often; the oldest tiles make room for new ones. */
const usualTileMegabytes = 300;

const geocoderOf = ({ geocoder }: Services, documents: DocumentStore): Geocoder => {
  if (geocoder === undefined) return streetGeocoder(documents);
  return geocoder.kind === 'cartociudad' ? cartoCiudad(geocoder.url) : nominatim(geocoder.url);
};

/** The banks that charge for towns, by the town's name. */
const gatewaysOf = ({ payments = {} }: Services, publicUrl: string | null) =>
  new Map(
    Object.entries(payments).map(([realm, gateway]) => [
      realm,
      redsys({
        ...gateway,
        noticeUrl: () => `${publicUrl ?? ''}${addressOf(takeNoticeCall, { realm: realmId(realm) })}`,
      }),
    ]),
  );

/** Where the tiles of maps are kept. */
const shelfOf = ({ maps }: Services, filesFolder: string, space: FreeSpace) =>
  tileFiles({
    folder: join(filesFolder, '..', 'tiles'),
    most: (maps?.megabytes ?? usualTileMegabytes) * megabyte,
    space,
  });

/** The banks of towns, and the readers of their files. */
function banksOf(
  services: Services,
  publicUrl: string | null,
): Pick<ServerParts, 'provider' | 'banks' | 'bankLists'> {
  const gateways = gatewaysOf(services, publicUrl);
  return {
    provider: (realm) => gateways.get(realm) ?? null,
    banks: [...gateways.keys()],
    bankLists: spanishBankLists,
  };
}

/** What looks at uploads. */
const inspectionOf = ({
  scanner,
  acceptsUnscanned = false,
}: Pick<Places, 'scanner' | 'acceptsUnscanned'>) => ({
  fileScanner: scanner === undefined ? noScanner : clamd(scanner),
  acceptsUnscanned,
  fileInspector,
  pictureCleaner,
});

/** What the documents of towns say of their forms, and of the work with what comes through them. */
const formsOf = (documents: DocumentStore) => ({
  mailboxes: documentMailboxes(documents),
  desk: documentDesk(documents),
  appointments: documentAppointments(documents),
  categories: documentCategories(documents),
});

/** What this process counts in memory, and what the day of a vote says of its copies. */
const healthOf = (filesFolder: string) => ({
  waits: voteWaits(),
  visits: gatheredVisits(),
  lastCopy: async () => lastBackup(join(filesFolder, '..')),
});

/** What works beside the server in threads: files that people bring, and letters. */
const workshops = () => ({ workshop: threadedWorkshop(), letterPrinting: threadedLetters() });

/** What a council has around it. */
type ComposedServices = Pick<
  ServerParts,
  | 'mailboxes'
  | 'desk'
  | 'appointments'
  | 'mailer'
  | 'push'
  | 'icons'
  | 'geocoder'
  | 'maps'
  | 'tiles'
  | 'tileShelf'
  | 'freeSpace'
  | 'waits'
  | 'visits'
  | 'lastCopy'
  | 'categories'
  | 'subsidies'
  | 'staff'
  | 'apps'
  | 'identityProviders'
  | 'provider'
  | 'banks'
  | 'bankLists'
  | 'letterPrinting'
  | 'workshop'
  | 'webhookReceivers'
  | 'random'
  | 'fileScanner'
  | 'acceptsUnscanned'
  | 'fileInspector'
  | 'pictureCleaner'
  | 'publicUrl'
>;

/**
 * Messages to browsers, by the keys of the services file or, without them, by the council's own. Push services want to know
 * whom they can contact: a server without a public address sends none.
 */
function pushOf(
  push: Services['push'],
  publicUrl: string | null,
  keys: Pick<VotingKeys, 'account'>,
): PushSender | null {
  if (push !== undefined) return threadedPush(push);
  return publicUrl === null ? null : threadedPush({ subject: publicUrl, ...ownPushKeys(keys) });
}

/**
 * The services around a council: its own substitute for each that is not named, so that it can run on a single
 * machine.
 */
export function composeServices(
  { servicesFile, filesFolder, spaceForVotes = 0, ...places }: Places,
  documents: DocumentStore,
  { clock, keys }: { readonly clock: Clock; readonly keys: Pick<VotingKeys, 'account'> },
): ComposedServices {
  const services = servicesFile === undefined ? {} : readServices(readFileSync(servicesFile, 'utf8'));
  if (services === null) throw new Error(`${servicesFile}: not a services file`);
  const { mail, push, maps = {} } = services;
  const space = freeSpace(filesFolder, spaceForVotes);
  const publicUrl = services.publicUrl?.replace(/\/$/u, '') ?? null;
  return {
    ...formsOf(documents),
    mailer: mail === undefined ? fileOutbox(join(filesFolder, '..', 'outbox')) : smtpMailer(mail),
    push: pushOf(push, publicUrl, keys),
    icons: portalIcons(),
    geocoder: geocoderOf(services, documents),
    maps: documentMaps({ documents, hosts: maps.hosts ?? [], isDirect: maps.direct ?? false }),
    tiles: httpTiles(clock, publicUrl),
    tileShelf: shelfOf(services, filesFolder, space),
    freeSpace: space,
    ...healthOf(filesFolder),
    subsidies: lateSubsidies(services, documents),
    staff: staffList(services.staff),
    apps: appList(services.open311),
    identityProviders: openIdProviders(services.providers, clock),
    ...banksOf(services, publicUrl),
    ...workshops(),
    webhookReceivers: (realm) =>
      (services.webhooks?.[realm] ?? []).map((one) => ({ ...one, events: one.events ?? null })),
    publicUrl,
    random: (length) => new Uint8Array(randomBytes(length)),
    ...inspectionOf(places),
  };
}
