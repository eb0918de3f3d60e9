import type { OpeningHours } from '../free-times/opening.ts';
import type { Coordinates } from '../shared/coordinates.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';
import type { ReleaseTurn } from './releases.ts';

/** Who may book a service over the web: anybody whose mail is confirmed, or only whom the census knows. */
export const bookers = ['anybody', 'census'] as const;
/** One of them. */
export type Booker = (typeof bookers)[number];

/** What a person comes for. */
export interface AppointmentService {
  readonly id: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  /** A person has one open appointment of each family; that of a service alone is its id. */
  readonly family: string;
  /** How long it takes for one person, and how much longer for each further one: whole cells. */
  readonly minutes: number;
  readonly minutesMore: number;
  readonly mostPeople: number;
  /** Whether it can be booked together with others in one appointment. */
  readonly isCombinable: boolean;
  /** What to bring, a line each. */
  readonly papers: readonly LocalizedText[];
  /** What it costs, paid over the web or at the desk; 0 if nothing. */
  readonly fee: Cents;
  readonly booker: Booker;
}

/** A desk of an office. */
export interface OfficeDesk {
  /** Without a `/`, once in its office. */
  readonly id: string;
  readonly title: LocalizedText;
  /** The services that it can do; null: all. */
  readonly services: readonly string[] | null;
  /** When anybody books it; null: when its office is open. */
  readonly hours: OpeningHours | null;
  /** When only staff book it, beside that: for people who call or come; null: never. */
  readonly staffHours: OpeningHours | null;
}

/** A place where people are attended. */
export interface AppointmentOffice {
  readonly id: string;
  readonly title: LocalizedText;
  readonly address: LocalizedText;
  readonly place: Coordinates | null;
  readonly hours: OpeningHours;
  readonly desks: readonly OfficeDesk[];
  /** Appointments start every so many minutes from each opening on. */
  readonly step: number;
  /** Minutes that a desk needs after each appointment. */
  readonly pause: number;
  /** How many minutes before it starts a time can be booked over the web. */
  readonly notice: number;
  /** When times can be booked over the web: some of them earlier, some later. */
  readonly releases: readonly ReleaseTurn[];
}

/** The appointments of a town, as its office set them up. */
export interface AppointmentSetup {
  readonly offices: readonly AppointmentOffice[];
  readonly services: readonly AppointmentService[];
}
