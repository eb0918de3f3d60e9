import { describe, expect, it } from 'vitest';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { hall, pavilion } from '#fixtures/builders/reservations/venue.ts';
import { left, right } from '#domain/shared/result.ts';
import { listStrikes } from './list-strikes.ts';
import { walkInsNow } from './walk-ins-now.ts';
import { viewReservation } from '../view-reservation.ts';

const minute = 60_000;
const atDesk = { visitor: { written: { identity: '00000000T', birthDay: null }, isAtDesk: true } };

/** A pavilion at 18.22, of which court 2 has somebody until 19.00. */
async function evening() {
  const town = reservingTown(pavilion);
  await town.books('theirs', { start: hourOf(20, 18) });
  await town.books('late', { place: 'pista1', start: hourOf(20, 20), ...atDesk });
  town.clock.at = hourOf(20, 18) + 22 * minute;
  const walkIns = () => walkInsNow(town.ports)(town.site, town.good);
  return { ...town, walkIns };
}

describe('who walks in after an hour has begun', () => {
  it('is offered what is left of it, place by place', async () => {
    const { walkIns, clock } = await evening();
    // Who does not come has lost court 2 at 18.15.
    const start = hourOf(20, 18) + 20 * minute;
    expect(await walkIns()).toEqual([
      { place: 'pabellon', start, minutes: [10, 40, 70, 100] },
      { place: 'pista1', start, minutes: [10, 40, 70, 100] },
      { place: 'pista2', start, minutes: [10, 40, 70, 100] },
      { place: 'pista3', start, minutes: [10, 40, 70, 100] },
    ]);
    clock.at = hourOf(20, 18) + 10 * minute;
    expect((await walkIns()).map(({ place }) => place)).toEqual(['pista1', 'pista3']);
    const closed = reservingTown(hall);
    expect(await walkInsNow(closed.ports)(closed.site, closed.good)).toEqual([]);
  });

  it('has it at once, pays for what is left by card or in cash, and does not lose it for being late', async () => {
    const { asks, walkIns, clock, accounts, ports, good, site } = await evening();
    const before = accounts();
    const [offered] = await walkIns();
    const here = { place: 'pista3', start: offered?.start ?? 0, minutes: 40, ...atDesk };
    clock.at += 5 * minute;
    const made = await asks('now', { ...here, desk: 'card' });
    // 40 minutes of 6 € and of 2 € of light for an hour.
    expect(made).toMatchObject(right({ state: 'booked', total: 533, desk: 'card', end: hourOf(20, 19) }));
    expect(await asks('now', { ...here, desk: 'card' })).toEqual(made);
    expect((accounts()['card'] ?? 0) - (before['card'] ?? 0)).toBe(533);
    clock.at = hourOf(20, 18) + 50 * minute;
    expect((await viewReservation(ports)(good, (made as never)['right'])).state).toBe('entered');
    expect(await listStrikes(ports)(good, site.venue.strikes)).toHaveLength(1);
    expect(accounts()['cash']).toBe(before['cash']);
  });

  it('does not have it over the web, nor for a length that ends within an hour, nor after ten minutes', async () => {
    const { asks, walkIns, clock } = await evening();
    const [offered] = await walkIns();
    const here = { place: 'pista3', start: offered?.start ?? 0, ...atDesk };
    const visitor = { ...atDesk.visitor, isAtDesk: false };
    expect(await asks('web', { ...here, minutes: 60, category: 'fuera', visitor })).toMatchObject(
      left({ kind: 'tooSoon' }),
    );
    expect(await asks('within', { ...here, minutes: 45 })).toEqual(left({ kind: 'taken' }));
    expect(await asks('odd', { ...here, minutes: 41 })).toMatchObject(left({ kind: 'length' }));
    clock.at = here.start + 10 * minute;
    expect(await asks('old', { ...here, minutes: 40 })).toMatchObject(left({ kind: 'length' }));
    expect(await asks('again', { ...here, minutes: 60 })).toMatchObject(left({ kind: 'tooSoon' }));
  });

  it('has it alone: who asks at the same moment at another desk is told that it is taken', async () => {
    const { asks, walkIns } = await evening();
    const [offered] = await walkIns();
    const here = { place: 'pista3', start: offered?.start ?? 0, minutes: 40 };
    const other = { written: { identity: '12345678Z', birthDay: null }, isAtDesk: true };
    const both = await Promise.all([
      asks('one', { ...here, ...atDesk }),
      asks('two', { ...here, visitor: other, place: 'pabellon' }),
    ]);
    expect(both.map((one) => one._tag).toSorted()).toEqual(['Left', 'Right']);
  });
});
