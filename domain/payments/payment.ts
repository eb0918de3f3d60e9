import type { MailboxId } from '../forms/mailbox.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { RealmId } from '../shared/ids.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';

/** `pay` is the specification's word for paid; `used` is a payment that was spent on a request. */
export const paymentStatuses = ['new', 'pay', 'refused', 'used'] as const;
/** One state of a payment. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment for one request of one mailbox. Amount and concept are the mailbox's, never the sender's. */
export interface Payment {
  readonly id: string;
  readonly realm: RealmId;
  readonly mailbox: MailboxId;
  readonly amount: Cents;
  readonly concept: LocalizedText;
  readonly status: PaymentStatus;
  readonly createdAt: Instant;
}
