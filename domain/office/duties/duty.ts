import type { HideReason } from '../../comments/comment.ts';
import type { PersonalKind } from '../../comments/personal-data.ts';
import type { CalendarDay, Instant } from '../../shared/calendar-day.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';

/** What waits for people of staff, in the order in which it is shown. */
export const dutyKinds = [
  'request',
  'comment',
  'proposal',
  'hall',
  'registration',
  'draw',
  'callOff',
  'visitCall',
  'applicantCall',
  'buyerCall',
  'ticketRefund',
  'paymentRefund',
  'shopPhoto',
  'intranet',
  'document',
  'grant',
  'vote',
  'change',
  'work',
] as const;
/** One kind of it. */
export type DutyKind = (typeof dutyKinds)[number];

/** What changes by itself on a day: a phase of a process, a vote, or a document that is scheduled. */
export const changeKinds = [
  'phaseStarts',
  'phaseEnds',
  'voteOpens',
  'voteCloses',
  'results',
  'documentAppears',
  'documentGoes',
] as const;
/** One of these. */
export type ChangeKind = (typeof changeKinds)[number];

/** Why something waits for a person. Days of terms are working days; all others are days of the calendar. */
export type DutyReason =
  | { readonly kind: 'overdue'; readonly days: number }
  /** 0 on the last day of the term. */
  | { readonly kind: 'daysLeft'; readonly days: number }
  /** The sender replied after the council last acted. */
  | { readonly kind: 'replied' }
  | { readonly kind: 'came'; readonly days: number }
  | {
      readonly kind: 'reported';
      readonly count: number;
      readonly why: Readonly<Partial<Record<HideReason, number>>>;
    }
  | { readonly kind: 'personalData'; readonly looksLike: readonly PersonalKind[] }
  /** Applications for places that nobody has decided, and appeals that nobody has answered. */
  | { readonly kind: 'undecided' | 'appeals'; readonly count: number }
  /** Places of whose fee a part was awaited in vain. */
  | { readonly kind: 'unpaid'; readonly count: number }
  /** People whom no mail reaches, and whom nobody has called. */
  | { readonly kind: 'uncalled'; readonly count: number }
  /** A comment that is published only after staff have read it. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'changes'; readonly what: ChangeKind; readonly at: Instant }
  | { readonly kind: 'silent'; readonly days: number }
  | { readonly kind: 'unsigned' }
  /** The list of a draw is final and not sealed, or sealed and without the public value. */
  | { readonly kind: 'unsealed' | 'undrawn' }
  /** The bank has not sent the money back. */
  | { readonly kind: 'notSent' }
  /** A procedure of the intranet is to be looked at. */
  | { readonly kind: 'unreviewed' }
  /** So much money has not gone back. */
  | { readonly kind: 'owed'; readonly count: number }
  /** A vote is over, and nobody has signed its closing record. */
  | { readonly kind: 'unrecorded' }
  /** A draft that a colleague handed over so many days ago; by is null if it is not known who. */
  | { readonly kind: 'handedOver'; readonly by: string | null; readonly days: number };

/** The one thing to do about it now. */
export const dutyActions = [
  'answer',
  'take',
  'open',
  'read',
  'look',
  'validate',
  'call',
  'check',
  'seal',
  'sign',
  'see',
  'update',
] as const;
/** One of these. */
export type DutyAction = (typeof dutyActions)[number];

/** Something that waits for a person: what, why, until when, and what they can do about it. */
export interface Duty {
  readonly kind: DutyKind;
  /**
   * What it is about: the public number of a request, the id of a comment, a person, a vote, a process or a proposal, or the
   * collection and the id of a document, as `articulos/obras`; the venue and the name of a request for a hall; the id of an activity, an event, a payment, a shop or an office of appointments.
   */
  readonly subject: string;
  /** Its title, or the first words of it; for a grant, the name of the person who gets it. */
  readonly title: LocalizedText | string;
  /** Where it belongs: the mailbox, the process or the proposal; the role of a grant; what is signed of a vote; what a hall is for; why a session is called off. Null if there is no such thing. */
  readonly where: LocalizedText | string | null;
  /** Whether the person has it, or nobody has; null for what is given to no person. */
  readonly whose: 'mine' | 'nobody' | null;
  readonly reason: DutyReason;
  /** The day on which it is due or changes; null if there is none. */
  readonly due: CalendarDay | null;
  readonly action: DutyAction;
}
