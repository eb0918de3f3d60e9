import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { KeptTown } from '#application/ports/server/town-keeper.ts';
import type { Town } from '#domain/access/town.ts';
import type { AnyRow } from './request-row.ts';
import { surveyCollection } from './served-survey.ts';

/** A town of the rows of its documents: `collection` and `body`, those of a collection one after the other in their order. */
export function keptTown(town: Town, rows: readonly AnyRow[]): KeptTown {
  const collections = new Map<string, CouncilDocument[]>();
  for (const { collection, body } of rows) {
    const name = String(collection);
    const documents = collections.get(name) ?? [];
    documents.push(JSON.parse(String(body)) as CouncilDocument);
    collections.set(name, documents);
  }
  const surveys = collections.get(surveyCollection) ?? [];
  collections.delete(surveyCollection);
  return { town, collections, surveys };
}
