import type { CalendarDay, Instant } from '../shared/calendar-day.ts';
import type { FeePaid } from './fees/fee-paid.ts';
import type { Language } from '../shared/localized-text.ts';

/**
 * The state of a visit. `held`: its time is set aside while the person types. `confirmed`: it is theirs. `arrived`: they
 * wait. `called`, `serving`: a desk has them. `parked`: they come back to a desk later today. `done`; `missed`: they did
 * not come; `cancelled`: they gave it back; `ended`: it was held too long.
 */
export const visitStates = [
  'held',
  'confirmed',
  'arrived',
  'called',
  'serving',
  'parked',
  'done',
  'missed',
  'cancelled',
  'ended',
] as const;
/** One of them. */
export type VisitState = (typeof visitStates)[number];

/** The time of an appointment at a desk. */
export interface VisitSeat {
  /** The grant that has its cells. */
  readonly grant: string;
  readonly unit: string;
  readonly day: CalendarDay;
  /** All its cells, the pause of the desk included. */
  readonly cells: readonly number[];
  /** When the appointment ends. */
  readonly end: Instant;
  /** For how many milliseconds its cells rest if nobody confirms it: its holder does not know it. Absent: for none. */
  readonly rest?: number;
}

/** Who comes, as they wrote it; a mark stands for them elsewhere. */
export interface VisitPerson {
  readonly name: string;
  readonly email: string;
  /** Where they are called, if they told staff; missing: unknown. */
  readonly phone?: string;
  readonly language: Language;
  /** Whether they want a mail the day before; missing: they do not. */
  readonly isReminded?: boolean;
}

/** What was done with a visit, when and by whom. */
export interface VisitDeed {
  readonly act: string;
  readonly at: Instant;
  /** The id of a person of staff, or `sender`. */
  readonly by: string;
}

/** What a person was told when they began to wait. */
export interface ToldWait {
  readonly at: Instant;
  /** Minutes from then, the least and the most. */
  readonly from: number;
  readonly to: number;
}

/** What a closure of an office did to an appointment. */
export interface VisitClosed {
  readonly closure: string;
  /** What the council says of it, to everybody. */
  readonly reason: string;
  /** When the appointment was. */
  readonly from: Instant;
  /** Whether the person has no time and may choose one; otherwise they have another one, or want none. */
  readonly isOpen: boolean;
}

/** A person who comes to an office: by appointment, or by a ticket that they took there. */
export interface OfficeVisit {
  /** Made by chance on the device: it opens the visit. */
  readonly id: string;
  readonly office: string;
  readonly services: readonly string[];
  readonly people: number;
  /** When it starts or, of a ticket, when it was taken. */
  readonly at: Instant;
  /** Null: without an appointment. */
  readonly seat: VisitSeat | null;
  readonly state: VisitState;
  /** The letter and number that are called, once a day in an office; null until it is confirmed. */
  readonly code: string | null;
  /** The mark of the device, then of the person. */
  readonly holder: string;
  readonly person: VisitPerson | null;
  /** How often it was moved: the number of its invitation in calendars. */
  readonly moved: number;
  /** Which desk called last; null if none did. */
  readonly desk: string | null;
  readonly deeds: readonly VisitDeed[];
  /** The only desk that calls it, to which it was redirected; if it is missing or null, any that can do it. */
  readonly forDesk?: string | null;
  /** What the person has to bring, as a desk wrote it. */
  readonly note?: string;
  readonly told?: ToldWait;
  /** Whether the person is called earlier because they need it; why is not noted. Missing: no. */
  readonly prefers?: boolean;
  /** What was paid of it over the web; missing: nothing was. */
  readonly fee?: FeePaid;
  /** Missing: no closure was in its way. */
  readonly closed?: VisitClosed;
}

/** Whether a closure took the time of an appointment and its person may choose another one. */
export const isToChoose = ({ state, closed }: Pick<OfficeVisit, 'state' | 'closed'>): boolean =>
  state === 'cancelled' && closed?.isOpen === true;

/** A visit as it is at a moment: whose time has passed and who did not come has missed it, whoever has noted that. */
export const visitSeen = (visit: OfficeVisit, now: Instant): OfficeVisit => {
  const isOver = visit.seat !== null && visit.seat.end <= now;
  return visit.state === 'confirmed' && isOver ? { ...visit, state: 'missed' } : visit;
};
