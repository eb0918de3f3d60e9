import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { SeatsAnswer } from '#adapters/wire/tickets/read-seats.ts';
import type { EventRow, TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Loadable } from '#ui-web/shell/start/loadable.ts';

/** What is chosen and written, as long as the tab lives: a reload finds it again. */
export interface Buying {
  readonly event: string;
  readonly session: string;
  /** How many of each type. */
  readonly counts: Readonly<Record<string, number>>;
  /** The seats that were chosen, as `type/row/number`; none: the best free ones. */
  readonly seats: readonly string[];
  readonly identity: string;
  readonly birthDay: string;
  readonly email: string;
  readonly phone: string;
  /** Whether fewer tickets will do if no more are left. */
  readonly takesFewer: boolean;
}

/** Why nothing was sold, kept, given away or given back: the council's word, with its facts. */
export interface TicketFailure {
  readonly kind: string;
  readonly most?: number;
  readonly seat?: string;
  readonly at?: Instant;
  readonly minutes?: number;
}

/** An event that is looked at, with the seats of the chosen session; null if they are not asked for. */
export interface OpenEvent {
  readonly event: TicketedEventAnswer;
  readonly seats: SeatsAnswer | null;
}

/** What a holder is about to do with a ticket. */
export interface TicketAct {
  readonly act: 'return' | 'give';
  readonly order: string;
  readonly ticket: string;
  readonly isSending: boolean;
}

/** The page of tickets. */
export interface TicketsPage {
  readonly events: Loadable<readonly EventRow[]>;
  /** Null: none is opened. */
  readonly open: Loadable<OpenEvent> | null;
  readonly entry: Buying;
  readonly failure: TicketFailure | null;
  readonly isSending: boolean;
  /** The device works for tickets, because much is held: it takes up to two seconds. */
  readonly isWorking: boolean;
  /** The orders of this device, as the council said last. */
  readonly own: readonly OwnTicketsAnswer[];
  /** False: what is shown was kept on the device, and the council has not been reached. */
  readonly isFresh: boolean;
  /** The browser refused to keep them. */
  readonly isUnkept: boolean;
  readonly acting: TicketAct | null;
  /** The address that opens the ticket that was given away last, for its new holder. */
  readonly given: string | null;
  /** The order that was made last, for the page to show it. */
  readonly made: string | null;
}

/** What the page works with. */
export type TicketsPorts = Pick<
  ServiceCouncil,
  'realm' | 'call' | 'ticketShelf' | 'clock' | 'session' | 'deviceIds' | 'randomBytes'
>;

/** A refusal of a list, with its moment. */
export const ticketsRefused = (refusal: unknown, at: Instant) =>
  ({ kind: 'refused', refusal: refusal as CouncilRefusal, at }) as const;
