import type {
  AnswerMail,
  NewRequestMail,
  RequestMailKind,
  SenderAct,
  SenderActMail,
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
function kindOf(mail: SenderActMail | AnswerMail): string {
  if (mail.kind === 'answer') return `answer ${mail.place} ${mail.count}`;
  return mail.act === arrival ? mail.kind : `${mail.kind} ${mail.act}`;
}

const aboutRequest = (mail: NewRequestMail, changed: Reference): Reference =>
  mail.kind === 'answer' ? (mail.of ?? changed) : changed;

/** The columns of a new mail, in the order of the table. */
export const mailValues = (
  { realm, id, mailbox }: Pick<CouncilRequest, 'realm' | 'id' | 'mailbox'>,
  mail: NewRequestMail,
) => [realm, aboutRequest(mail, id), kindOf(mail), mailbox, mail.due];

/** The columns that name a mail. */
export const mailName = ({ realm, id }: Pick<CouncilRequest, 'realm' | 'id'>, mail: NewRequestMail) => [
  realm,
  aboutRequest(mail, id),
  kindOf(mail),
];

/** The columns that name a mail which was claimed, and how often it was claimed then. */
export const claimValues = (mail: WaitingRequestMail) => [mail.realm, mail.request, kindOf(mail), mail.tries];

function aboutOf(words: string): SenderActMail | AnswerMail {
  const [kind, about = arrival, count] = words.split(' ');
  return kind === 'answer'
    ? { kind, place: Number(about), count: Number(count) }
    : { kind: kind as RequestMailKind, act: about as SenderAct };
}

export const requestMailOf = (row: AnyRow): WaitingRequestMail => ({
  realm: realmId(String(row['realm'])),
  request: String(row['id']) as Reference,
  ...aboutOf(String(row['kind'])),
  mailbox: mailboxId(String(row['mailbox'])),
  due: Number(row['due']),
  tries: Number(row['tries']),
});
