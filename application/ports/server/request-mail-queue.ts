import type { MailboxId } from '#domain/forms/mailbox.ts';
import type { Reference } from '#domain/forms/request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/**
 * What a mail about what a sender did is: the receipt of its sender, a notice to the council, or one entry of its mail of
 * a day.
 */
export type RequestMailKind = 'receipt' | 'notice' | 'digest';

/** What its sender did with a request. */
export type SenderAct = 'arrival' | 'reply' | 'retraction';

/** A mail about what the sender of a request did. */
export interface SenderActMail {
  readonly kind: RequestMailKind;
  readonly act: SenderAct;
}

/** A mail to the sender about what staff did: their messages, by their place in the thread and their number. */
export interface AnswerMail {
  readonly kind: 'answer';
  readonly place: number;
  readonly count: number;
  /** The request that it is about, if it is another one than the changed: a duplicate of it. */
  readonly of?: Reference;
}

/** A mail that is stored together with what it is about. Its address is read when it is sent. */
export type NewRequestMail = (SenderActMail | AnswerMail) & {
  /** When it is sent, at the earliest; null: it is not sent, and waits no more if it did. */
  readonly due: Instant | null;
};

/** A mail that was claimed for sending. */
export type WaitingRequestMail = (SenderActMail | AnswerMail) & {
  readonly due: Instant;
  readonly realm: RealmId;
  readonly request: Reference;
  readonly mailbox: MailboxId;
  /** How often it was claimed, this time included. */
  readonly tries: number;
};

/**
 * The mails about requests that wait. They are stored in the transaction of what they are about (`RequestStore.create`,
 * `RequestStore.change`). A request has one of each kind and act, or place in the thread: if the same happens again, that mail is due again, also
 * if it was just claimed.
 */
export interface RequestMailQueue {
  /**
   * The mail that is due for longest and, if it is one of a digest, the others of the same mailbox that are due, at most
   * 200: they are one mail. Until `again` no other server gets them, and then they are due again, so that a server that
   * is killed loses none. Empty if none is due.
   */
  claim(now: Instant, again: Instant): Promise<readonly WaitingRequestMail[]>;
  /** Removes mails that were sent, or that are no longer to be sent; not those that have become due again meanwhile. */
  settle(mails: readonly WaitingRequestMail[]): Promise<void>;
}
