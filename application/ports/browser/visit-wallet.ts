import type { RealmId } from '#domain/shared/ids.ts';

/** An appointment that this device asked for: its key opens it, and what the council said last is read without a line. */
export interface KeptAppointment {
  readonly key: string;
  /** As the council answered it, with what a reader needs to understand it; null until an answer came. */
  readonly answer: unknown;
}

/** The appointments of a device. A browser that refuses to store has none after the page is closed. */
export interface VisitWallet {
  list(realm: RealmId): readonly KeptAppointment[];
  /** Keeps an appointment, in place of what was kept of it. False: the browser refuses. */
  keep(realm: RealmId, visit: KeptAppointment): boolean;
  /**
   * Puts what the council said last in place of what is kept. Keeps nothing of what is not there any more: it was erased
   * while the council was asked, and the device may be another person's now.
   */
  renew(realm: RealmId, visit: KeptAppointment): void;
  forget(realm: RealmId, key: string): void;
  /** What a person has written and not sent yet; null if nothing was. It ends with the window. */
  written(realm: RealmId): unknown;
  write(realm: RealmId, entry: unknown): void;
}
