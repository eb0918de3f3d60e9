import { describe, expect, it } from 'vitest';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { olderDays, openOlderData, stores } from '#fixtures/builders/databases/older-data.ts';
import { personOf } from '#fixtures/builders/towns/crowd-files.ts';
import { make } from '#fixtures/older-data/left-behind.ts';
import { getAsStaff, postAsStaff } from '#fixtures/older-data/town-calls.ts';
import { addDays, dayAt } from '#domain/shared/calendar-day.ts';

/** The last day of programs that gave no appointments and reserved nothing in these towns. */
const beforeBookings = '2026-11-28';
const desk = 'staff/appointments';

interface Found {
  readonly items: readonly { readonly id: string; readonly code: string; readonly at: string }[];
}

/** Why staff cannot give another appointment at that time to the first person of the census who has one. */
async function whyNotAgain({ server }: TestCouncil, at: string): Promise<unknown> {
  const person = { name: 'Veí 1', identity: personOf(1).id, people: 1 };
  const wanted = { key: 'key-of-another-appointment', services: ['padron'], office: 'ajuntament', at };
  const { json } = await make(server, postAsStaff(`${desk}/bookings`, { ...wanted, ...person }));
  return (json as { readonly where?: string }).where;
}

describe.each(olderDays.filter((day) => day > beforeBookings))('bookings of the program of %s', (day) => {
  it.each(stores)(
    'go on in %s: times stay taken, people have one each, and the queue its order',
    async (store) => {
      const { council, left } = await openOlderData(day, store);
      const ask = async (path: string, body: Readonly<Record<string, unknown>>) =>
        (await make(council.server, postAsStaff(`${desk}/${path}`, body))).json;
      const { items } = (await ask('visits/find', { text: 'Veí' })) as Found;
      expect(items).toHaveLength(2);
      const [first = { id: '', code: '', at: '' }] = items;
      expect(await whyNotAgain(council, first.at)).toBe('hasOpen');
      // Who came first is called second: the other one needed to go earlier, and was called that day.
      const called = await ask('offices/ajuntament/next', { desk: '2' });
      expect(called).toMatchObject({ visit: { code: 'A-001', state: 'called', desk: '2' } });
      const tomorrow = addDays(dayAt(Date.parse(left.noon), 'Europe/Madrid'), 1);
      const back = { day: tomorrow, reason: 'Festa', isTold: false };
      expect(await ask(`offices/ajuntament/visits/${first.id}/back`, back)).toMatchObject({
        state: 'cancelled',
      });
      const calls = (await make(council.server, getAsStaff(`${desk}/calls`))).json as Found;
      expect(calls.items).toHaveLength(2);
      const venue = await make(
        council.server,
        getAsStaff(`staff/reservations/venues/pista/day?day=${tomorrow}`),
      );
      expect(venue.json).toMatchObject({ items: [{ state: 'booked' }, { state: 'returned' }] });
      expect((await council.council.audit([])).flatMap(({ broken }) => broken)).toEqual([]);
      expect(council.log).toEqual([]);
    },
  );
});
