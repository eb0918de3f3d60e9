import { expect, it } from 'vitest';
import { giveReservationBack } from '#application/reservations/give-reservation-back.ts';
import { freePlace } from '#application/reservations/waiting/free-place.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { isLeft } from '#domain/shared/result.ts';
import { hourOf, type ReservingStores } from '#fixtures/builders/reservations/reserving-town.ts';
import { waitingVenue } from '#fixtures/builders/reservations/waiting-venue.ts';
import type { BookingDatabase } from '../appointments/racing-people.ts';

const at = hourOf(20, 19);
const hour = 3_600_000;

/** How people wait for the places of a venue on a real database, through two processes of a server. */
export function waitingAtVenues(open: () => Promise<BookingDatabase>): void {
  it('an hour that was given back is offered to one person and is one reservation, however many processes pass it on and take it', async () => {
    const { stores, books } = await open();
    const [one, two] = stores.map((stored) => waitingVenue(stored as Partial<ReservingStores>)) as [
      ReturnType<typeof waitingVenue>,
      ReturnType<typeof waitingVenue>,
    ];
    await one.books('mine');
    for (const person of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- they join one after the other
      await one.wait(`w${person}`, person);
      one.clock.at += 1;
      two.clock.at += 1;
    }
    const freeing = freePlace(one.ports, one.of);
    await giveReservationBack({ ...one.ports, freeing })(one.good, 'mine');
    expect(await two.isFree(at)).toBe(false);
    const offered = async () => {
      const seen = await Promise.all(['w1', 'w2', 'w3'].map((id) => two.view(id)));
      return seen.flatMap((found) => (found?.place.offer == null ? [] : [found.place.id]));
    };
    await Promise.all([one.sweep(), two.sweep(), one.sweep(), two.sweep()]);
    expect(await offered()).toEqual(['w1']);
    one.clock.at += hour;
    two.clock.at += hour;
    await Promise.all([one.sweep(), two.sweep()]);
    expect(await offered()).toEqual(['w2']);
    // Two devices of one person: one takes it while the other lets it go, and one of both holds.
    const [taken, gone] = await Promise.all([one.take('w2', at), two.letGo('w2', at)]);
    expect([isLeft(taken), isLeft(gone)].filter((isRefused) => !isRefused)).toHaveLength(1);
    if (!isLeft(taken)) expect(await two.find('w2')).toMatchObject({ state: 'held', start: at });
    expect(await offered()).toEqual(isLeft(taken) ? ['w3'] : []);
    expect((await auditGoods({ books })()).flatMap((audit) => audit.faults)).toEqual([]);
  });
}
