import type { DirectoryAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import {
  directoryPerson,
  type StaffArticle,
  staffArticle,
  staffForm,
} from '#adapters/wire/intranet/read-staff-documents.ts';
import { readVenueDocument } from '#adapters/wire/reservations/venue-document.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { Town } from '#domain/access/town.ts';
import { isForStaff, staffDirectory } from '#domain/access/audience.ts';
import { isPublished } from '#domain/content/published.ts';
import { venueDocuments } from '#domain/documents/document-parts.ts';
import type { VenueSite } from '#domain/reservations/priced-time.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { closedPortals } from '../../contents/closed-portals.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { venueSite } from '../reservations/asked-venue.ts';

type Documents = Pick<ServerParts, 'allDocuments' | 'contents' | 'documents'>;

/** Whether the town has its intranet open. */
export const isIntranetOpen = async (council: Documents, { realm }: Pick<Town, 'realm'>): Promise<boolean> =>
  !(await closedPortals(council, realm)).includes('intranet');

/** The published documents for staff of a collection, also while the intranet is closed. */
const documentsOfStaff = async (
  { allDocuments }: Documents,
  { realm }: Pick<Town, 'realm'>,
  collection: string,
): Promise<readonly CouncilDocument[]> =>
  (await allDocuments.all(realm, collection)).filter(
    (document) => isForStaff(collection, document) && isPublished(document),
  );

/** The published documents for staff of a collection: the only reading of them, by calls that need a session of staff. */
const documentsForStaff = async (
  council: Documents,
  town: Pick<Town, 'realm'>,
  collection: string,
): Promise<readonly CouncilDocument[]> =>
  (await isIntranetOpen(council, town)) ? documentsOfStaff(council, town, collection) : [];

/** The collections whose documents can be for staff. */
const collectionsOfStaff: readonly string[] = [
  'articulos',
  'descriptor',
  'entidades',
  'mailboxes',
  staffDirectory,
  venueDocuments,
];

/** Whether a published document is for staff, of those of some collections. */
export async function whichAreForStaff(
  { allDocuments }: Documents,
  { realm }: Pick<Town, 'realm'>,
  collections: readonly string[],
): Promise<(collection: string, id: string) => boolean> {
  const named = [...new Set(collections)].filter((one) => collectionsOfStaff.includes(one));
  const found = await Promise.all(
    named.map(async (collection) =>
      (await allDocuments.all(realm, collection))
        .filter((document) => isForStaff(collection, document))
        .map(({ _id }) => `${collection}/${_id}`),
    ),
  );
  const keys = new Set(found.flat());
  return (collection, id) => keys.has(`${collection}/${id}`);
}

const newestFirst = (one: StaffArticle, other: StaffArticle): number =>
  (other.article.publishedOn ?? '') < (one.article.publishedOn ?? '') ? -1 : 1;

/** The news and procedures for staff that have appeared, the newest first. */
export async function staffArticles(
  council: Documents & Pick<ServerParts, 'clock'>,
  town: Town,
): Promise<readonly StaffArticle[]> {
  const today: CalendarDay = dayAt(council.clock.now(), town.timeZone);
  const written = await documentsForStaff(council, town, 'articulos');
  return written
    .flatMap((raw) => staffArticle(raw, town.timeZone) ?? [])
    .filter(({ article: { publishedOn } }) => publishedOn === null || publishedOn <= today)
    .toSorted(newestFirst);
}

/** The people of the directory, by name. */
export const directoryOf = async (council: Documents, town: Town): Promise<readonly DirectoryAnswer[]> =>
  (await documentsForStaff(council, town, staffDirectory))
    .flatMap(directoryPerson)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));

/** The forms for staff that are open. While the intranet is closed, what was asked for in them is still read and decided. */
export const formsForStaff = async (council: Documents, town: Town) =>
  (await documentsOfStaff(council, town, 'mailboxes'))
    .filter((raw) => raw['disabled'] !== true)
    .flatMap((raw) => staffForm(raw, town.realm));

/** The venues whose places are rooms for staff. */
export async function roomSites(
  council: Documents & Pick<ServerParts, 'documents'>,
  town: Town,
): Promise<readonly VenueSite[]> {
  const written = await documentsForStaff(council, town, venueDocuments);
  const venues = written.flatMap((raw) => {
    const read = readVenueDocument(raw, raw._id);
    return isLeft(read) ? [] : [read.right];
  });
  return Promise.all(venues.map((venue) => venueSite(council, town, venue)));
}
