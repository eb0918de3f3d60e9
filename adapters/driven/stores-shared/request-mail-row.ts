import type {
  NewRequestMail,
  RequestMailKind,
  SenderAct,
  WaitingRequestMail,
} from '#application/ports/server/request-mail-queue.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { AnyRow } from './request-row.ts';

/* Rows of mails about requests, the same in both databases. */

/** How many entries one mail of a day has at most. */
export const mostTogether = 200;

const arrival = 'arrival';
/** What a mail is about is stored behind its kind, unless it is about an arrival, as in earlier versions. */
const kindOf = ({ kind, act }: NewRequestMail) => (act === arrival ? kind : `${kind} ${act}`);

/** The columns of a new mail, in the order of the table. */
export const mailValues = (
  { realm, id, mailbox }: Pick<CouncilRequest, 'realm' | 'id' | 'mailbox'>,
  mail: NewRequestMail,
) => [realm, id, kindOf(mail), mailbox, mail.due];

/** The columns that name a mail which was claimed, and how often it was claimed then. */
export const claimValues = (mail: WaitingRequestMail) => [mail.realm, mail.request, kindOf(mail), mail.tries];

export function requestMailOf(row: AnyRow): WaitingRequestMail {
  const [kind, act = arrival] = String(row['kind']).split(' ');
  return {
    realm: realmId(String(row['realm'])),
    request: String(row['id']) as Reference,
    kind: kind as RequestMailKind,
    act: act as SenderAct,
    mailbox: mailboxId(String(row['mailbox'])),
    due: Number(row['due']),
    tries: Number(row['tries']),
  };
}
