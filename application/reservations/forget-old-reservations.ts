import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { placesKept } from '#application/appointments/forget-old-visits.ts';
import { eventKind } from '#domain/reservations/council-event.ts';
import { noticeKind } from '#domain/notices/notice.ts';
import { owedKind } from '#domain/reservations/owed-record.ts';
import { reservationKind, visitorKind } from '#domain/reservations/reservation-records.ts';
import { venueOfGood } from '#domain/reservations/venue.ts';
import { freedKind, waitingPlaceKind } from '#domain/waiting-list/waiting-records.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Milliseconds for which it is kept that a mail was sent. */
export const noticesKept = 30 * 86_400_000;

/** Milliseconds for which a reservation is kept after its beginning. */
export const reservationsKept = 365 * 86_400_000;

/** Erases reservations that began more than a year ago, what was kept of their holders, and events of then. */
export const forgetOldReservations =
  ({
    goodsRecords,
    realms,
  }: {
    readonly goodsRecords: Pick<GoodsRecords, 'goodsWith' | 'eraseRecords'>;
    readonly realms: { readonly towns: () => Promise<readonly { readonly realm: RealmId }[]> };
  }) =>
  async (by: Instant): Promise<void> => {
    for (const { realm } of await realms.towns()) {
      // oxlint-disable-next-line no-await-in-loop -- one town after the other: erasing is in no hurry
      const goods = await goodsRecords.goodsWith(realm, reservationKind);
      // oxlint-disable-next-line no-await-in-loop -- as above
      for (const good of goods.filter((one) => venueOfGood(one) !== null))
        for (const kind of [reservationKind, visitorKind, eventKind, owedKind])
          await goodsRecords.eraseRecords({ realm, good }, kind, by - reservationsKept);
      // oxlint-disable-next-line no-await-in-loop -- as above
      for (const good of await goodsRecords.goodsWith(realm, waitingPlaceKind))
        if (venueOfGood(good) !== null)
          for (const kind of [waitingPlaceKind, freedKind])
            await goodsRecords.eraseRecords({ realm, good }, kind, by - placesKept);
      for (const good of goods)
        await goodsRecords.eraseRecords({ realm, good }, noticeKind, by - noticesKept);
    }
  };
