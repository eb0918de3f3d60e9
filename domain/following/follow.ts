import type { Instant } from '../shared/calendar-day.ts';
import type { RealmId } from '../shared/ids.ts';
import type { Language } from '../shared/localized-text.ts';

/** The kinds of what a person can follow. */
export const followedKinds = ['process', 'proposal', 'request', 'campaign'] as const;

/** What can be followed, by the id of its document or campaign of vouchers; a request by its public number. */
export interface Subject {
  readonly kind: (typeof followedKinds)[number];
  readonly id: string;
}

/** How a follower is notified: by mail, or by a message to one browser on one device (Push API). */
export type Channel =
  | { readonly kind: 'mail'; readonly email: string }
  | { readonly kind: 'push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** One follower of one subject. Only the channel identifies the follower; nothing else is known about them. */
export interface Follow {
  readonly realm: RealmId;
  readonly id: string;
  /** A hash of the channel: the same for all that one mailbox or browser follows. */
  readonly follower: string;
  readonly subject: Subject;
  readonly channel: Channel;
  readonly language: Language;
  readonly askedAt: Instant;
  /** Null until the reader of the mailbox has confirmed. */
  readonly confirmedAt: Instant | null;
  /** The keys of the events that were sent, or existed before. */
  readonly told: readonly string[];
  /** When it was confirmed, or when its last notice was sent. */
  readonly touchedAt: Instant;
  /** Since when messages do not arrive, and when the next is tried; null while they do. */
  readonly failing: { readonly since: Instant; readonly again: Instant } | null;
}

/** A subject as one text, such as `process/12`. */
export const subjectKey = ({ kind, id }: Subject): string => `${kind}/${id}`;

/** A person has a week to confirm by the link of the mail. */
export const confirmDays = 7;
/** After this many days without news a follow ends. */
export const silentDays = 730;
