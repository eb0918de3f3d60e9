import type { Instant } from '../../shared/calendar-day.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';

/** Every state of a ticket that matters at the door. */
export const doorTicketStates = ['valid', 'unpaid', 'revoked'] as const;

/** `unpaid`: its order was not paid. `revoked`: it was returned, or given to another person under a new code. */
export type DoorTicketState = (typeof doorTicketStates)[number];

/** A ticket as the door needs it. */
export interface DoorTicket {
  /** The letters that are printed below its code, in their written form. */
  readonly id: string;
  /** The text of its QR code: nobody who has not seen the ticket knows it. */
  readonly code: string;
  /** The ids of its session and of its type, in the event. */
  readonly session: string;
  readonly type: string;
  /** Null if places are not numbered. */
  readonly seat: string | null;
  /** The initials of its holder: `E. F.`. Empty if the event asks for no names. */
  readonly initials: string;
  readonly state: DoorTicketState;
  /** The grant of the kernel whose use is the first entry; null if there is none. */
  readonly grant: string | null;
}

/** A session of an event, as its doors need it. */
export interface DoorSession {
  readonly id: string;
  readonly startsAt: Instant;
  /** From when people are let in. */
  readonly opensAt: Instant;
}

/** A type of ticket, as the doors need it. */
export interface DoorType {
  readonly id: string;
  readonly title: LocalizedText;
}

/** An event, as its doors need it. */
export interface DoorEvent {
  readonly id: string;
  readonly title: LocalizedText;
  readonly sessions: readonly DoorSession[];
  readonly types: readonly DoorType[];
}

/** A door of an event. */
export interface EventDoor {
  readonly id: string;
  /** As it is written above it: `Puerta 1`. */
  readonly name: string;
  /** The types of ticket that come in here; null: all. */
  readonly types: readonly string[] | null;
}

/** The doors by which a type of ticket comes in. */
export const doorsOfType = (doors: readonly EventDoor[], type: string): readonly EventDoor[] =>
  doors.filter(({ types }) => types === null || types.includes(type));
