import type { MailboxId } from '#domain/forms/mailbox.ts';
import type { Term } from '#domain/processes/proposal.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** What a mailbox's staff call the steps of a validation. */
export interface StatusNames {
  /** The mailbox's management options of `validationStatus`; none where it has no such list (specification 3, section 4). */
  ofMailbox(realm: RealmId, mailbox: MailboxId): Promise<Either<CouncilRefusal, readonly Term[]>>;
}
