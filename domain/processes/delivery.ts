import type { CalendarDay } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';
import type { AttachedFile, AttachedLink } from './process.ts';

/** How far a funded proposal has come, in the order in which works go; `stopped` may come after any of them. */
export const deliveryStatuses = ['study', 'design', 'tender', 'works', 'finished', 'stopped'] as const;
/** One of these states. */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Something that a project reaches on a day: the contract is signed, the park opens. */
export interface Milestone {
  /** Its own within the project. */
  readonly id: string;
  readonly title: LocalizedText;
  readonly planned: CalendarDay | null;
  readonly reached: CalendarDay | null;
}

/** What the council told of a project on a day: from the street, from a desk, or both in one sentence. */
export interface DeliveryNews {
  /** Its own within the project: the same news that is sent twice is told once. */
  readonly id: string;
  readonly day: CalendarDay;
  readonly text: LocalizedText | null;
  readonly images: readonly string[];
  /** The milestones that were reached with it, by their ids. */
  readonly milestones: readonly string[];
  /** Paid until that day. Null: it says nothing of it. */
  readonly spent: Cents | null;
}

/** What the council publishes about a proposal after the vote that funded it. */
export interface Delivery {
  readonly status: DeliveryStatus;
  /** Why it is stopped, where it is. */
  readonly reason: LocalizedText | null;
  /** What is going on now, in a sentence or two. */
  readonly note: LocalizedText | null;
  /** The part of the council that is responsible for it. */
  readonly department: LocalizedText | null;
  /** Who of the staff answers for it, as requests name who has them: a key, never a name. Null: nobody does yet. */
  readonly owner: string | null;
  /** Where it is no longer the amount that was voted. */
  readonly budget: Cents | null;
  /** Paid so far. Null: not given. */
  readonly spent: Cents | null;
  /** Committed by contracts so far, including what is paid. Null: not given. */
  readonly committed: Cents | null;
  /** The day to which all this applies. */
  readonly updated: CalendarDay | null;
  /** In the council's order. */
  readonly milestones: readonly Milestone[];
  /** The latest last. */
  readonly news: readonly DeliveryNews[];
  readonly images: readonly string[];
  readonly files: readonly AttachedFile[];
  readonly links: readonly AttachedLink[];
}
