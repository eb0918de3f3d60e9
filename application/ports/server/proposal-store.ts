import type { RealmId } from '#domain/shared/ids.ts';
import type { PublicProposal } from '#domain/processes/public-proposal.ts';
import type { CouncilDocument } from './document-store.ts';

/** Proposals that staff published from requests. They are kept apart from a town's own documents, which a load replaces. */
export interface ProposalStore {
  /** As documents of the collection `propuestas`, by id. */
  all(realm: RealmId): Promise<readonly CouncilDocument[]>;
  /** The same id again replaces the proposal. */
  put(realm: RealmId, proposal: PublicProposal): Promise<void>;
  /** Takes it away; one that is not there is no fault. */
  remove(realm: RealmId, id: string): Promise<void>;
}
