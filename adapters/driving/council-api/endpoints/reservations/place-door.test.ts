import { describe, expect, it } from 'vitest';
import { extendReservation } from '#application/reservations/change-reservation.ts';
import type { MinuteWork } from '#application/scarcity/holds/hold-gate.ts';
import { viewReservation } from '#application/reservations/view-reservation.ts';
import { doWork } from '#domain/scarcity/work/work-proof.ts';
import { left, right } from '#domain/shared/result.ts';
import { reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { pavilion } from '#fixtures/builders/reservations/venue.ts';
import { hashingKeys } from '#fixtures/memory/voting-keys.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { placeDoor } from './place-door.ts';

const minute = 60_000;
const stranger = {
  category: 'fuera',
  visitor: { written: { identity: '00000000T', birthDay: null }, isAtDesk: false },
};

/** A venue at whose door so many strangers hold a place. */
function doorWith(strangers: number) {
  const { ports, asks, find, site, good, clock } = reservingTown(pavilion);
  const door = placeDoor({ ...ports, keys: hashingKeys() } as unknown as ServerParts);
  const venue = { site, good };
  const reserved = async (id: string, more: object = {}) => {
    await asks(id, more);
    return find(id);
  };
  return { ports, asks, door, venue, clock, find, reserved, strangers, good };
}
const workOf = (refused: unknown) => {
  const fault = refused as MinuteWork;
  return { minute: fault.minute, tries: fault.tries, counters: doWork(fault) ?? [] };
};

async function crowded() {
  const town = doorWith(20);
  const first = await town.reserved('first', stranger);
  for (let n = 0; n < 20; n += 1) town.door.held(town.venue, { ...first, id: `hold ${n}` });
  return { ...town, first };
}

describe('a reservation of somebody of whom only a number is known', () => {
  it('takes work while much is held; that of a neighbour does not, and what is there is answered', async () => {
    const { door, venue } = await crowded();
    const asked = { key: 'a', people: 'fuera' };
    const refused = await door.whyNot(venue, asked);
    expect(refused).toMatchObject({ kind: 'reservationRefused', where: 'workNeeded' });
    const work = workOf((refused as unknown as { faults: object[] }).faults[0]);
    expect(await door.whyNot(venue, { ...asked, work })).toBeNull();
    expect(await door.whyNot(venue, { ...asked, key: 'b', work })).not.toBeNull();
    expect(await door.whyNot(venue, { ...asked, people: 'vecino' })).toBeNull();
    expect(await door.whyNot(venue, { ...asked, key: 'first' })).toBeNull();
  });

  it('is kept longer for work each time', async () => {
    const { door, venue, first, ports, good } = await crowded();
    const one = { ...venue, reservation: first };
    const work = workOf(await door.whyNotLonger(one, null));
    expect(await door.whyNotLonger(one, work)).toBeNull();
    await extendReservation(ports)(good, 'first');
    expect(await door.whyNotLonger(one, work)).toMatchObject({ kind: 'workNeeded' });
    const known = { ...first, category: 'vecino' };
    expect(await door.whyNotLonger({ ...venue, reservation: known }, null)).toBeNull();
  });

  it('counts while it is not paid, and if it costs nothing', async () => {
    const { door, venue, reserved, find } = doorWith(0);
    const one = await reserved('one', stranger);
    for (let n = 0; n < 30; n += 1) {
      door.held(venue, { ...one, id: `paid ${n}`, state: 'booked' });
      door.held(venue, { ...one, id: `neighbour ${n}`, category: 'vecino' });
    }
    expect(await door.whyNot(venue, { key: 'a', people: 'fuera' })).toBeNull();
    for (let n = 0; n < 20; n += 1)
      door.held(venue, { ...(await find('one')), id: `free ${n}`, state: 'booked', total: 0 as never });
    expect(await door.whyNot(venue, { key: 'a', people: 'fuera' })).not.toBeNull();
  });

  it('comes back at a moment of the five minutes after its hold, which its holder is not told', async () => {
    const { ports, asks, reserved, clock, good } = doorWith(0);
    const one = await reserved('one', stranger);
    const until = clock.at + 10 * minute;
    expect((await viewReservation(ports)(good, one)).until).toBe(until);
    clock.at = until;
    expect(await viewReservation(ports)(good, one)).toMatchObject({ state: 'ended', until: null });
    expect(await extendReservation(ports)(good, 'one')).toEqual(left({ kind: 'notHeld' }));
    expect(await asks('two')).toEqual(left({ kind: 'taken' }));
    clock.at += 5 * minute;
    expect(await asks('three')).toMatchObject(right({ state: 'held' }));
  });
});
