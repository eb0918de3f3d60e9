import type { Mailbox, MailboxId } from '#domain/forms/mailbox.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** A mailbox with the document that it was read from; null where the document cannot be read as a mailbox. */
export interface MailboxDocument {
  readonly mailbox: Mailbox | null;
  readonly document: Readonly<Record<string, unknown>>;
}

/** The mailboxes of a town, as its folder describes them. `find` gives null if the town has no mailbox of that id. */
export interface MailboxRegister {
  all(realm: RealmId): Promise<readonly MailboxDocument[]>;
  find(realm: RealmId, id: MailboxId): Promise<MailboxDocument | null>;
}
