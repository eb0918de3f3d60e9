import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import type { VenueWeekAnswer } from '#adapters/wire/reservations/read-venue-week.ts';
import type { VenueAnswer, VenueRow } from '#adapters/wire/reservations/venue.ts';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Loadable } from '#ui-web/shell/start/loadable.ts';

/** How times are shown: a place for a week, all places for a day, or both as lists. */
export const timeViews = ['week', 'day', 'list'] as const;
export type TimeView = (typeof timeViews)[number];

/** What is chosen and written, as long as the tab lives: a reload finds it again. */
export interface Reserving {
  readonly venue: string;
  readonly place: string;
  readonly minutes: number;
  /** The first day of the week that is shown; empty: today. */
  readonly first: string;
  /** The day that is shown alone; empty: the first one. */
  readonly day: string;
  readonly view: TimeView;
  /** Whether starts between the hours are shown too. */
  readonly showsAll: boolean;
  /** The moment at which it is to begin; null: none is chosen. */
  readonly start: string | null;
  readonly people: string;
  readonly identity: string;
  readonly birthDay: string;
  readonly purpose: string;
  /** Where news of the reservation go; empty: nowhere. */
  readonly email: string;
  /** Whether the day before is mailed too. */
  readonly reminder: boolean;
  /** The key of the reservation that is to be moved; null: a new one is made. */
  readonly moving: string | null;
}

/** Why nothing was reserved, kept, moved or given back: the council's word, with its facts. */
export interface ReservationFailure {
  readonly kind: string;
  readonly most?: number;
  readonly minutes?: number;
  readonly until?: Instant;
  readonly total?: number;
  readonly last?: string;
}

/** A venue whose times are looked at. */
export interface OpenVenue {
  readonly venue: VenueAnswer;
  readonly week: VenueWeekAnswer;
}

/** The page of reservations. */
export interface ReservationsPage {
  readonly venues: Loadable<readonly VenueRow[]>;
  /** Null: none is opened. */
  readonly open: Loadable<OpenVenue> | null;
  /** Another week is on its way. */
  readonly isTurning: boolean;
  readonly entry: Reserving;
  readonly failure: ReservationFailure | null;
  readonly isSending: boolean;
  /** The device works for a place, because much is held: it takes up to two seconds. */
  readonly isWorking: boolean;
  /** The reservations of this device, as the council said last. */
  readonly own: readonly OwnReservationAnswer[];
  /** False: what is shown was kept on the device, and the council has not been reached. */
  readonly isFresh: boolean;
  /** The browser refused to keep them. */
  readonly isUnkept: boolean;
  /** The reservation that its holder wants to give back, and whether that is on its way. */
  readonly returning: { readonly key: string; readonly isSending: boolean } | null;
  /** The reservation that was made or moved last, for the page to show it. */
  readonly made: string | null;
  /** Another hour was asked for: the times take the focus as soon as they are drawn. */
  readonly seeksTimes: boolean;
}

/** What the page works with. */
export type ReservationsPorts = Pick<
  ServiceCouncil,
  'realm' | 'call' | 'shelf' | 'clock' | 'session' | 'deviceIds' | 'randomBytes'
>;

/** A refusal of a list, with its moment. */
export const refusedAt = (refusal: unknown, at: Instant) =>
  ({ kind: 'refused', refusal: refusal as CouncilRefusal, at }) as const;
