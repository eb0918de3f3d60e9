import type { CancelTerm } from '../reservations/cancel-terms.ts';
import type { PersonCategory } from '../reservations/tariff.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';
import type { SeatRow } from './seats.ts';

/** One time at which an event takes place. Each has all pools of the event for itself. */
export interface EventSession {
  readonly id: string;
  /** Empty if its day says enough. */
  readonly title: LocalizedText;
  /** From when on people are let in. */
  readonly doors: Instant;
  readonly start: Instant;
  /** The first moment at which it is over. */
  readonly end: Instant;
}

/** Which places a ticket is for: any, one for a wheelchair, or the one beside it for who comes along. */
export const placeNeeds = ['any', 'wheelchair', 'companion'] as const;
/** One of these. */
export type PlaceNeed = (typeof placeNeeds)[number];

/** A kind of ticket: for whom it is, and what a person pays for one. */
export interface TicketType extends PersonCategory {
  readonly price: Cents;
  /** The pools of which it takes a place each; types that name the same one share it. */
  readonly pools: readonly string[];
  readonly need: PlaceNeed;
  /** How many one person may have of a session; null: as many as there are. */
  readonly perPerson: number | null;
}

/** A number of places of each session; with rows, each place is a seat. */
export interface PlacePool {
  readonly id: string;
  readonly title: LocalizedText;
  /** How many; of one with rows, what its rows have. */
  readonly places: number;
  readonly rows: readonly SeatRow[];
}

/** When tickets are sold. */
export interface TicketSale {
  readonly from: Instant;
  /** The first moment at which it is over; null: each session is sold until it begins. */
  readonly until: Instant | null;
  /** Who asks within the first minute is gathered, and gets a place in the order by chance. */
  readonly gathers: boolean;
}

/** An event for which one needs a ticket. */
export interface TicketedEvent {
  readonly id: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  readonly place: LocalizedText;
  /** The address of a picture; null if there is none. */
  readonly image: string | null;
  readonly sessions: readonly EventSession[];
  readonly types: readonly TicketType[];
  readonly pools: readonly PlacePool[];
  /** How many tickets one order may have. */
  readonly perOrder: number;
  readonly sale: TicketSale;
  /** A holder may give a ticket to somebody else, by name. */
  readonly isTransferable: boolean;
  /** Those who find nothing left may wait for what others give back. */
  readonly hasWaitingList: boolean;
  readonly terms: readonly CancelTerm[];
}

/** The good of an event, in the kernel of scarce goods: all its sessions are decided in one line. */
export const goodOfEvent = (id: string): string => `event/${id}`;

/** The id of the event of a good; null if it is a good of another service. */
export const eventOfGood = (good: string): string | null =>
  good.startsWith('event/') ? good.slice('event/'.length) : null;

/** The session of an id; null if the event has none of that id. */
export const sessionOf = ({ sessions }: Pick<TicketedEvent, 'sessions'>, id: string): EventSession | null =>
  sessions.find((one) => one.id === id) ?? null;

/** The type of an id; null if the event has none of that id. */
export const ticketTypeOf = ({ types }: Pick<TicketedEvent, 'types'>, id: string): TicketType | null =>
  types.find((one) => one.id === id) ?? null;

/** The pool of a type whose places are seats; null if one takes any place. */
export const seatedPoolOf = (
  { pools }: Pick<TicketedEvent, 'pools'>,
  type: Pick<TicketType, 'pools'>,
): PlacePool | null => pools.find(({ id, rows }) => rows.length > 0 && type.pools.includes(id)) ?? null;

/** Whether a ticket of a type is sold only to somebody who says who they are: it is counted by person, or checked. */
export const asksWho = ({ check, perPerson, minimumAge, maximumAge }: TicketType): boolean =>
  check !== 'unchecked' || perPerson !== null || minimumAge !== null || maximumAge !== null;
