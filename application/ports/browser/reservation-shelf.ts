import type { RealmId } from '#domain/shared/ids.ts';

/** A reservation that this device made: its key opens it, and what the council said last is read without a line. */
export interface ShelvedReservation {
  readonly venue: string;
  readonly key: string;
  /** As the council answered it; null until an answer came. */
  readonly answer: unknown;
}

/** The reservations of a device. A browser that refuses to store has none after the page is closed. */
export interface ReservationShelf {
  list(realm: RealmId): readonly ShelvedReservation[];
  /** Keeps a reservation, in place of what was kept of it. False: the browser refuses. */
  keep(realm: RealmId, reservation: ShelvedReservation): boolean;
  /**
   * Puts what the council said last in place of what is kept. Keeps nothing of what is not there any more: it was erased
   * while the council was asked, and the device may be another person's now.
   */
  renew(realm: RealmId, reservation: ShelvedReservation): void;
  forget(realm: RealmId, key: string): void;
  /** What is written in the form and not sent yet; null if nothing is. It is forgotten with the tab. */
  written(realm: RealmId): unknown;
  /** Keeps what is written; null forgets it. */
  write(realm: RealmId, entry: unknown): void;
}
