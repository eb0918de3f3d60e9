import { describe, expect, it } from 'vitest';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { pavilion } from '#fixtures/builders/reservations/venue.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { seenReservationsIn } from './list-reservations.ts';
import { displaceReservations } from './staff/displace-reservations.ts';
import { eventIn } from '#domain/reservations/council-event.ts';
import { enterByLetters } from './staff/enter-by-letters.ts';
import { weekOfVenue } from './week-of-venue.ts';
import { left, right } from '#domain/shared/result.ts';

const [minute, today] = [60_000, '2026-11-18' as CalendarDay];
const bob = {
  category: 'fuera',
  visitor: { written: { identity: '00000000T', birthDay: null }, isAtDesk: false },
};

describe('a week of a venue', () => {
  const week = (town: ReturnType<typeof reservingTown>, more: object = {}) =>
    weekOfVenue(town.ports)(town.site, town.good, { first: today, days: 7, minutes: 60, ...more });

  it('has the free starts of each place, from now on: those of a pavilion are those of all its courts', async () => {
    const town = reservingTown(pavilion);
    await town.asks('one');
    const days = await week(town);
    const startsOf = (day: number, place: string) =>
      days[day]?.places.find((one) => one.place === place)?.starts ?? [];
    expect(startsOf(0, 'pista1')[0]).toBe(hourOf(18, 12.5));
    expect(startsOf(1, 'pista1')).toHaveLength(25);
    expect(startsOf(1, 'pista1').at(-1)).toBe(hourOf(19, 21));
    for (const place of ['pista2', 'pabellon']) {
      expect(startsOf(2, place)).toHaveLength(22);
      expect(startsOf(2, place)).not.toContain(hourOf(20, 18.5));
    }
    expect(startsOf(2, 'pista3')).toHaveLength(25);
  });

  it('has none on holidays, and none after the last day on which somebody may reserve', async () => {
    const town = reservingTown({ ...pavilion, rules: { ...pavilion.rules, windowDays: 2 } });
    const open = (await week(town)).map(({ isOpen, places }) => [
      isOpen,
      (places[0]?.starts.length ?? 0) > 0,
    ]);
    expect(open.slice(1, 5)).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [true, false],
    ]);
    town.clock.at = hourOf(24, 12, '2026-12');
    const [, christmas] = await week(town, { first: '2026-12-24', days: 2 });
    expect(christmas).toMatchObject({ day: '2026-12-25', isOpen: false, closed: 'holiday', hours: [] });
  });

  it('says when it is open, and why it is not', async () => {
    const opening = {
      ...pavilion.opening,
      rules: pavilion.opening.rules.map((rule) => ({ ...rule, weekdays: [3, 4] as const })),
      exceptions: [
        { firstDay: '2026-11-19' as CalendarDay, lastDay: '2026-11-19' as CalendarDay, hours: [] },
      ],
    };
    const days = await week(reservingTown({ ...pavilion, opening }));
    expect(days.slice(0, 3).map(({ closed }) => closed)).toEqual([null, 'exception', 'noRule']);
    expect(days[0]?.hours).toEqual([{ from: hourOf(18, 9), until: hourOf(18, 22) }]);
    const always = { ...pavilion.opening, onHolidays: true };
    const town = reservingTown({ ...pavilion, opening: { ...always, rules: [] } });
    expect((await week(town, { first: '2026-12-25', days: 1 }))[0]?.closed).toBe('noRule');
  });

  it('says what the council needs a place for, day by day, also of its parts', async () => {
    const town = reservingTown(pavilion);
    const reason = 'Mesa electoral';
    const [from, until] = [hourOf(20, 20), hourOf(21, 11)];
    const event = { id: 'mesa', places: ['pista1'], from, until, reason };
    await displaceReservations(town.ports)('vilanova' as never, town.site, event, 'Neus');
    const days = await week(town);
    const eventsOf = (day: number, place: string) =>
      days[day]?.places.find((one) => one.place === place)?.events;
    expect(eventsOf(2, 'pista1')).toEqual([{ from, until: hourOf(21, 0), reason }]);
    expect(eventsOf(3, 'pabellon')).toEqual([{ from: hourOf(21, 0), until, reason }]);
    expect(eventsOf(2, 'pista2')).toEqual([]);
    expect(eventsOf(4, 'pista1')).toEqual([]);
    expect(() => eventIn({ body: {} })).toThrow('cannot be read');
    // The first ones had one place, and did not say whom they had displaced.
    const first = { id: 'mesa', place: 'pista1', from: 1, until: 2, reason: 'Mesa electoral' };
    const { place, ...kept } = first;
    expect(eventIn({ body: first })).toEqual({ ...kept, places: [place], displaced: [] });
  });

  it('offers only what can be reserved, one after the other, on days of any length', async () => {
    const always = {
      ...pavilion,
      opening: {
        ...pavilion.opening,
        rules: pavilion.opening.rules.map((rule) => ({ ...rule, hours: [{ from: 0, to: 1440 }] })),
      },
      rules: { ...pavilion.rules, perWeek: null, before: 5, after: 5 },
      strikes: null,
    };
    for (const [month, day] of [
      ['2027-03', 28],
      ['2026-10', 25],
    ] as const) {
      const town = reservingTown(always);
      town.clock.at = hourOf(day - 2, 12, month);
      const first = addDays(`${month}-${day}` as CalendarDay, 0);
      let booked = 0;
      for (;;) {
        const [one] = await week(town, { first, days: 1 });
        const place = one?.places
          .filter(({ place: id }) => id !== 'pabellon')
          .find(({ starts }) => starts.length > 0);
        const start = place?.starts[0];
        if (place === undefined || start === undefined) break;
        const number = String(booked + 1).padStart(8, '0');
        const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';
        const identity = `${number}${letters.charAt((booked + 1) % 23)}`;
        const visitor = { written: { identity, birthDay: null }, isAtDesk: false };
        const done = await town.asks(`n${booked}`, { ...bob, visitor, place: place.place, start });
        expect(isLeft(done) ? done.left : 'reserved').toBe('reserved');
        booked += 1;
      }
      expect(booked).toBeGreaterThan(3 * 14);
    }
  });
});

