import type { RealmId } from '#domain/shared/ids.ts';
import type { CouncilDocument } from './document-store.ts';

/** Proposals that staff published from requests. They are kept apart from a town's own documents, which a load replaces. */
export interface ProposalStore {
  /** By id. */
  all(realm: RealmId): Promise<readonly CouncilDocument[]>;
  /** The same id again replaces the document. */
  put(realm: RealmId, document: CouncilDocument): Promise<void>;
  /** Takes it away; one that is not there is no fault. */
  remove(realm: RealmId, id: string): Promise<void>;
}
