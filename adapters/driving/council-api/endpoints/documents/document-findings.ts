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
import { bodyOf } from '#domain/documents/office-document.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** Something to say of a document that would be published. */
export type FindingAnswer = t.TypeOf<typeof findingWire>;

type CheckParts = Pick<
  ServerParts,
  'documents' | 'realms' | 'banks' | 'clock' | 'townFiles' | 'loadedFiles' | 'fileRegister'
>;

/** What is wrong or doubtful in a document of these fields, by itself and beside what the town has published. */
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
  const names = [...new Set([...knownCollections, ...own])];
  const collections = await Promise.all(
    names.map(async (name) => [name, await documentsOf(council, town, name)] as const),
  );
  const toPublish = { collection: ref.collection, document: { ...bodyOf(ref, fields), _id: ref.id } };
  const files = await Promise.all([
    council.townFiles.names(realm),
    council.loadedFiles.names(realm),
    uploadedIn(council, realm, toPublish.document),
  ]);
  const contents = { realm, collections: new Map(collections), ownCollections: own, files: files.flat() };
  return checkDocument(kinds)(contents, toPublish).map(({ path, kind, severity, particulars }) => ({
    kind,
    path: [...path],
    field: fieldAt(fields, path),
    isError: severity === 'error',
    particulars: { ...particulars },
  }));
}

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

/** The documents of a collection, or the surveys of the town as documents. */
async function documentsOf(
  { documents, realms }: Pick<ServerParts, 'documents' | 'realms'>,
  town: Town,
  collection: string,
): Promise<readonly CouncilDocument[]> {
  if (collection !== surveyFiles) return documents.all(town.realm, collection);
  return (await realms.surveys(town)).map(({ document, survey }) => ({ ...document, _id: survey.id }));
}