describe('the door', () => {
  it('opens for the letters of a reservation, ten minutes before, and once they are used nobody gives the place up', async () => {
    const { books, ports, good, clock, find } = reservingTown(pavilion);
    const { letters } = await books('one');
    const enter = (typed: string) => enterByLetters(ports)(good, typed, 'Neus');
    clock.at = hourOf(20, 19) - 10 * minute - 1;
    expect(await enter(letters)).toEqual(left({ kind: 'tooEarly', at: clock.at + 1 }));
    clock.at += 1;
    const typed = `${letters.slice(0, 4)}-${letters.slice(4)}`.toLowerCase();
    expect(await enter(typed)).toMatchObject(right({ isAgain: false, reservation: { id: 'one' } }));
    expect(await enter(letters)).toMatchObject(right({ isAgain: true }));
    clock.at = hourOf(20, 20);
    const day = { from: hourOf(20, 0), until: hourOf(21, 0) };
    expect(await seenReservationsIn(ports)(good, day)).toMatchObject([{ state: 'entered' }]);
    expect((await find('one')).state).toBe('booked');
  });

  it('stays shut for unknown letters, after the place was given up, and for what is not booked', async () => {
    const { books, asks, find, ports, good, clock } = reservingTown(pavilion);
    const { letters } = await books('one');
    await asks('held', { place: 'pista1', start: hourOf(18, 12.5) });
    const enter = (typed: string) => enterByLetters(ports)(good, typed, 'Neus');
    expect(await enter('7K2Q')).toEqual(left({ kind: 'unknownLetters' }));
    expect(await enter('7K2QRA5D')).toEqual(left({ kind: 'unknownLetters' }));
    expect(await enter((await find('held')).letters)).toEqual(left({ kind: 'notBooked' }));
    clock.at = hourOf(20, 19) + 15 * minute;
    expect(await enter(letters)).toEqual(left({ kind: 'givenUp' }));
    expect(await asks('after', { ...bob, start: hourOf(20, 19.5) })).toMatchObject(right({}));
    // It is given back in the moment in which its holder comes.
    const other = reservingTown(pavilion);
    const own = await other.books('one');
    other.clock.at = hourOf(20, 19);
    const goods = { ...other.ports.goods, ask: async () => left({ kind: 'wrongStatus' } as never) };
    expect(await enterByLetters({ ...other.ports, goods })(other.good, own.letters, 'Neus')).toEqual(
      left({ kind: 'notBooked' }),
    );
  });

  it('opens ten minutes before where nobody is given up', async () => {
    const { books, ports, good, clock } = reservingTown({ ...pavilion, entry: null });
    const { letters } = await books('one');
    clock.at = hourOf(20, 19) - 11 * minute;
    expect(await enterByLetters(ports)(good, letters, 'Neus')).toMatchObject(left({ kind: 'tooEarly' }));
    clock.at = hourOf(20, 19.9);
    expect(await enterByLetters(ports)(good, letters, 'Neus')).toMatchObject(right({}));
  });
});

it('the reservations of a long time are all read, page by page', async () => {
  const { ports, good } = reservingTown(pavilion);
  const body = {
    letters: 'X',
    take: { pool: 'cells', pieces: 1, cells: [] },
    state: 'ended',
    start: 0,
    end: 1,
  };
  for (let n = 0; n < 1001; n += 1)
    await ports.goods.ask(good, {
      key: `n${n}`,
      bodyHash: '',
      at: 0,
      by: '',
      acts: [],
      money: [],
      records: [{ kind: 'reservation', id: `n${n}`, owner: 'x', at: n % 7, version: 1, body }],
    });
  const seen = await seenReservationsIn(ports)(good, { from: 0, until: 7 });
  expect(new Set(seen.map(({ reservation }) => reservation)).size).toBe(1);
  expect(seen).toHaveLength(1001);
});
