import type { JsonObject } from '../documents/json.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { Reservation } from './reservation.ts';

/** The kind of the record of a reservation. Its moment is its beginning, so that a day's are found. */
export const reservationKind = 'reservation';
/**
 * The kind of the record of a holder. Every request that gives a holder something writes its next version, so that of two at
 * the same time, each within the rules and both not, one is decided anew.
 */
export const visitorKind = 'visitor';

/** The record of a reservation, to be stored as this version. */
export const reservationRecord = (reservation: Reservation, version: number): GoodsRecord => ({
  kind: reservationKind,
  id: reservation.id,
  owner: reservation.holder,
  at: reservation.start,
  version,
  body: reservation as unknown as JsonObject,
});

/** The reservation that a record has. */
export function reservationIn({ body }: Pick<GoodsRecord, 'body'>): Reservation {
  if (typeof body['letters'] !== 'string') throw new TypeError('a reservation cannot be read');
  return body as unknown as Reservation;
}

/** The record of a holder, to be stored as this version. */
export const visitorRecord = (holder: string, version: number, at: Instant): GoodsRecord => ({
  kind: visitorKind,
  id: holder,
  owner: holder,
  at,
  version,
  body: {},
});
