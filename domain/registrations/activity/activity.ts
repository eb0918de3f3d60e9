import type { familyRules, PlaceFlow, SegmentPlaces } from '../draw/draw-list.ts';
import type { CancelTerm } from '../../reservations/cancel-terms.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { Cents } from '../../shared/money.ts';
import type { FeeShare } from '../money/fee-parts.ts';

/** How places are given: to who comes first, by a draw, or by points and a draw among those who have the same. */
export const placeModes = ['firstCome', 'draw', 'points'] as const;
/** One of these ways. */
export type PlaceMode = (typeof placeModes)[number];

/** How it is known that somebody is of a segment: everybody is, the census says it, or a proof that staff have checked. */
export const segmentChecks = ['everybody', 'census', 'proof'] as const;
/** One way of knowing it. */
export type SegmentCheck = (typeof segmentChecks)[number];

/** Whether staff ask more of a waiting list than its order: `strict` waits for its head, `fits` passes over who does not fit. */
export const lineRules = ['strict', 'fits'] as const;
/** One of these rules. */
export type LineRule = (typeof lineRules)[number];

/** Who places are kept for: residents, people with a disability, everybody. */
export interface Segment {
  readonly id: string;
  readonly title: LocalizedText;
  readonly check: SegmentCheck;
}

/** A group of an activity: its hours, its place, for whom it is, how many. */
export interface ActivityGroup {
  readonly id: string;
  readonly title: LocalizedText;
  readonly schedule: LocalizedText;
  readonly where: LocalizedText;
  /** Ages on the first day, both ends included; null: any. */
  readonly minimumAge: number | null;
  readonly maximumAge: number | null;
  readonly places: readonly SegmentPlaces[];
  /** The days on which it meets, for the list of who attends. */
  readonly sessions: readonly string[];
}

/** What an application may prove. */
export interface ProofKind {
  readonly id: string;
  readonly title: LocalizedText;
  /** Without it staff do not admit the application. */
  readonly isRequired: boolean;
}

/** What counts points: each time of it, up to a number of times. */
export interface PointRule {
  readonly id: string;
  readonly title: LocalizedText;
  readonly points: number;
  readonly most: number;
}

/** A way to pay for a place. */
export interface FeePlan {
  readonly id: string;
  readonly title: LocalizedText;
  readonly price: Cents;
  /** In which parts, in the order of their days; empty: all of it at once. */
  readonly parts: readonly FeeShare[];
}

/** Who pays less, by how many per cent. Staff check it. */
export interface FeeExemption {
  readonly id: string;
  readonly title: LocalizedText;
  readonly percent: number;
}

/** The moments of an activity. Each is the end of what is before it. */
export interface ActivityTimes {
  readonly opens: Instant;
  readonly closes: Instant;
  /** From when on unused places of a segment are for others, where the first to come have the places. */
  readonly flowsAt: Instant;
  /** Until when appeals against the provisional list come. */
  readonly appealsUntil: Instant;
  /** When its first day begins: refunds and ages are counted from it. */
  readonly starts: Instant;
  readonly ends: Instant;
}

/** A course, a summer school: groups with places that residents apply for. */
export interface Activity {
  readonly id: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  readonly times: ActivityTimes;
  readonly mode: PlaceMode;
  /** Only people whom the census knows, or whose guardian it knows. */
  readonly isForCensus: boolean;
  readonly segments: readonly Segment[];
  readonly groups: readonly ActivityGroup[];
  /** Unused places of one segment are for those of another one; of several rules, the first one comes first. */
  readonly flow: readonly PlaceFlow[];
  readonly proofs: readonly ProofKind[];
  readonly points: readonly PointRule[];
  readonly plans: readonly FeePlan[];
  readonly exemptions: readonly FeeExemption[];
  /** Days after that of a part for which it is awaited; then staff decide. */
  readonly graceDays: number;
  /** How many groups somebody may name, in the order of their wishes. */
  readonly wishes: number;
  /** How many hours an offer is good for, those of the night included. */
  readonly offerHours: number;
  readonly lineRule: LineRule;
  /** Whether linked applications of a family get places only together. */
  readonly families: (typeof familyRules)[number];
  readonly terms: readonly CancelTerm[];
}

/** The good of an activity, in the kernel of scarce goods: all its places are decided in one line. */
export const goodOfActivity = (id: string): string => `activity/${id}`;

/** The id of the activity of a good; null if it is a good of another service. */
export const activityOfGood = (good: string): string | null =>
  good.startsWith('activity/') ? good.slice('activity/'.length) : null;
