import { expect, it } from 'vitest';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { pavilion } from '#fixtures/builders/reservations/venue.ts';
import { placesKept } from '#application/appointments/forget-old-visits.ts';
import { waitingVenue } from '#fixtures/builders/reservations/waiting-venue.ts';
import { forgetOldReservations, reservationsKept } from './forget-old-reservations.ts';
import { readReservation } from './read-reservation.ts';

it('reservations and what was kept of their holders are erased a year after, to the millisecond, and no other good is', async () => {
  const { books, ports, goods, good, clock } = reservingTown(pavilion);
  await books('one');
  await books('two', { start: hourOf(21, 10) });
  const other = { ...good, good: 'vouchers/otono' };
  const record = { kind: 'reservation', id: 'x', owner: '', at: 0, version: 1, body: {} };
  const bare = { key: 'k', bodyHash: '', at: 0, by: '', acts: [], money: [] };
  await goods.ask(other, { ...bare, records: [record] });
  const forget = forgetOldReservations({ goodsRecords: goods, realms: { towns: async () => [good] } });
  const left = async () =>
    (await Promise.all(['one', 'two'].map((id) => readReservation(ports)(good, id)))).map(
      (one) => one !== null,
    );
  await forget(hourOf(20, 19) + reservationsKept);
  expect(await left()).toEqual([true, true]);
  await forget(hourOf(20, 19) + reservationsKept + 1);
  expect(await left()).toEqual([false, true]);
  const visitors = { kind: 'visitor', owner: null, from: null, until: null, limit: 10, after: null };
  expect(await goods.list(good, visitors)).toEqual([]);
  expect(clock.at).toBeLessThan(hourOf(20, 19));
  expect(await goods.record(other, 'reservation', 'x')).not.toBeNull();
});

it('who waited at a venue is forgotten as long after they joined as at a desk', async () => {
  const { wait, view, goods, good, clock } = waitingVenue();
  await wait('w', 1);
  const forget = forgetOldReservations({ goodsRecords: goods, realms: { towns: async () => [good] } });
  await forget(clock.at + placesKept);
  expect(await view('w')).not.toBeNull();
  await goods.ask(
    { ...good, good: 'appointments' },
    {
      key: 'k',
      bodyHash: '',
      at: 0,
      by: '',
      acts: [],
      money: [],
      records: [{ kind: 'waiting', id: 'a', owner: '', at: 0, version: 1, body: {} }],
    },
  );
  await forget(clock.at + placesKept + 1);
  expect(await view('w')).toBeNull();
  expect(await goods.record({ ...good, good: 'appointments' }, 'waiting', 'a')).not.toBeNull();
});
