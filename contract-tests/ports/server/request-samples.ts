import { type MailboxId, mailboxId } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';

/** The town whose requests are checked, and one that must not be touched. */
export const [town, other] = [realmId('vilanova'), realmId('benialt')];
/** The mailbox of the sample requests. */
export const mailbox = mailboxId('incidencias');
/** A mailbox whose requests everybody sees at once. */
export const atOnce = (id: MailboxId = mailbox) => ({ id, publish: 'atOnce' }) as const;
