import { expect, it } from 'vitest';
import {
  tomorrowAt,
  askedConfirmation,
  askedHold,
  bookingCouncil,
  bookingTown as town,
} from '#fixtures/builders/appointments/booking-town.ts';
import { confirmAppointment } from './booking/confirm-appointment.ts';
import { holdAppointment } from './booking/hold-appointment.ts';
import { forgetOldVisits, visitsKept } from './forget-old-visits.ts';

it('a visit is forgotten half a year after its time, to the millisecond, and not before', async () => {
  const { ports, goods } = bookingCouncil();
  await holdAppointment(ports)(town, askedHold('a'));
  await confirmAppointment(ports)(town, askedConfirmation('a'));
  const forget = forgetOldVisits({ goodsRecords: goods, realms: { towns: async () => [town] } });
  const kept = async () =>
    (
      await Promise.all(
        ['visit', 'visitCode'].map((kind) =>
          goods.list(
            { realm: town.realm, good: 'appointments' },
            { kind, owner: null, from: null, until: null, limit: 9, after: null },
          ),
        ),
      )
    ).map((records) => records.length);
  await forget(tomorrowAt(9) + visitsKept);
  expect(await kept()).toEqual([1, 1]);
  await forget(tomorrowAt(9) + visitsKept + 1);
  expect(await kept()).toEqual([0, 0]);
});
