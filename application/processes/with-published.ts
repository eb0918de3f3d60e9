import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';

/**
 * The documents of the towns, with the proposals that staff published among them, after the town's own. A proposal of
 * which the town has a document of its own is shown once, by that document.
 */
export const withPublished = (
  documents: DocumentStore,
  proposals: Pick<ProposalStore, 'all'>,
): DocumentStore => ({
  all: async (realm, collection) => {
    const own = await documents.all(realm, collection);
    if (collection !== 'propuestas') return own;
    const ids = new Set(own.map(({ _id }) => _id));
    return [...own, ...(await proposals.all(realm)).filter(({ _id }) => !ids.has(_id))];
  },
});
