import { expect, it } from 'vitest';
import { giveAppointmentBack } from '#application/appointments/booking/give-appointment-back.ts';
import { confirmAppointment } from '#application/appointments/booking/confirm-appointment.ts';
import { holdAppointment } from '#application/appointments/booking/hold-appointment.ts';
import { readVisit } from '#application/appointments/booking/read-visit.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { GoodsBooks } from '#application/ports/server/scarcity/goods-books.ts';
import { isLeft } from '#domain/shared/result.ts';
import {
  askedConfirmation,
  askedHold,
  bookingCouncil,
  type BookingStores,
  bookingTown as town,
  tomorrowAt,
} from '#fixtures/builders/appointments/booking-town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

/** One database as two processes of a server have it. */
export interface BookingDatabase {
  readonly stores: readonly [BookingStores, BookingStores];
  readonly books: GoodsBooks;
  readonly steps: StepStore;
}

const racers = 500;
const spellings = ['12345678Z', '12.345.678-z', ' 12345678 Z '];

const times = (count: number) => Array.from({ length: count }, (_, n) => n);
const done = <T>(outcomes: readonly T[], is: (one: T) => boolean): number => outcomes.filter(is).length;

const obras = { services: ['obras'] };

async function openedTown(open: () => Promise<BookingDatabase>) {
  const { stores, books } = await open();
  const councils = stores.map((one) => bookingCouncil(undefined, {}, one));
  const [first, second] = councils as [ReturnType<typeof bookingCouncil>, ReturnType<typeof bookingCouncil>];
  const faults = async () => (await auditGoods({ books })()).flatMap((one) => one.faults);
  return { ports: [first.ports, second.ports] as const, first, second, faults };
}

/** What racers do with appointments, on a real database: each time is given once, each person has one. */
export function racingPeople(open: () => Promise<BookingDatabase>): void {
  it(`of ${racers} who want the last time, through two processes, gives it to one`, async () => {
    const { ports, faults } = await openedTown(open);
    const asked = times(racers).map((n) =>
      holdAppointment(ports[n % 2 === 0 ? 0 : 1])(town, askedHold(`r${n}`, obras)),
    );
    const outcomes = await Promise.all(asked);
    expect(done(outcomes, (one) => !isLeft(one))).toBe(1);
    expect(done(outcomes, (one) => isLeft(one) && one.left.kind === 'taken')).toBe(racers - 1);
    expect(await faults()).toEqual([]);
  });

  it('gives one appointment to a person who confirms a dozen at once, in three spellings', async () => {
    const { ports, faults } = await openedTown(open);
    const ids = times(12).map((n) => `p${n}`);
    // oxlint-disable-next-line no-await-in-loop -- each holds another time
    for (const [n, id] of ids.entries())
      await holdAppointment(ports[0])(town, askedHold(id, { at: tomorrowAt(10, n * 10) }));
    const outcomes = await Promise.all(
      ids.map((id, n) => {
        const written = { identity: spellings[n % 3] ?? '', birthDay: '1984-03-02' };
        return confirmAppointment(ports[n % 2 === 0 ? 0 : 1])(town, askedConfirmation(id, { written }));
      }),
    );
    expect(done(outcomes, (one) => !isLeft(one))).toBe(1);
    expect(done(outcomes, (one) => isLeft(one) && one.left.kind === 'hasOpen')).toBe(11);
    expect(await faults()).toEqual([]);
  });
}

/** What is lost, sent again or left, on a real database: nothing is given twice, and nothing is lost. */
export function lostAnswers(open: () => Promise<BookingDatabase>): void {
  it('goes on in another process after the one that held the time has ended, and frees what nobody confirmed', async () => {
    const { ports, second, faults } = await openedTown(open);
    await holdAppointment(ports[0])(town, askedHold('a'));
    await holdAppointment(ports[0])(town, askedHold('b', { ...obras, at: tomorrowAt(11) }));
    const confirmed = await Promise.all([
      confirmAppointment(ports[1])(town, askedConfirmation('a')),
      confirmAppointment(ports[1])(town, askedConfirmation('a')),
    ]);
    const codes = confirmed.map((one) => (isLeft(one) ? one.left.kind : one.right.code));
    expect(new Set(codes).size).toBe(1);
    second.setTime(noon + 15 * 60_000);
    expect((await readVisit(ports[1])(town.realm, 'b'))?.visit.state).toBe('ended');
    const again = await holdAppointment(ports[1])(town, askedHold('c', { ...obras, at: tomorrowAt(11) }));
    expect(isLeft(again)).toBe(false);
    expect(await faults()).toEqual([]);
  });

  it('gives a time back once, however often it is sent, and shows it to nobody at once', async () => {
    const { ports, faults } = await openedTown(open);
    await holdAppointment(ports[0])(town, askedHold('a', obras));
    const { written, ...asked } = askedConfirmation('a', { channel: 'desk' });
    await confirmAppointment(ports[0])(town, { ...asked, written });
    const back = await Promise.all(
      times(6).map((n) => giveAppointmentBack(ports[n % 2 === 0 ? 0 : 1])(town.realm, 'a', 'sender')),
    );
    expect(done(back, (one) => !isLeft(one))).toBeGreaterThan(0);
    expect((await readVisit(ports[1])(town.realm, 'a'))?.visit.state).toBe('cancelled');
    expect(isLeft(await holdAppointment(ports[1])(town, askedHold('b', obras)))).toBe(true);
    expect(await faults()).toEqual([]);
  });
}
