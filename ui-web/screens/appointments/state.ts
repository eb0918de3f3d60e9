import type { FreeTimesAnswer, OfficeAnswer, ServiceAnswer } from '#adapters/wire/appointments/setup.ts';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';

/** What people can come for, and where. */
export interface AppointmentChoices {
  readonly services: readonly ServiceAnswer[];
  readonly offices: readonly OfficeAnswer[];
}

/** What the page has of the services and offices. */
export type ShownChoices =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly refusal: CouncilRefusal; readonly at: Instant }
  /** The town gives no appointments. */
  | { readonly kind: 'none' }
  | ({ readonly kind: 'here' } & AppointmentChoices);

/** What the page has of the free times. */
export type ShownTimes =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly times: FreeTimesAnswer };

/** The four steps of a booking, in order. */
export const bookingSteps = ['service', 'office', 'time', 'person'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** What a person has chosen so far. */
export interface ChosenAppointment {
  readonly services: readonly string[];
  readonly people: number;
  readonly office: string | null;
  /** The day whose times are shown; null: the first one that has any. */
  readonly day: string | null;
  /** The first day of those that are listed; null: today. */
  readonly from: string | null;
}

/** What is written in the form. */
export interface BookerEntry {
  readonly name: string;
  readonly identity: string;
  readonly birthDay: string;
  readonly email: string;
  readonly mailCode: string;
  /** Wants a mail the day before. */
  readonly isReminded: boolean;
}

/** Why nothing was held, confirmed, moved or given back: the council's word, with its numbers. */
export interface BookingFailure {
  readonly kind: string;
  readonly minutes?: number;
  readonly most?: number;
}

/** An appointment of this device, with what a reader needs to understand it without a line. */
export interface OwnAppointment extends AppointmentChoices {
  readonly visit: OwnVisit;
}

/** Where and when a time is. */
export interface HeldMoment {
  readonly office: string;
  readonly at: string;
}

/** What a person is about to do with an appointment, and is asked about first. */
export type AskedVisitChange =
  | { readonly kind: 'giveBack'; readonly key: string }
  | { readonly kind: 'move'; readonly key: string; readonly office: string; readonly at: string };

/** The page of appointments. */
export interface AppointmentsPage {
  readonly choices: ShownChoices;
  readonly step: BookingStep;
  /** Whether the person went on to this step; a page that opens with it does not move. */
  readonly hasGone: boolean;
  readonly chosen: ChosenAppointment;
  readonly times: ShownTimes;
  /** The time that is held while its person writes, or that was held too long. */
  readonly held: OwnVisit | null;
  readonly entry: BookerEntry;
  /** The address to which a code was mailed. */
  readonly mailedTo: string | null;
  readonly failure: BookingFailure | null;
  readonly isSending: boolean;
  /** The device does work that the council asks for while much is held. */
  readonly isWorking: boolean;
  /** The time for which a person must say first who they are, as so many are held; null: none. */
  readonly proving: HeldMoment | null;
  /** The appointments of this device, as the council said last. */
  readonly own: readonly OwnAppointment[];
  /** False: what is shown was kept on the device, and the council has not been reached. */
  readonly isFresh: boolean;
  /** The key of the one that was chosen to be shown; null: the first. */
  readonly opened: string | null;
  /** The browser refused to keep them. */
  readonly isUnkept: boolean;
  /** The appointment for which another time is looked for. */
  readonly moving: OwnAppointment | null;
  readonly asked: AskedVisitChange | null;
  /** What was done last, said once. */
  readonly done: 'confirmed' | 'moved' | 'givenBack' | null;
}

/** What the page of appointments works with. */
export type AppointmentsPorts = Pick<
  ServiceCouncil,
  'realm' | 'call' | 'visits' | 'clock' | 'session' | 'deviceIds' | 'randomBytes'
>;
