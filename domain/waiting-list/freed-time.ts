import type { Instant } from '../shared/calendar-day.ts';

/**
 * A time that was given back. While it is open its cells are set aside: for a person who waits, or for nobody until a moment.
 * `Seat` has these cells.
 */
export interface FreedTime<Seat extends { readonly grant: string } = { readonly grant: string }> {
  /** Made by chance: it says nothing of who had it. */
  readonly id: string;
  /** The office; of a reservation, the place of the venue. */
  readonly office: string;
  /** When it started; its seat has the grant that sets its cells aside now. */
  readonly at: Instant;
  readonly seat: Seat;
  /** How often it was offered, and to whom: the names of their places. Nobody is offered it twice. */
  readonly offered: readonly string[];
  /** The key of the place to which it is offered; null: to none. */
  readonly place: string | null;
  readonly isOpen: boolean;
}

/** The name of the grant that sets a freed time aside for the nth person, 0: for nobody yet. */
export const freedGrant = (id: string, nth: number): string => `freed/${id}/${nth}`;

/** A time that somebody gives back. */
export const freedBy = <Seat extends { readonly grant: string }>(
  id: string,
  office: string,
  at: Instant,
  seat: Seat,
): FreedTime<Seat> => ({
  id,
  office,
  at,
  seat: { ...seat, grant: freedGrant(id, 0) },
  offered: [],
  place: null,
  isOpen: true,
});
