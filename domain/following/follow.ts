import type { Instant } from '../shared/calendar-day.ts';
import type { RealmId } from '../shared/ids.ts';
import type { Language } from '../shared/localized-text.ts';

export const followedKinds = ['process', 'proposal', 'request'] as const;

/** What can be followed, by the id of its document; a request by its public number. */
export interface Subject {
  readonly kind: (typeof followedKinds)[number];
  readonly id: string;
}

/** How a follower is told: by mail, or by a message to one browser on one device (Push API). */
export type Channel =
  | { readonly kind: 'mail'; readonly email: string }
  | { readonly kind: 'push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** Somebody follows something. Who they are is their channel, and nothing else is known of them. */
export interface Follow {
  readonly realm: RealmId;
  readonly id: string;
  /** Stands for the channel: the same for all that one mailbox or browser follows. */
  readonly follower: string;
  readonly subject: Subject;
  readonly channel: Channel;
  readonly language: Language;
  readonly askedAt: Instant;
  /** Null until whoever reads the mailbox said yes. */
  readonly confirmedAt: Instant | null;
  /** The keys of the milestones that were told, or were there before. */
  readonly told: readonly string[];
  /** When it was confirmed, or told of something for the last time. */
  readonly touchedAt: Instant;
  /** Since when messages do not arrive, and when the next is tried; null while they do. */
  readonly failing: { readonly since: Instant; readonly again: Instant } | null;
}

export const subjectKey = ({ kind, id }: Subject): string => `${kind}/${id}`;

/** Somebody who asked has a week to say yes by the link of the mail. */
export const confirmDays = 7;
/** After so many days without anything to tell, a follow is over. */
export const silentDays = 730;
