import type { CalendarDay, Instant } from '../shared/calendar-day.ts';
import type { RequestStatus } from '../forms/request.ts';
import type { Delivery, DeliveryStatus, Milestone } from '../processes/delivery.ts';
import type { LocalizedText } from '../shared/localized-text.ts';

/** What of the delivery of a funded proposal its followers are notified of. */
export interface FollowedDelivery extends Pick<Delivery, 'status' | 'files'> {
  readonly milestones: readonly Pick<Milestone, 'id' | 'title' | 'reached'>[];
}

/** What happened, with the data that the notice needs; one member per kind. */
export type Event =
  | { readonly kind: 'phaseBegan'; readonly name: LocalizedText; readonly lastDay: CalendarDay }
  | { readonly kind: 'phaseEnded'; readonly name: LocalizedText }
  | { readonly kind: 'voteOpened'; readonly lastDay: CalendarDay | null }
  | { readonly kind: 'voteClosesSoon'; readonly lastDay: CalendarDay }
  | { readonly kind: 'voteClosed' }
  | { readonly kind: 'resultsPublished' }
  | { readonly kind: 'newsAdded'; readonly title: LocalizedText }
  | { readonly kind: 'documentAdded'; readonly title: LocalizedText }
  /** The state of a report. */
  | { readonly kind: 'requestChanged'; readonly status: RequestStatus }
  /** The technicians' word for a proposal; null where the town has none for it. */
  | { readonly kind: 'statusChanged'; readonly status: LocalizedText | null }
  /** How far it has come of being carried out. */
  | { readonly kind: 'deliveryChanged'; readonly status: DeliveryStatus }
  /** A step of carrying it out, in the council's words. */
  | { readonly kind: 'stepReached'; readonly title: LocalizedText }
  /** The same two of a project that a process funded, for who follows the process. */
  | {
      readonly kind: 'projectChanged';
      readonly project: LocalizedText;
      readonly status: DeliveryStatus;
    }
  | { readonly kind: 'projectStep'; readonly project: LocalizedText; readonly title: LocalizedText }
  /** There are vouchers to be had: the first ones, or those of a wave. */
  | { readonly kind: 'vouchersOpened' }
  /** People can be put down for the draw of a campaign. */
  | { readonly kind: 'voucherDrawOpened'; readonly lastDay: CalendarDay };

/**
 * An event of a process, a proposal, a report or a campaign of vouchers of which its followers are notified once. It is derived from what the council
 * published and from the calendar; it is not written by hand.
 */
export interface FollowedEvent {
  /** The same for the same event as long as the content lasts, whatever is corrected in its words. */
  readonly key: string;
  readonly event: Event;
  /** When its notice becomes due; null: as soon as it is found. */
  readonly at: Instant | null;
  /** From when on it is no news any more; null: it always is. */
  readonly until: Instant | null;
}

/** A key for the state that a subject is in, of one kind of states: another of the kind takes its place. */
export const stateKey = (kind: string, state: string): string => `state/${kind}/${state}`;
const stateSlot = (key: string): string | null => /^state\/[^/]*\//u.exec(key)?.[0] ?? null;

/** The notices that a follower gets now, and the keys that count as sent from then on. */
export interface DueNotices {
  readonly fresh: readonly FollowedEvent[];
  readonly told: readonly string[];
}

/**
 * Compares what is due with what was sent. An event that is due but no longer news counts as sent without a notice:
 * after a long outage of the server, followers do not read that a vote closes soon which closed last month. Null if
 * nothing changes.
 *
 * @example with `state/x/2` sent and `state/x/1` due, the latter is sent and the former forgotten: if it comes back, it
 * is news.
 */
export function dueNotices(
  told: readonly string[],
  events: readonly FollowedEvent[],
  now: Instant,
): DueNotices | null {
  const due = events.filter(({ at }) => at === null || at <= now);
  const unknown = due.filter(({ key }) => !told.includes(key));
  if (unknown.length === 0) return null;
  const slots = new Set(due.map(({ key }) => stateSlot(key)));
  const lasting = told.filter((key) => stateSlot(key) === null || !slots.has(stateSlot(key)));
  return {
    fresh: unknown.filter(({ until }) => until === null || now < until),
    told: [...new Set([...lasting, ...due.map(({ key }) => key)])],
  };
}

/** What counts as sent when a person begins to follow: everything so far. */
export const sentSoFar = (events: readonly FollowedEvent[], now: Instant): readonly string[] =>
  dueNotices([], events, now)?.told ?? [];
