import type { Instant } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';

/** A code that is shown where somebody goes: as a QR code and in letters. */
export interface PocketCode {
  readonly qr: string;
  readonly letters: string;
  /** What it is for, if the entry has several: the type of a ticket. */
  readonly title: LocalizedText;
  /** A seat or a name; empty if it has neither. */
  readonly note: string;
}

/** What a person has to go to: an appointment, a place that they reserved, a session for which they have tickets. */
export interface PocketEntry {
  readonly kind: 'appointment' | 'reservation' | 'ticket';
  /** Distinguishes it from the others of this device. */
  readonly id: string;
  readonly at: Instant;
  readonly end: Instant;
  /** When a door opens to it before it begins; null if none does. */
  readonly door: Instant | null;
  readonly title: LocalizedText;
  /** From the building to the room. */
  readonly where: readonly LocalizedText[];
  readonly codes: readonly PocketCode[];
}
