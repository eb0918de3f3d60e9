import type { RealmId } from '#domain/shared/ids.ts';

/** A document of a collection, as its council wrote it. */
export type CouncilDocument = Readonly<Record<string, unknown>> & { readonly _id: string };

/** Collections of documents, each realm its own. */
export interface DocumentStore {
  /** All documents of a collection in the council's order; empty for an unknown collection. */
  all(realm: RealmId, collection: string): Promise<readonly CouncilDocument[]>;
}
