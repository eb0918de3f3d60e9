import type { JsonObject } from '../documents/json.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { Language } from '../shared/localized-text.ts';

/** What people are mailed about their appointments, reservations, tickets and registrations, shops about their listings, and people of staff about the intranet. */
export const noticedEvents = {
  appointment: ['confirmed', 'moved', 'cancelled', 'closed', 'reminder'],
  waiting: ['joined', 'offer', 'ended'],
  reservation: [
    'booked',
    'moved',
    'returned',
    'requested',
    'approved',
    'refused',
    'displaced',
    'refunded',
    'reminder',
  ],
  tickets: ['bought', 'offered', 'returned', 'refunded', 'soldOut', 'calledOff', 'moved'],
  registration: [
    'sent',
    'waiting',
    'offered',
    'accepted',
    'enrolled',
    'admitted',
    'excluded',
    'lapsed',
    'left',
    'expelled',
    'refunded',
    'calledOff',
    'partSoon',
    'partDue',
    'partOverdue',
    'partPaid',
    'partForgiven',
  ],
  /** What people are told who are in the draw of a campaign of vouchers. */
  vouchers: ['entered', 'offered', 'waiting', 'lapsed'],
  /** What shops are asked about their listings. */
  listing: ['asked'],
  /** What waits for people of staff on the intranet. */
  intranet: ['unread', 'undecided'],
} as const;

/** What a notice is about, and what it says of it. */
export type NoticeAbout = {
  readonly [Kind in keyof typeof noticedEvents]: {
    readonly kind: Kind;
    readonly word: (typeof noticedEvents)[Kind][number];
    /** The key that opens it. */
    readonly key: string;
  };
}[keyof typeof noticedEvents];

/** A mail that waits to be sent. It is written when it is sent, by what holds then. */
export interface MailNotice {
  /** One for each thing that happened: the same request sent again makes no second one. */
  readonly id: string;
  readonly about: NoticeAbout;
  readonly to: string;
  readonly language: Language;
  /** The state of what it is about: a number that another move changes. A reminder of another state is not sent. */
  readonly state: number;
  /** Words of the council for the person, and what went back to them in cents; empty and 0 if there are none. */
  readonly reason: string;
  readonly amount: number;
  /** When that begins or, of an offer, the offered time and its end; null if it is not needed. */
  readonly start: Instant | null;
  readonly office: string;
  readonly until: Instant | null;
  readonly tries: number;
}

/** The kind of the record of a notice. Its moment is when it is due. */
export const noticeKind = 'notice';
/** The owner of notices that are not sent yet. */
export const dueOwner = 'due';
/** The owner of those that were tried for a day in vain. */
export const lostOwner = 'lost';

/** The record of a notice that is due at a moment, to be stored as this version. */
export const dueNotice = (notice: MailNotice, at: Instant, version: number): GoodsRecord => ({
  kind: noticeKind,
  id: notice.id,
  owner: dueOwner,
  at,
  version,
  body: notice as unknown as JsonObject,
});

/** The record of a notice that is sent, not needed any longer, or `lost`: it has no address. */
export const settledNotice = (
  id: string,
  at: Instant,
  version: number,
  owner: '' | typeof lostOwner = '',
): GoodsRecord => ({
  kind: noticeKind,
  id,
  owner,
  at,
  version,
  body: {},
});

/** The notice that a record has; null if it is settled. */
export const noticeIn = ({ body, owner }: Pick<GoodsRecord, 'body' | 'owner'>): MailNotice | null =>
  owner === dueOwner ? (body as unknown as MailNotice) : null;

/** How long before something begins its holder is reminded, if they want to be. */
export const remindedBefore = 24 * 3_600_000;

/** When a reminder is due that is asked for now; null if that moment has passed. */
export const reminderDue = (start: Instant, now: Instant): Instant | null =>
  start - remindedBefore > now ? start - remindedBefore : null;
