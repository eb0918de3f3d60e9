import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { reservationIn, reservationKind } from '#domain/reservations/reservation-records.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';

/** A reservation, with the version of its record. */
export interface KeptReservation {
  readonly reservation: Reservation;
  readonly version: number;
}

/** The reservation with that key; null if there is none. */
export const readReservation =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'record'> }) =>
  async (good: GoodId, id: string): Promise<KeptReservation | null> => {
    const record = await goodsRecords.record(good, reservationKind, id);
    return record === null ? null : { reservation: reservationIn(record), version: record.version };
  };
