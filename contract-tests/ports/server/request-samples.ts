import type { RequestFilter } from '#application/ports/server/request-store.ts';
import { type MailboxId, mailboxId } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';

/** The town whose requests are checked, and one that must not be touched. */
export const [town, other] = [realmId('vilanova'), realmId('benialt')];
/** The mailbox of the sample requests. */
export const mailbox = mailboxId('incidencias');
/** A filter that leaves out no request. */
export const all: RequestFilter = {
  mailboxes: null,
  status: null,
  approval: null,
  hasReply: false,
  limit: 20,
  offset: 0,
};
/** A mailbox whose requests everybody sees at once. */
export const atOnce = (id: MailboxId = mailbox) => ({ id, publish: 'atOnce' }) as const;
