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
import { waitingTown } from '#fixtures/builders/appointments/waiting-town.ts';
import { forgetOldVisits, freedKept, placesKept, visitsKept } from './forget-old-visits.ts';

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

it('the waiting list is forgotten a month after the last wait, and what was given back a month after its time', async () => {
  const { goods, book, wait, back, view, take } = waitingTown();
  await book('a', tomorrowAt(9));
  await wait('w', { identity: 1 });
  const joined = (await view('w'))?.place.joined ?? 0;
  await back('a');
  await take('w', tomorrowAt(9));
  const forget = forgetOldVisits({ goodsRecords: goods, realms: { towns: async () => [town] } });
  const all = { owner: null, from: null, until: null, limit: 99, after: null };
  const count = async (kind: string) =>
    (await goods.list({ realm: town.realm, good: 'appointments' }, { kind, ...all })).length;
  await forget(tomorrowAt(9) + freedKept);
  expect([await count('waiting'), await count('freedTime')]).toEqual([1, 1]);
  await forget(tomorrowAt(9) + freedKept + 1);
  expect([await count('waiting'), await count('freedTime'), await count('notice')]).toEqual([1, 0, 0]);
  await forget(joined + placesKept);
  expect(await count('waiting')).toBe(1);
  await forget(joined + placesKept + 1);
  expect(await count('waiting')).toBe(0);
});
