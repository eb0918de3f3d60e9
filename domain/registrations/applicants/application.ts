import type { Instant } from '../../shared/calendar-day.ts';
import type { Language } from '../../shared/localized-text.ts';
import type { Cents } from '../../shared/money.ts';
import type { ReservationReturn } from '../../reservations/cancel-terms.ts';
import type { PartOfFee } from '../money/fee-parts.ts';

/**
 * What is stored of the state of an application. `sent`: it waits for staff or for the draw. `waiting`: it is on a waiting list.
 * `offered`: a place is set aside until its applicant answers. `accepted`: it waits for its payment. `enrolled`: the place is
 * theirs. `excluded`: staff did not admit it. `withdrawn`: taken back before it had a place. `declined`: no place of an offer was
 * wanted. `lapsed`: an offer was not answered or paid in time. `left`: its place was given back. `expelled`: staff ended it.
 * `refunded`: paid when the place was gone. `calledOff`: its activity does not take place.
 */
export const applicationStates = [
  'sent',
  'waiting',
  'offered',
  'accepted',
  'enrolled',
  'excluded',
  'withdrawn',
  'declined',
  'lapsed',
  'left',
  'expelled',
  'refunded',
  'calledOff',
] as const;
/** One state of an application, as it is stored. */
export type ApplicationState = (typeof applicationStates)[number];

/** The state as it is seen. `admitted`: by a list that is published. */
export const seenApplicationStates = [...applicationStates, 'admitted'] as const;
/** One of them. */
export type SeenApplicationState = (typeof seenApplicationStates)[number];

/** How often somebody says that a rule of points holds for them: number of brothers and sisters, for example. */
export interface PointClaim {
  readonly rule: string;
  readonly times: number;
}

/** A file that came as a proof. What is in it is sealed under the key of its activity. */
export interface ProofFile {
  readonly id: string;
  readonly proof: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Under which its sealed bytes are stored. */
  readonly content: string;
  readonly at: Instant;
}

/** What staff decided of an application, and what of its claims they have confirmed. */
export interface AdmissionVerdict {
  readonly isAdmitted: boolean;
  /** For the applicant; needed if they are excluded. */
  readonly reason: string;
  readonly segments: readonly string[];
  readonly points: readonly PointClaim[];
  readonly exemptions: readonly string[];
  readonly by: string;
  readonly at: Instant;
}

/** Why an applicant thinks that they must be admitted, and what staff answered; null: nothing yet. */
export interface Appeal {
  readonly text: string;
  readonly at: Instant;
  readonly answer: string | null;
}

/** A place that is offered or had. */
export interface GivenPlace {
  readonly group: string;
  readonly segment: string;
  /** The id of its grant. */
  readonly grant: string;
}

/** What a draw said of an application. */
export interface DrawnFate {
  readonly position: number;
  /** The number in the waiting list of each group. */
  readonly waiting: readonly { readonly group: string; readonly n: number }[];
}

/** Somebody who attended, or did not, on a day of their group. */
export interface AttendanceMark {
  readonly day: string;
  readonly isPresent: boolean;
}

/** What somebody asks for. */
export interface ApplicationContent {
  /** Groups in the order of the wishes. */
  readonly wishes: readonly string[];
  /** Segments that need a proof, and that they say they are of. */
  readonly segments: readonly string[];
  readonly points: readonly PointClaim[];
  readonly plan: string | null;
  readonly exemptions: readonly string[];
}

/** An application for a place, without a name: who it is for is sealed. */
export interface Application extends ApplicationContent {
  /** Made by chance on the device that asks: it is the key of the application. */
  readonly id: string;
  /** Letters by which lists and the draw name it; they open nothing. */
  readonly code: string;
  /** The mark of the person who takes part. */
  readonly holder: string;
  /** The mark of who answers for them; null if they do so themselves. */
  readonly guardian: string | null;
  /** Whether the census knows one of them. */
  readonly isOfCensus: boolean;
  readonly age: number;
  /** The letters by which the applications of a family are linked; null: it is alone. */
  readonly family: string | null;
  /** Names, numbers and contact, sealed under the key of the activity. */
  readonly sealed: string;
  readonly proofs: readonly ProofFile[];
  readonly state: ApplicationState;
  readonly verdict: AdmissionVerdict | null;
  readonly appeal: Appeal | null;
  /** The groups in whose waiting list it is now, in the order of its wishes. */
  readonly lines: readonly string[];
  readonly drawn: DrawnFate | null;
  readonly place: GivenPlace | null;
  /** Until when its place is set aside for it; null: it is not, or for good. */
  readonly until: Instant | null;
  /** How many places it was offered. */
  readonly offers: number;
  /** What its place costs; it does not change once it is offered. */
  readonly fee: Cents;
  /** In which parts it is paid; empty: at once. Like the fee, they do not change once the place is offered. */
  readonly parts: readonly PartOfFee[];
  /** What paid for the place: all of it, or the part of who accepts it. */
  readonly payment: string | null;
  readonly back: ReservationReturn | null;
  /** Why it was excluded, expelled or passed over, for its applicant. */
  readonly reason: string;
  readonly attended: readonly AttendanceMark[];
  readonly at: Instant;
  readonly correctedAt: Instant | null;
  /** The language of its mails; null: its applicant left no mail. */
  readonly mails: Language | null;
}

/** The place that an application is offered or has. That it has none is a defect. */
export function placeOfApplication({ code, place }: Pick<Application, 'code' | 'place'>): GivenPlace {
  if (place === null) throw new Error(`an application has no place: ${code}`);
  return place;
}

/** States in which an application may still come to a place or has one: a person has one such application in an activity. */
export const mayHavePlace = (state: ApplicationState): boolean =>
  ['sent', 'waiting', 'offered', 'accepted', 'enrolled', 'excluded'].includes(state);

/** Whether the time of an offer, or of the payment for it, has ended. */
export const hasLapsed = ({ state, until }: Pick<Application, 'state' | 'until'>, at: Instant): boolean =>
  (state === 'offered' || state === 'accepted') && until !== null && until <= at;

/** The state of an application at a moment: offers end by the clock, and verdicts are seen once their list is published. */
export function seenApplication(
  application: Pick<Application, 'state' | 'verdict' | 'until'>,
  { at, isListed }: { readonly at: Instant; readonly isListed: boolean },
): SeenApplicationState {
  const { state, verdict } = application;
  if (hasLapsed(application, at)) return 'lapsed';
  if (state !== 'sent' || !isListed || verdict === null) return state;
  return verdict.isAdmitted ? 'admitted' : 'excluded';
}
