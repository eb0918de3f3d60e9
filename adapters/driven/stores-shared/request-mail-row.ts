import type {
  NewRequestMail,
  RequestMailKind,
  WaitingRequestMail,
} from '#application/ports/server/request-mail-queue.ts';
import type { RequestEntry } from '#application/ports/server/request-store.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { Reference } from '#domain/forms/request.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { AnyRow } from './request-row.ts';

/* Rows of mails about new requests, the same in both databases. */

/** How many entries one mail of a day has at most. */
export const mostTogether = 200;

/** The columns of a new mail, in the order of the table. */
export const mailValues = ({ request }: RequestEntry, { kind, due }: NewRequestMail) => [
  request.realm,
  request.id,
  kind,
  request.mailbox,
  due,
];

export const requestMailOf = (row: AnyRow): WaitingRequestMail => ({
  realm: realmId(String(row['realm'])),
  request: String(row['id']) as Reference,
  kind: String(row['kind']) as RequestMailKind,
  mailbox: mailboxId(String(row['mailbox'])),
  due: Number(row['due']),
  tries: Number(row['tries']),
});
