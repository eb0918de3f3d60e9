import type { CalendarDay } from '../shared/calendar-day.ts';

/** What a census says of a person beside who they are, for votes that are for some people only. */
export interface AboutPerson {
  /** Null if the census does not say it; a year of birth alone is none. */
  readonly birthDay: CalendarDay | null;
  /** The district as the council writes it; null if the census does not say it. */
  readonly district: string | null;
}

/** A census that says nothing of a person. */
export const nothingAbout: AboutPerson = { birthDay: null, district: null };

/** A person of a census who is not blocked: their key, and what the census says of them. */
export interface CensusMember {
  readonly person: string;
  readonly about: AboutPerson;
}

/**
 * How the names of two districts are compared: capitals, spaces and the way of writing an accent do not count.
 *
 * @example districtKey('  el Carme') === districtKey('El  Carme') // true
 */
export const districtKey = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
