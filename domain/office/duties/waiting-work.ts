import type { Comment } from '../../comments/comment.ts';
import type { CalendarDay, Instant } from '../../shared/calendar-day.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { Schedule } from '../../documents/office-document.ts';
import type { SignedAct } from '../../voting/opening/vote-record.ts';
import type { StaffSubject } from '../decide.ts';
import type { RoleGrant } from '../grant.ts';
import type { ChangeKind } from './duty.ts';
import type { WaitingIntranet } from './intranet-duty.ts';

/** A request that is not done with. */
export interface WaitingRequest {
  readonly number: string;
  readonly in: StaffSubject['in'];
  readonly where: LocalizedText | string | null;
  readonly assignedTo: string | null;
  readonly hasReply: boolean;
  readonly came: Instant;
  /** Its last day and the working days left (below zero: it is over); null if its mailbox says none. */
  readonly term: { readonly due: CalendarDay; readonly left: number } | null;
  /** Whether it is a proposal that staff have not decided about. */
  readonly isProposal: boolean;
}

/** A comment that waits, was reported, or looks as if it had personal data. */
export interface WaitingComment
  extends Pick<Comment, 'id' | 'text' | 'state' | 'reports' | 'reportedFor' | 'createdAt'> {
  readonly where: LocalizedText | string | null;
}

/** Something that will change by itself, or has. */
export interface PlannedChange {
  readonly what: ChangeKind;
  /** The process or the survey that changes, by its id, or the document, as `articulos/obras`. */
  readonly subject: string;
  readonly title: LocalizedText | string;
  /** The name of a phase; null if it has none. */
  readonly phase: LocalizedText | string | null;
  /** The first moment at which it is so; what ends, ends then. */
  readonly at: Instant;
  readonly day: CalendarDay;
  readonly in: StaffSubject['in'];
}

/** The work of a funded proposal that is not finished. */
export interface WaitingWork {
  readonly id: string;
  readonly title: LocalizedText | string;
  readonly where: LocalizedText | string | null;
  readonly in: StaffSubject['in'];
  /** Who answers for it; null if nobody does who works here. */
  readonly owner: string | null;
  /** Days without news; null if there never was any. */
  readonly silent: number | null;
}

/** A draft that was handed over, or is scheduled. */
export interface WaitingDocument {
  /** Its collection and its id, as `articulos/obras`. */
  readonly subject: string;
  readonly title: LocalizedText | string;
  readonly in: StaffSubject['in'];
  /** Since when, and by whom. */
  readonly since: Instant | null;
  readonly by: string | null;
  readonly isInReview: boolean;
  readonly schedule: Schedule | null;
}

/** A role that one person has given and that needs a second signature. */
export interface WaitingGrant {
  readonly person: string;
  readonly name: string;
  readonly grant: RoleGrant;
}

/** What two people sign of a vote, amendments of its census and its closing record among it. */
export type WaitingAct = SignedAct | 'amend' | 'close';

/** Something of a vote that one person has signed and that needs a second signature; or a closing record that nobody has. */
export interface WaitingVote {
  readonly vote: string;
  readonly title: LocalizedText | string;
  readonly what: WaitingAct;
  /** The id of the person who signed; null for the record of a closed vote that nobody has signed. */
  readonly by: string | null;
  readonly in: StaffSubject['in'];
  /** The other votes of an amendment of the census, which its second person may change too. */
  readonly alsoIn?: readonly StaffSubject['in'][];
}

/** A request for a hall that nobody has decided. */
export interface WaitingHall {
  /** Its venue and its name for staff, as `salon/h8o340.7e0c41`. */
  readonly subject: string;
  /** The place that is asked for. */
  readonly title: LocalizedText | string;
  /** What it is for. */
  readonly purpose: string;
  readonly came: Instant;
  /** The day of the use. */
  readonly day: CalendarDay;
}

/** What of an activity waits for staff: its applications, or a second signature. */
export interface WaitingRegistrations {
  /** The id of the activity. */
  readonly subject: string;
  readonly title: LocalizedText | string;
  /** How many nobody has decided. */
  readonly undecided: number;
  /** How many appeals have no answer. */
  readonly appeals: number;
  /** Of how many places a part of the fee was awaited in vain. */
  readonly unpaid: number;
  /** Why, and by whom, it was signed to be called off, if a second person has not; null: nobody has. */
  readonly callOff: { readonly reason: string; readonly by: string } | null;
}

/** A draw whose list is to be sealed, or which is to be signed by a first person or confirmed by a second one. */
export interface WaitingDraw {
  /** The id of its activity. */
  readonly activity: string;
  readonly title: LocalizedText | string;
  readonly what: 'seal' | 'sign' | 'confirm';
  /** The id of the person who signed first; null if nobody has. */
  readonly by: string | null;
}

/** A session of an event that one person has signed to be called off. */
export interface WaitingCallOff {
  /** The id of its event. */
  readonly event: string;
  readonly title: LocalizedText | string;
  readonly reason: string;
  /** The name of the person who signed. */
  readonly by: string;
  /** The day of the session. */
  readonly day: CalendarDay;
}

/** People of an office, an activity or an event whom no mail reaches: they are called by telephone. */
export interface WaitingCalls {
  /** The id of the office, the activity or the event. */
  readonly subject: string;
  readonly title: LocalizedText | string;
  /** How many nobody has called. */
  readonly count: number;
}

/** Money of tickets of an event that should have gone back, and has not. */
export interface WaitingTicketRefunds {
  readonly event: string;
  readonly title: LocalizedText | string;
  readonly count: number;
  /** The payments that it goes back of: they wait here, and not once more among payments. */
  readonly payments: readonly string[];
}

/** A payment whose money should go back, and the bank has not sent it. */
export interface WaitingPaymentRefund {
  readonly payment: string;
  /** What it was paid for. */
  readonly title: LocalizedText | string;
}

/** A photo of a shop that nobody sees until staff accept it. */
export interface WaitingShopPhoto {
  readonly shop: string;
  /** The name of the shop. */
  readonly title: string;
  readonly came: Instant;
}

/** All that waits in a town, for whomever. */
export interface TownWork {
  readonly requests: readonly WaitingRequest[];
  readonly comments: readonly WaitingComment[];
  readonly documents: readonly WaitingDocument[];
  readonly changes: readonly PlannedChange[];
  readonly works: readonly WaitingWork[];
  /** How many days without news make a work of the town silent. */
  readonly silentAfter: number;
  readonly grants: readonly WaitingGrant[];
  readonly votes: readonly WaitingVote[];
  readonly halls: readonly WaitingHall[];
  readonly registrations: readonly WaitingRegistrations[];
  readonly draws: readonly WaitingDraw[];
  readonly callOffs: readonly WaitingCallOff[];
  readonly visitCalls: readonly WaitingCalls[];
  readonly applicantCalls: readonly WaitingCalls[];
  readonly buyerCalls: readonly WaitingCalls[];
  readonly ticketRefunds: readonly WaitingTicketRefunds[];
  readonly paymentRefunds: readonly WaitingPaymentRefund[];
  readonly shopPhotos: readonly WaitingShopPhoto[];
  readonly intranet: readonly WaitingIntranet[];
}
