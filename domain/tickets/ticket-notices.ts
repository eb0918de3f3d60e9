import { dueNotice, type NoticeAbout } from '../notices/notice.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { TicketOrder } from './ticket-order.ts';

/** What the holder of an order is mailed. */
export type TicketWord = Extract<NoticeAbout, { readonly kind: 'tickets' }>['word'];

/** What a mail about tickets says beside the order: what goes back, until when it must be paid, why. */
export interface NoticedTickets {
  readonly amount?: number;
  readonly until?: Instant;
  readonly reason?: string;
}

/**
 * The record of the mail that is due because something happened to an order; none if its holder left no mail, or nothing is
 * said. `version`: that of the order then, by which each is one of its own.
 */
export function ticketNotices(
  { id, contact, session, start }: TicketOrder,
  word: TicketWord | null,
  { now, version }: { readonly now: Instant; readonly version: number },
  { amount = 0, until, reason = '' }: NoticedTickets = {},
): readonly GoodsRecord[] {
  if (contact === null || word === null) return [];
  const notice = {
    id: `${word}/${id}/${version}`,
    about: { kind: 'tickets', word, key: id },
    to: contact.email,
    language: contact.language,
    state: version,
    reason,
    amount,
    start,
    office: session,
    until: until ?? null,
    tries: 0,
  } as const;
  return [dueNotice(notice, now, 1)];
}
