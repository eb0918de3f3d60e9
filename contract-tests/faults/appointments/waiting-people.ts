import { expect, it } from 'vitest';
import { giveAppointmentBack } from '#application/appointments/booking/give-appointment-back.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { bookingTown as town, tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { waitingTown } from '#fixtures/builders/appointments/waiting-town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { BookingDatabase } from './racing-people.ts';

const hour = 3_600_000;

async function twoProcesses(open: () => Promise<BookingDatabase>) {
  const { stores, books } = await open();
  const [one, two] = stores.map((stored) => waitingTown(undefined, stored)) as [
    ReturnType<typeof waitingTown>,
    ReturnType<typeof waitingTown>,
  ];
  return {
    one,
    two,
    faults: async () => (await auditGoods({ books })()).flatMap((audit) => audit.faults),
    setTime: (at: number) => {
      one.setTime(at);
      two.setTime(at);
    },
  };
}

/** How people wait on a real database, through two processes of a server. */
export function waitingPeople(open: () => Promise<BookingDatabase>): void {
  it('a time that was given back is offered to one person, however many processes pass it on at once', async () => {
    const { one, two, faults, setTime } = await twoProcesses(open);
    await one.book('a', tomorrowAt(11), 100);
    const ids = ['w1', 'w2', 'w3', 'w4'];
    // oxlint-disable-next-line no-await-in-loop -- they join one after the other
    for (const [n, id] of ids.entries()) await one.wait(id, { identity: n + 1 });
    await giveAppointmentBack(one.ports)(town.realm, 'a', 'sender');
    const offered = async () => {
      const seen = await Promise.all(ids.map((id) => two.view(id)));
      return seen.flatMap((place, n) => (place?.place.offer == null ? [] : [ids[n]]));
    };
    await Promise.all([one.sweep(), two.sweep(), one.sweep(), two.sweep()]);
    expect(await offered()).toEqual(['w1']);
    setTime(noon + hour);
    await Promise.all([one.sweep(), two.sweep(), one.sweep(), two.sweep()]);
    expect(await offered()).toEqual(['w2']);
    // The one who lets go and the one who takes at the same time are the same person: one of both holds.
    const at = tomorrowAt(11);
    const [taken, gone] = await Promise.all([one.take('w2', at), two.letGo('w2', at)]);
    expect([isLeft(taken), isLeft(gone)].filter((isRefused) => !isRefused)).toHaveLength(1);
    const visit = await two.read('w2');
    expect(visit === null).toBe(isLeft(taken));
    expect(await offered()).toEqual(isLeft(taken) ? ['w3'] : []);
    expect(await faults()).toEqual([]);
  });

  it('an offer that is taken twice at once, and by who comes at its last millisecond, is one appointment', async () => {
    const { one, two, faults, setTime } = await twoProcesses(open);
    await one.book('a', tomorrowAt(12), 100);
    await one.wait('w', { identity: 1 });
    await one.wait('next', { identity: 2 });
    await one.back('a');
    setTime(noon + hour - 1);
    const taken = await Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? one : two).take('w', tomorrowAt(12))));
    expect(taken.some((done) => !isLeft(done))).toBe(true);
    setTime(noon + hour);
    await Promise.all([one.sweep(), two.sweep()]);
    expect((await two.view('next'))?.place.offer).toBeNull();
    expect((await two.read('w'))?.visit.state).toBe('confirmed');
    expect(await faults()).toEqual([]);
  });
}
