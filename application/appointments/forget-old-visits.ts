import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { counterDeskKind } from '#domain/appointments/counter-desk.ts';
import { visitCodeKind, visitKind } from '#domain/appointments/visit-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { goodOfAppointments } from './booking/booking-ports.ts';
import { visitMailKind } from './booking/mail-code-record.ts';

const day = 86_400_000;
/** How long a visit is kept after its time: half a year, so that a person can prove that they came. */
export const visitsKept = 183 * day;

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'eraseRecords'>;
  readonly realms: Pick<RealmRegister, 'towns'>;
}

/** Erases visits with their names half a year after their time, and codes that were mailed the day after. */
export const forgetOldVisits =
  ({ goodsRecords, realms }: Ports) =>
  async (by: Instant): Promise<void> => {
    for (const { realm } of await realms.towns()) {
      const good = goodOfAppointments(realm);
      // oxlint-disable no-await-in-loop -- one town after the other
      for (const kind of [visitKind, visitCodeKind, counterDeskKind])
        await goodsRecords.eraseRecords(good, kind, by - visitsKept);
      await goodsRecords.eraseRecords(good, visitMailKind, by - day);
      // oxlint-enable no-await-in-loop
    }
  };
