import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { MoneyEntry } from '#domain/scarcity/ledger.ts';
import { returnOf, type ReservationReturn } from '#domain/reservations/cancel-terms.ts';
import { givenUpAt, type Reservation } from '#domain/reservations/reservation.ts';
import { venueCells } from '#domain/reservations/venue.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';

/** More cells than a venue ever gives: each of them is had once, which alone limits them. */
const allCells = 1_000_000_000;

/** Makes the pool of a venue's cells; it changes nothing if it is there. */
export const makeCells: GoodsAct = {
  kind: 'setPool',
  pool: venueCells,
  size: allCells,
  perHolder: null,
  isClosed: false,
};

/** Sets the cells of a reservation aside until a moment. */
export const holding = ({ letters, holder, take }: Reservation, until: Instant): GoodsAct => ({
  kind: 'hold',
  grant: letters,
  holder,
  takes: [take],
  until,
  uses: 1,
});

/** Makes the cells of a reservation its holder's, until nobody has come in time. */
export const granting = (reservation: Reservation): GoodsAct => ({
  kind: 'confirm',
  grant: reservation.letters,
  until: givenUpAt(reservation),
});

/** Notes that its holder has come in: from then on the place is not given up. */
export const entering = ({ letters }: Pick<Reservation, 'letters'>): GoodsAct => ({
  kind: 'use',
  grant: letters,
  times: 1,
});

const line = (account: string, amount: number): readonly MoneyEntry[] =>
  amount === 0 ? [] : [{ kind: 'cents', account, amount: cents(amount) }];

/** Where the money of a reservation comes from: the bank, or the cash box or the card reader of a desk. */
const fundOf = ({ payment, desk = 'cash' }: Pick<Reservation, 'payment' | 'desk'>): string =>
  payment === null ? desk : 'bank';

/** The money of a reservation that is paid: the council earns the price and owes the deposit. */
export const moneyPaid = (reservation: Reservation): readonly MoneyEntry[] => {
  const { total, deposit } = reservation;
  return [
    ...line(fundOf(reservation), total),
    ...line('income', deposit - total),
    ...line('deposits', 0 - deposit),
  ];
};

/** The money of a reservation that is given back: what was kept stays earned. */
export const moneyReturned = (
  reservation: Reservation,
  { refund }: ReservationReturn,
): readonly MoneyEntry[] => {
  const { deposit } = reservation;
  return [
    ...line(fundOf(reservation), 0 - refund),
    ...line('income', refund - deposit),
    ...line('deposits', deposit),
  ];
};

/** The money of a deposit that comes back after the use, without what is kept of it. */
export const moneyOfDeposit = (reservation: Reservation, kept: number): readonly MoneyEntry[] => {
  const { deposit } = reservation;
  return [
    ...line(fundOf(reservation), kept - deposit),
    ...line('income', 0 - kept),
    ...line('deposits', deposit),
  ];
};

/** What goes back of a reservation of which nothing is kept. */
export const allBack = ({ total, deposit }: Reservation): ReservationReturn =>
  returnOf({ total, deposit }, 100);

/** A request about one reservation. */
export const requestAbout = (
  key: string,
  parts: Pick<GoodsRequest, 'at' | 'by' | 'acts' | 'records'> &
    Partial<Pick<GoodsRequest, 'bodyHash' | 'money' | 'steps'>>,
): GoodsRequest => ({ key, bodyHash: key, money: [], ...parts });
