import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import type { PickupAnswer } from '#adapters/wire/showcase/pickup.ts';
import type { AnswerStore } from '#application/ports/browser/answer-store.ts';
import type { PocketNotes } from '#application/ports/browser/pocket-notes.ts';
import type { PharmacyRota } from '#domain/pharmacies/rota.ts';
import type { AlertMarks } from '#domain/pocket/alerts/alert-book.ts';
import type { PocketAlert } from '#domain/pocket/alerts/pocket-alert.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { OwnAppointment } from '../appointments/state.ts';

/** What the services of the town keep on this device. */
export interface HeldThings {
  readonly appointments: readonly OwnAppointment[];
  readonly reservations: readonly OwnReservationAnswer[];
  readonly tickets: readonly OwnTicketsAnswer[];
  readonly applications: readonly OwnApplicationAnswer[];
  readonly orders: readonly OwnOrderAnswer[];
  /** What shops keep for the reader until somebody comes for it: nothing that was handed over, given back or has lapsed. */
  readonly pickups: readonly PickupAnswer[];
}

/** A request that the reader sent, as the pocket shows it. */
export interface PocketRequest {
  readonly id: string;
  /** Its reference; missing if an earlier version of the page kept it. */
  readonly iid?: string | undefined;
  readonly title: LocalizedText;
  readonly status: string;
  readonly hasNews: boolean;
}

/** Something that has a page: what is followed, and favourites. */
export interface PocketLink {
  readonly title: string;
  readonly path: string;
}

/** A vote, as far as the pocket shows it: never what was chosen. */
export interface PocketVote {
  readonly id: string;
  readonly title: LocalizedText;
  /** The first moment after it; null if it has no end. */
  readonly until: Instant | null;
  readonly path: string;
  readonly hasTakenPart: boolean;
}

/** What the council answered last, beside what the services keep. */
export interface PocketAnswers {
  readonly requests: readonly PocketRequest[];
  readonly votes: readonly PocketVote[];
  readonly alerts: readonly PocketAlert[];
  /** The rota of pharmacies as the council wrote it; null if it has none. */
  readonly rota: unknown;
}

/** The pages of the pocket. */
export interface PocketPage extends Omit<PocketAnswers, 'rota'> {
  readonly held: HeldThings;
  readonly follows: readonly PocketLink[];
  readonly favourites: readonly PocketLink[];
  readonly rota: PharmacyRota | null;
  readonly marks: AlertMarks;
  /** When all of it was as the council says; null if it never was. */
  readonly at: Instant | null;
  readonly isAsking: boolean;
  /** False: the council has not been reached since the page was opened. */
  readonly isFresh: boolean;
  /** The entry or voucher order whose codes are shown; null: none. */
  readonly opened: string | null;
  /** The alert that was just deleted, which can be taken back. */
  readonly deleted: string | null;
  readonly showsTour: boolean;
  /** When the privacy policy was accepted on this device; null if it was not. */
  readonly acceptedPrivacy: Instant | null;
  /** The browser refused to keep something. */
  readonly isUnkept: boolean;
}

/** What the pocket works with. */
export type PocketPorts = Pick<
  FormCouncil,
  | 'realm'
  | 'call'
  | 'clock'
  | 'contents'
  | 'surveys'
  | 'participation'
  | 'people'
  | 'deviceData'
  | 'visits'
  | 'shelf'
  | 'ticketShelf'
  | 'applicationShelf'
  | 'wallet'
  | 'pickupShelf'
  | 'session'
  | 'deviceIds'
  | 'randomBytes'
  | 'zone'
> & { readonly pocketNotes: PocketNotes; readonly keptAnswers: AnswerStore };
