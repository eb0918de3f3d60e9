import type * as t from 'io-ts';
import { referenceChecker } from '#application/towns/check/check-references.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { documentFaults } from '#adapters/wire/documents/check-document.ts';
import type { CheckedFault } from '#adapters/wire/documents/document-rules.ts';
import { documentKind } from '#adapters/wire/documents/known-documents.ts';
import { surveyFiles } from '#adapters/wire/documents/known-references.ts';
import type { findingWire } from '#adapters/wire/office-documents/check-document.ts';
import type { Town } from '#domain/access/town.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { fieldAt } from '#domain/documents/field-at.ts';
import type { Fields } from '#domain/documents/fields.ts';
import { bodyOf } from '#domain/documents/office-document.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** Something wrong in a document that would be published. */
export type FindingAnswer = t.TypeOf<typeof findingWire>;

function writeFinding(
  fields: Fields,
  { path, kind, found, options, suggestion, particulars, isDoubt }: CheckedFault,
): FindingAnswer {
  return {
    kind,
    path: [...path],
    field: fieldAt(fields, path),
    isError: isDoubt !== true,
    ...(found !== undefined && { found }),
    ...(options && { options: [...options] }),
    ...(suggestion !== undefined && { suggestion }),
    ...(particulars && { particulars: { ...particulars } }),
  };
}

/** What is wrong with a document of these fields, by itself and in what it names of the town. */
export async function documentFindings(
  council: Pick<ServerParts, 'documents' | 'realms' | 'banks' | 'clock'>,
  town: Town,
  ref: DocumentRef,
  fields: Fields,
): Promise<readonly FindingAnswer[]> {
  const { realm, timeZone: zone, collections: own = [] } = town;
  const kind = documentKind(ref.collection, own);
  if (kind === null) return [];
  const body = bodyOf(ref, fields);
  const today = dayAt(council.clock.now(), zone);
  const checked = { realm, zone, today, hasBank: council.banks.includes(realm) };
  const { references = [] } = kind;
  const named = new Set(references.flatMap(({ of }) => of.map(({ collection }) => collection)));
  const collections = await Promise.all(
    [...named].map(async (name) => [name, await documentsOf(council, town, name)] as const),
  );
  const contents = { realm, collections: new Map(collections), ownCollections: own, files: [] };
  const faults = [...documentFaults(kind, body, checked), ...referenceChecker(contents, references)(body)];
  return faults.map((fault) => writeFinding(fields, fault));
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
