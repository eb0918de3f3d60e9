import type * as t from 'io-ts';
import { checkDocument } from '#application/towns/check/check-document.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { documentKind, knownCollections } from '#adapters/wire/documents/known-documents.ts';
import { surveyFiles } from '#adapters/wire/documents/known-references.ts';
import { townKinds } from '#adapters/wire/documents/town-kinds.ts';
import type { findingWire } from '#adapters/wire/office-documents/check-document.ts';
import type { Town } from '#domain/access/town.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { fieldAt } from '#domain/documents/field-at.ts';
import type { Fields } from '#domain/documents/fields.ts';
import { filesNamedIn } from '#domain/files/files-named.ts';
import { bodyOf, draftedFields } from '#domain/documents/office-document.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { refusedFees } from '../registrations/fixed-fees.ts';

/** Something to say of a document that would be published. */
export type FindingAnswer = t.TypeOf<typeof findingWire>;

type CheckParts = Pick<
  ServerParts,
  | 'documents'
  | 'goodsRecords'
  | 'documentDesk'
  | 'realms'
  | 'banks'
  | 'clock'
  | 'townFiles'
  | 'loadedFiles'
  | 'fileRegister'
>;

/**
 * What is wrong or doubtful in a document of these fields, by itself and beside what the town has published. Surveys are
 * read beside the drafts of others too: those of a chain are published together.
 */
export async function documentFindings(
  council: CheckParts,
  town: Town,
  ref: DocumentRef,
  fields: Fields,
): Promise<readonly FindingAnswer[]> {
  const { realm, timeZone: zone, collections: own = [] } = town;
  if (documentKind(ref.collection, own) === null) return [];
  const today = dayAt(council.clock.now(), zone);
  const kinds = townKinds({ realm, zone, today, hasBank: council.banks.includes(realm) });
  const toPublish = { collection: ref.collection, document: { ...bodyOf(ref, fields), _id: ref.id } };
  const lists = listsNamedIn(toPublish.document);
  const names = [...new Set([...knownCollections, ...own, ...lists])];
  const read = await Promise.all(
    names.map(async (name) => [name, await documentsOf(council, town, name, ref)] as const),
  );
  // A list is there if it has entries: nothing else says which lists a town has.
  const collections = read.filter(([name, documents]) => !lists.includes(name) || documents.length > 0);
  const files = await Promise.all([
    council.townFiles.names(realm),
    council.loadedFiles.names(realm),
    uploadedIn(council, realm, toPublish.document),
  ]);
  const contents = { realm, collections: new Map(collections), ownCollections: own, files: files.flat() };
  const fixed = await refusedFees(council, town, ref, toPublish.document);
  const ofFees = fixed.map((path) => ({
    kind: 'feesFixed',
    path: [...path],
    field: fieldAt(fields, path),
    isError: true,
    particulars: {},
  }));
  const found = checkDocument(kinds)(contents, toPublish).map(({ path, kind, severity, particulars }) => ({
    kind,
    path: [...path],
    field: fieldAt(fields, path),
    isError: severity === 'error',
    particulars: { ...particulars },
  }));
  return [...ofFees, ...found];
}

/** The lists, tables and proposals of one process that a document may name: collections that a town has or has not. */
const listsNamedIn = (document: CouncilDocument): readonly string[] =>
  [...JSON.stringify(document).matchAll(/"((?:lista|tabla|propuestas)-[\w-]+)"/giu)].map(
    ([, name = '']) => name,
  );

/** The files that a document names and staff have uploaded: they become public with it. */
async function uploadedIn(
  { fileRegister }: Pick<ServerParts, 'fileRegister'>,
  realm: Town['realm'],
  document: CouncilDocument,
): Promise<readonly string[]> {
  const named = filesNamedIn(document, realm);
  const found = await Promise.all(named.map((name) => fileRegister.find(realm, name)));
  return found.flatMap((file) => file?.name ?? []);
}

/** The documents of a collection, or the surveys of the town as documents; for a survey, with the drafts of the others. */
async function documentsOf(
  council: Pick<CheckParts, 'documents' | 'documentDesk' | 'realms'>,
  town: Town,
  collection: string,
  checked: DocumentRef,
): Promise<readonly CouncilDocument[]> {
  if (collection !== surveyFiles) return council.documents.all(town.realm, collection);
  const surveys = await council.realms.surveys(town);
  const published = surveys.map(({ document, survey }) => ({ ...document, _id: survey.id }));
  if (checked.collection !== surveyFiles) return published;
  const entries = await council.documentDesk.entries(town.realm);
  const drafted = entries.filter(({ ref, hasDraft }) => ref.collection === surveyFiles && hasDraft);
  const found = await Promise.all(drafted.map(({ ref }) => council.documentDesk.find(town.realm, ref)));
  const drafts = found.flatMap((one) => (one === null ? [] : [bodyOf(one.ref, draftedFields(one))]));
  const names = new Set(drafts.map(({ _id }) => _id));
  return [...published.filter(({ _id }) => !names.has(_id)), ...drafts];
}
