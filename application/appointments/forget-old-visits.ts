import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { closedVisitKind, closureKind } from '#domain/appointments/closing/closure-records.ts';
import { counterDeskKind } from '#domain/appointments/counter-desk.ts';
import { personToCallKind } from '#domain/appointments/person-to-call.ts';
import { visitCodeKind, visitKind } from '#domain/appointments/visit-record.ts';
import { freedKind, waitingPlaceKind } from '#domain/waiting-list/waiting-records.ts';
import { noticeKind } from '#domain/notices/notice.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { longestWait } from '#domain/waiting-list/wished-times.ts';
import { goodOfAppointments } from './booking/booking-ports.ts';
import { visitMailKind } from './booking/mail-code-record.ts';

const day = 86_400_000;
/** How long a visit is kept after its time: half a year, so that a person can prove that they came. */
export const visitsKept = 183 * day;

/** How long a place on the waiting list is kept after somebody joined: a month more than anybody can wait. */
export const placesKept = (longestWait + 30) * day;
/**
 * How long it is kept that a time was given back, that a mail was sent and that somebody was to be called: for questions
 * about it.
 */
export const freedKept = 30 * day;

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'eraseRecords'>;
  readonly realms: Pick<RealmRegister, 'towns'>;
}

/**
 * Erases visits with their names half a year after their time, codes that were mailed the day after, and what was kept of the
 * waiting list. Who waits no longer has no name there before.
 */
export const forgetOldVisits =
  ({ goodsRecords, realms }: Ports) =>
  async (by: Instant): Promise<void> => {
    for (const { realm } of await realms.towns()) {
      const good = goodOfAppointments(realm);
      // oxlint-disable no-await-in-loop -- one town after the other
      for (const kind of [visitKind, visitCodeKind, counterDeskKind, closureKind, closedVisitKind])
        await goodsRecords.eraseRecords(good, kind, by - visitsKept);
      await goodsRecords.eraseRecords(good, visitMailKind, by - day);
      await goodsRecords.eraseRecords(good, waitingPlaceKind, by - placesKept);
      for (const kind of [freedKind, noticeKind, personToCallKind])
        await goodsRecords.eraseRecords(good, kind, by - freedKept);
      // oxlint-enable no-await-in-loop
    }
  };
