import { documentKind } from '#adapters/wire/documents/known-documents.ts';
import { readMailbox } from '#adapters/wire/requests/mailbox.ts';
import { readTown } from '#adapters/wire/site/town.ts';
import { readFirstComments } from '#adapters/wire/comments/first-comment.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { CensusRow, TownBundle } from '#application/ports/server/town-keeper.ts';
import type { Comment } from '#domain/comments/comment.ts';
import { portalIds, portals } from '#domain/access/portals.ts';
import type { Town } from '#domain/access/town.ts';
import { faultsOf, fieldsOf, type Mailbox } from '#domain/forms/mailbox.ts';
import { allProposals, isOfOneProcess } from '#domain/processes/proposal-collection.ts';
import { type CalendarDay, dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { isGateway } from '#domain/payments/till.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { checkDeliveries } from './check-deliveries.ts';
import { checkDescriptors } from './check-descriptors.ts';
import { checkDocuments } from './check-documents.ts';
import { checkEmbeddingSites } from './check-embedding-sites.ts';
import { checkProposalCollections } from './check-proposal-collections.ts';
import { type Folder, openFolder } from './folder.ts';
import { readCensus } from './read-census.ts';
import { readBallots, readSurveys, twins } from './read-surveys.ts';
import { resolveDates } from './relative-dates.ts';
import { surveysOfProcesses } from './surveys-of-processes.ts';
import type { TownFault } from './town-fault.ts';

/**
 * Reads a town from a folder (format: docs/guides/operator.md). All faults of all files are reported together. `hasBank`
 * says whether a town may name its bank as the gateway of a form.
 */
export function readTownFolder(
  place: string,
  now: Instant,
  hasBank: (realm: RealmId) => boolean = () => false,
): Either<readonly TownFault[], TownBundle> {
  const folder = openFolder(place);
  const town = townIn(folder);
  const today = dayAt(now, town.timeZone);
  const dated = (text: string) => resolveDates(text, today);
  const collections = collectionsIn(folder, town, today, dated);
  checkProposalCollections(folder, collections);
  checkGateways(folder, town, collections.get('mailboxes') ?? [], hasBank(town.realm));
  const read = readSurveys(folder, town.timeZone, dated);
  const surveys = surveysOfProcesses(folder, collections.get('procesos') ?? [], read, town.timeZone);
  const ballots = readBallots(folder, surveys);
  const census = censusIn(folder);
  const comments = commentsIn(folder, town, dated);
  const files = folder.filesIn('files').map((name) => ({ name, from: folder.path(`files/${name}`) }));
  return folder.faults.length > 0
    ? left(folder.faults)
    : right({ town, collections, surveys, census, ballots, comments, files });
}

/** Replaces a town that cannot be read, so that the faults of the other files are found as well. */
const noTown: Town = {
  realm: realmId('none'),
  name: '',
  timeZone: 'Europe/Madrid',
  defaultLanguage: 'es',
  hosts: [],
  hostPatterns: [],
  checksIdentity: false,
};

function townIn(folder: Folder): Town {
  const raw = folder.json('town.json');
  if (raw === undefined) return noTown;
  const town = readTown(raw);
  if (!isLeft(town)) return town.right;
  folder.fault('town.json', town.left.where, 'town');
  return noTown;
}

function collectionsIn(folder: Folder, town: Town, today: CalendarDay, dated: (text: string) => string) {
  const collections = new Map<string, readonly CouncilDocument[]>();
  for (const name of folder.filesIn('collections')) {
    const file = `collections/${name}`;
    const raw = folder.json(file, dated);
    if (isDocuments(raw)) {
      const documents = withTown(raw, name, town);
      for (const id of twins(documents.map(({ _id }) => _id))) folder.fault(file, id, 'documentTwice');
      const collection = name.replace(/\.json$/u, '');
      if (documentKind(collection, town.collections) === null) folder.fault(file, '', 'unknownCollection');
      const isOwn = town.collections?.includes(collection) ?? false;
      checkDocuments(
        folder,
        isOwn ? { collection, as: 'entidades' } : { collection },
        documents,
        town.timeZone,
      );
      if (name === 'mailboxes.json') checkMailboxes(folder, file, documents, town);
      if (name === 'settings.json') checkEmbeddingSites(folder, file, documents);
      if (name === 'descriptor.json') checkDescriptors(folder, file, documents);
      if (collection === allProposals || isOfOneProcess(collection))
        checkDeliveries(folder, file, documents, today);
      collections.set(collection, documents);
    } else if (raw !== undefined) folder.fault(file, '', 'documents');
  }
  return collections;
}

/** `comments/<proposal>.json`: the comments that a proposal begins with. */
const commentsIn = (folder: Folder, town: Town, dated: (text: string) => string): readonly Comment[] =>
  folder.filesIn('comments').flatMap((name) => {
    const file = `comments/${name}`;
    const raw = folder.json(file, dated);
    if (raw === undefined) return [];
    const read = readFirstComments(raw, town, name.replace(/\.json$/u, ''));
    if (!isLeft(read)) return read.right;
    folder.fault(file, read.left.where, 'comments');
    return [];
  });

/** A mailbox may be without fields, and then is not configured; what it has must fit together. */
function checkMailboxes(folder: Folder, file: string, documents: readonly CouncilDocument[], town: Town) {
  for (const document of documents) {
    const read = readMailbox(document, town.realm);
    if (isLeft(read)) continue;
    for (const fault of faultsOf(read.right))
      if (fault.kind !== 'noFields')
        folder.fault(
          file,
          `${document._id} ${fault.field}`,
          fault.kind,
          'at' in fault ? { at: fault.at } : {},
        );
    checkLists(folder, file, read.right);
    checkContact(folder, file, read.right);
  }
}

/** A field whose list is missing would tell residents that nothing has the name they wrote. */
function checkLists(folder: Folder, file: string, mailbox: Mailbox): void {
  for (const field of fieldsOf(mailbox)) {
    if (!('collection' in field) || folder.has(`collections/${field.collection}.json`)) continue;
    const where = `${mailbox.id} ${field.name}`;
    folder.tell({
      file,
      where,
      kind: 'noSuchList',
      found: JSON.stringify(field.collection),
      particulars: {},
    });
  }
}

/** A field that places the contact block of a form without one: the form would show nothing there, required or not. */
function checkContact(folder: Folder, file: string, mailbox: Mailbox): void {
  const placing = fieldsOf(mailbox).find(({ kind }) => kind === 'contact');
  const isAsked = mailbox.contact.mode !== 'no' && mailbox.contact.fields.length > 0;
  if (placing !== undefined && !isAsked)
    folder.fault(file, `${mailbox.id} ${placing.name}`, 'contactUnasked');
}

/** A form whose payments nobody could receive; it would be found by the first resident who wants to pay. */
function checkGateways(
  folder: Folder,
  town: Town,
  mailboxes: readonly CouncilDocument[],
  hasBank: boolean,
): void {
  for (const document of mailboxes) {
    const read = readMailbox(document, town.realm);
    const gateway = isLeft(read) ? undefined : read.right.payment?.gateway;
    if (gateway === undefined || isGateway(gateway, hasBank)) continue;
    folder.fault('collections/mailboxes.json', `${document._id} payments.gateway`, 'gateway', { gateway });
  }
}

function censusIn(folder: Folder): readonly CensusRow[] | null {
  if (!folder.has('census.csv')) return null;
  const text = folder.text('census.csv');
  if (text === undefined) return null;
  const census = readCensus(text);
  if (!isLeft(census)) return census.right;
  for (const { line, kind } of census.left) folder.fault('census.csv', `:${line}`, kind);
  return null;
}

const isDocuments = (value: unknown): value is readonly CouncilDocument[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item?._id === 'string' || typeof item?.region === 'object');

/** Settings contain what the browser needs to know of the town, so that it needs no other call. */
const withTown = (
  documents: readonly CouncilDocument[],
  file: string,
  town: Town,
): readonly CouncilDocument[] =>
  documents.map((document, index) => {
    const isOfTown = file === 'settings.json' && !isOfContentPortal(document);
    return {
      ...(isOfTown ? { timeZone: town.timeZone, defaultLanguage: town.defaultLanguage } : {}),
      ...document,
      // The browser must know what the server does, whatever else the settings say.
      ...(isOfTown ? { identityCheck: town.checksIdentity } : {}),
      _id: document._id ?? String(index),
    };
  });

/** Settings of a content portal are added to those of participation, and say only what differs. */
const isOfContentPortal = ({ name }: CouncilDocument): boolean =>
  portalIds.some((portal) => portal !== 'participation' && portals[portal].settings === name);
