import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';

/** The documents of the towns, with the proposals that staff published among them, after the town's own. */
export const withPublished = (
  documents: DocumentStore,
  proposals: Pick<ProposalStore, 'all'>,
): DocumentStore => ({
  all: async (realm, collection) => {
    const own = await documents.all(realm, collection);
    return collection === 'propuestas' ? [...own, ...(await proposals.all(realm))] : own;
  },
});
