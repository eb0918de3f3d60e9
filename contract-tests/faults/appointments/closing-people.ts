import { expect, it } from 'vitest';
import { closeOffice } from '#application/appointments/closing/close-office.ts';
import { continueClosures } from '#application/appointments/closing/continue-closures.ts';
import { closedVisitsOf } from '#application/appointments/closing/read-closures.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { aClosure } from '#fixtures/builders/appointments/closure.ts';
import { bookingTown as town, tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { waitingTown } from '#fixtures/builders/appointments/waiting-town.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { BookingDatabase } from './racing-people.ts';

const people = Array.from({ length: 9 }, (_, n) => `p${n}`);

/** How a day is closed on a real database, through two processes of a server. */
export function closingPeople(open: () => Promise<BookingDatabase>): void {
  it('a day that two processes close at once, one of which dies, moves everybody once', async () => {
    const { stores, books } = await open();
    const [one, two] = stores.map((stored) => waitingTown(undefined, stored)) as [
      ReturnType<typeof waitingTown>,
      ReturnType<typeof waitingTown>,
    ];
    // oxlint-disable-next-line no-await-in-loop -- they book one after the other
    for (const [n, id] of people.entries()) await one.book(id, tomorrowAt(10, n * 20), 100 + n);
    let asked = 0;
    const ask: typeof two.ports.goods.ask = async (...request) => {
      asked += 1;
      if (asked > 3) throw new Error('killed');
      return two.ports.goods.ask(...request);
    };
    const dying = { ...two.ports, goods: { ...two.ports.goods, ask } };
    const [, lost] = await Promise.allSettled([
      closeOffice(one.ports)(town, aClosure()),
      closeOffice(dying)(town, aClosure()),
    ]);
    expect(lost.status).toBe('rejected');
    expect(await closeOffice(two.ports)(town, aClosure())).toEqual(right(0));
    const visits = await Promise.all(people.map((id) => two.read(id)));
    expect(visits.map((visit) => [visit?.visit.state, visit?.visit.moved])).toEqual(
      people.map(() => ['confirmed', 1]),
    );
    expect(visits.every((visit) => (visit?.visit.at ?? 0) > tomorrowAt(24))).toBe(true);
    expect(await closedVisitsOf(two.ports)(town.realm, aClosure().id)).toHaveLength(people.length);
    const faults = (await auditGoods({ books })()).flatMap((audit) => audit.faults);
    expect(faults).toEqual([]);
    expect(isLeft(await closeOffice(one.ports)(town, aClosure({ reason: 'Otra' })))).toBe(true);
  });

  it('a day whose closing died goes on by itself in two processes, and moves everybody once', async () => {
    const { stores, books } = await open();
    const [one, two] = stores.map((stored) => waitingTown(undefined, stored)) as [
      ReturnType<typeof waitingTown>,
      ReturnType<typeof waitingTown>,
    ];
    // oxlint-disable-next-line no-await-in-loop -- they book one after the other
    for (const [n, id] of people.entries()) await one.book(id, tomorrowAt(10, n * 20), 100 + n);
    let asked = 0;
    const ask: typeof one.ports.goods.ask = async (...request) => {
      asked += 1;
      if (asked > 3) throw new Error('killed');
      return one.ports.goods.ask(...request);
    };
    const dying = { ...one.ports, goods: { ...one.ports.goods, ask } };
    await expect(closeOffice(dying)(town, aClosure())).rejects.toThrow('killed');
    await Promise.all([one, two].map(({ ports }) => continueClosures(ports)(town)));
    const visits = await Promise.all(people.map((id) => two.read(id)));
    expect(visits.map((visit) => [visit?.visit.state, visit?.visit.moved])).toEqual(
      people.map(() => ['confirmed', 1]),
    );
    expect(await closedVisitsOf(two.ports)(town.realm, aClosure().id)).toHaveLength(people.length);
    expect((await auditGoods({ books })()).flatMap((audit) => audit.faults)).toEqual([]);
  });
}
