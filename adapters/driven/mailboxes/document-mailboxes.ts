import { readMailbox } from '#adapters/wire/requests/mailbox.ts';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { MailboxDocument, MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';

export const mailboxCollection = 'mailboxes';

/** Mailboxes as documents of a collection, as a town's folder has them. */
export function documentMailboxes(documents: DocumentStore): MailboxRegister {
  const all = async (realm: RealmId): Promise<readonly MailboxDocument[]> =>
    (await documents.all(realm, mailboxCollection)).map((document: CouncilDocument) => {
      const read = readMailbox(document, realm);
      return { document, mailbox: isLeft(read) ? null : read.right };
    });
  return {
    all,
    find: async (realm, id) => (await all(realm)).find(({ document }) => document['_id'] === id) ?? null,
  };
}
