import type { Refund } from '../payments/refund.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import { isRefundOf, type MoneyGoingBack, moneyGoingBack } from './money-owed.ts';
import type { Reservation } from './reservation.ts';

/** The kind of the record that money of a reservation goes back; its moment is the beginning of the reservation. */
export const owedKind = 'owed';
/** The owner of those of which it is not certain that the money has gone back. */
export const owedOwner = 'open';
/** The kind of the record that says that what was owed before such records were written has one. */
export const owedBeforeKind = 'owedBefore';

/** The record of it, to be stored as this version. */
export const owedRecord = (
  { id, start }: Pick<Reservation, 'id' | 'start'>,
  isOpen: boolean,
  version: number,
): GoodsRecord => ({
  kind: owedKind,
  id,
  owner: isOpen ? owedOwner : '',
  at: start,
  version,
  body: {},
});

/** What a request adds by which money of a reservation begins to go back; nothing if none does. */
export const owedRecords = (reservation: Reservation): readonly GoodsRecord[] =>
  moneyGoingBack(reservation) === null ? [] : [owedRecord(reservation, true, 1)];

/** The record that all of before has one. */
export const owedBefore = (at: Instant): GoodsRecord => ({
  kind: owedBeforeKind,
  id: 'all',
  owner: '',
  at,
  version: 1,
  body: {},
});

/** Whether nobody needs to look at it again: the money was handed over, or the bank has carried the refund out. */
export const isSettledForGood = (
  { handed = [] }: Pick<Reservation, 'handed'>,
  { what, key }: MoneyGoingBack,
  refunds: readonly Pick<Refund, 'key' | 'state'>[],
): boolean => handed.includes(what) || refunds.some((one) => isRefundOf(key)(one) && one.state === 'done');
