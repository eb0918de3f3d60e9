import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { documentOf } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { documentOfAnswer } from './editor/open-document.ts';

/** A collection with so many documents has more than anybody could choose from. */
const mostDocuments = 50;

/** The documents of a collection with their drafts, as the office has them. */
export async function officeDocumentsOf(
  { call, realm }: OfficeCouncil,
  collection: string,
): Promise<readonly JsonObject[]> {
  const listed = await call(listOfficeDocumentsCall, { realm, collection, limit: mostDocuments });
  if (isLeft(listed)) return [];
  const read = await Promise.all(
    listed.right.items.map(({ id }) => call(readOfficeDocumentCall, { realm, collection, id })),
  );
  return read.flatMap((one) =>
    isLeft(one) ? [] : [documentOf(documentOfAnswer(one.right, new Map(), { kind: 'unchanged' }).server)],
  );
}
