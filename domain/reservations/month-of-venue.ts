import { type Cents, cents, sumOfMoney } from '../shared/money.ts';
import { moneyGoingBack } from './money-owed.ts';
import type { Reservation, SeenState } from './reservation.ts';

/** What a reservation brought: what was paid = what went back + what is earned + what is owed as a deposit. */
export interface ReservationMoney {
  readonly paid: Cents;
  readonly refunded: Cents;
  readonly income: Cents;
  readonly deposit: Cents;
}

/** States in which the price was paid, if there was one. */
const paidStates: ReadonlySet<string> = new Set(['booked', 'returned', 'displaced', 'refunded']);

/** The money of a reservation. */
export function moneyOfReservation(reservation: Reservation): ReservationMoney {
  const { state, total, deposit, depositKept } = reservation;
  const paid = paidStates.has(state) ? total : cents(0);
  const refunded = moneyGoingBack(reservation)?.amount ?? cents(0);
  const isHeld = paid > 0 && depositKept === null && (state === 'booked' || state === 'displaced');
  const held = isHeld ? deposit : cents(0);
  return { paid, refunded, income: cents(paid - refunded - held), deposit: held };
}

/** Whether the place was its holder's in that time: also if they did not come. */
export const hadItsPlace = (state: SeenState): boolean =>
  ['booked', 'entered', 'over', 'missed'].includes(state);

/** The sums of some reservations. */
export interface VenueSums extends ReservationMoney {
  readonly count: number;
  /** Minutes in which the places were somebody's. */
  readonly minutes: number;
  readonly missed: number;
}

/** What reservations come to. The sums are those of the lines. */
export function sumsOfVenue(
  seen: readonly { readonly reservation: Reservation; readonly state: SeenState }[],
): VenueSums {
  const had = seen.filter(({ state }) => hadItsPlace(state));
  const money = seen.map(({ reservation }) => moneyOfReservation(reservation));
  const sum = (of: keyof ReservationMoney): Cents => sumOfMoney(money.map((one) => one[of]));
  return {
    count: had.length,
    minutes: had.reduce((all, { reservation: { start, end } }) => all + (end - start) / 60_000, 0),
    missed: seen.filter(({ state }) => state === 'missed').length,
    paid: sum('paid'),
    refunded: sum('refunded'),
    income: sum('income'),
    deposit: sum('deposit'),
  };
}
