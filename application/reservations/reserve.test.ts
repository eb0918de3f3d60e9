import { describe, expect, it } from 'vitest';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { hall, pavilion } from '#fixtures/builders/reservations/venue.ts';
import { left, right } from '#domain/shared/result.ts';
import { extendReservation, leaveReservation } from './change-reservation.ts';
import { reserve } from './reserve.ts';
import { viewReservation } from './view-reservation.ts';

const minute = 60_000;
const ana = { written: { identity: ' 12.345.678-z', birthDay: '1984-03-02' }, isAtDesk: false };
const at = (hour: number, day = 20) => ({ start: hourOf(day, hour) });

describe('a reservation', () => {
  it('sets a place aside for ten minutes at the price of its hour, with the light', async () => {
    const { asks, site, ports, good, clock } = reservingTown(pavilion);
    const done = await asks('one');
    expect(done).toMatchObject(
      right({
        state: 'held',
        total: 800,
        price: [
          { kind: 'use', amount: 600 },
          { kind: 'light', amount: 200 },
        ],
        terms: site.venue.terms,
        end: hourOf(20, 20),
      }),
    );
    const view = async () => {
      const { state, until, extended } = await viewReservation(ports)(good, (done as never)['right']);
      return [state, until, extended];
    };
    expect(await view()).toEqual(['held', clock.at + 10 * minute, 0]);
    clock.at += 10 * minute;
    expect(await view()).toEqual(['ended', null, 0]);
  });

  it('sent again, because its answer was lost, is the same; another one under its key is refused', async () => {
    const { asks } = reservingTown(pavilion);
    const first = await asks('one');
    expect(await asks('one')).toEqual(first);
    for (const more of [at(18), { minutes: 90 }, { place: 'pista1' }, { category: 'fuera' }])
      expect(await asks('one', more)).toEqual(left({ kind: 'otherReservation' }));
    const two = reservingTown(pavilion);
    const both = await Promise.all([two.asks('one'), two.asks('one', at(17))]);
    expect(both.map((one) => one._tag).toSorted()).toEqual(['Left', 'Right']);
  });

  it('of somebody of whom only a number is known comes back at a moment that nobody is told', async () => {
    const { asks, find, ports, good, clock } = reservingTown(pavilion);
    const visitor = { written: { identity: '00000000T', birthDay: null }, isAtDesk: false };
    const until = clock.at + 10 * minute;
    await asks('one', { category: 'fuera', visitor });
    const seen = async () => viewReservation(ports)(good, await find('one'));
    expect(await seen()).toMatchObject({ state: 'held', until });
    clock.at += minute;
    expect(await extendReservation(ports)(good, 'one')).toEqual(right('extended'));
    expect(await seen()).toMatchObject({ until: until + minute, extended: 1 });
    // Somebody left it at that very moment.
    const goods = { ...ports.goods, ask: async () => left({ kind: 'wrongStatus' } as never) };
    expect(await extendReservation({ ...ports, goods })(good, 'one')).toEqual(left({ kind: 'notHeld' }));
    clock.at = until + minute;
    expect(await seen()).toMatchObject({ state: 'ended', until: null });
    expect(await extendReservation(ports)(good, 'one')).toEqual(left({ kind: 'notHeld' }));
    expect(await asks('two')).toEqual(left({ kind: 'taken' }));
    clock.at += 5 * minute;
    expect(await asks('three')).toMatchObject(right({ state: 'held' }));
  });

  it('of a pavilion excludes its courts, and of a court the pavilion, whoever asks', async () => {
    const { asks } = reservingTown(pavilion);
    const bob = {
      category: 'fuera',
      visitor: { written: { identity: '00000000T', birthDay: null }, isAtDesk: false },
    };
    expect(await asks('court')).toMatchObject(right({}));
    expect(await asks('whole', { ...bob, place: 'pabellon' })).toEqual(left({ kind: 'taken' }));
    expect(await asks('beside', { ...bob, place: 'pista1' })).toMatchObject(right({ total: 1100 }));
    expect(await asks('later', { ...bob, ...at(20), place: 'pabellon' })).toMatchObject(right({}));
    expect(await asks('part', { ...at(20.5), place: 'pista3' })).toEqual(left({ kind: 'taken' }));
  });

  it('keeps the minutes before and after it free as well', async () => {
    const buffered = { ...pavilion, rules: { ...pavilion.rules, before: 10, after: 20 } };
    const { asks } = reservingTown(buffered);
    const bob = {
      category: 'fuera',
      visitor: { written: { identity: '00000000T', birthDay: null }, isAtDesk: false },
    };
    await asks('one');
    expect(await asks('next', { ...bob, ...at(20) })).toEqual(left({ kind: 'taken' }));
    expect(await asks('before', { ...bob, ...at(18) })).toEqual(left({ kind: 'taken' }));
    expect(await asks('after', { ...bob, ...at(20.5) })).toMatchObject(right({}));
  });

  it('is not had off the grid, in closed hours, on holidays, too soon, too far, too long, or without a price', async () => {
    const { asks, site, clock } = reservingTown(pavilion);
    const fault = async (more: object) => {
      const done = await asks(`key ${JSON.stringify(more)}`, more);
      return done._tag === 'Left' ? done.left.kind : 'reserved';
    };
    expect(await fault(at(19.25))).toBe('taken');
    expect(await fault({ start: hourOf(20, 19) + 1 })).toBe('taken');
    expect(await fault(at(8))).toBe('taken');
    expect(await fault(at(21.5))).toBe('taken');
    expect(await fault(at(12, 18))).toBe('tooSoon');
    expect(await fault(at(19, 30))).toBe('reserved');
    expect(await fault({ start: hourOf(3, 19, '2026-12') })).toBe('tooFar');
    expect(await fault({ minutes: 45 })).toBe('length');
    expect(await fault({ place: 'piscina' })).toBe('unknownPlace');
    expect(await fault({ category: 'rey' })).toBe('unknownCategory');
    clock.at = hourOf(20, 12, '2026-12');
    expect(await fault({ start: hourOf(25, 19, '2026-12') })).toBe('taken');
    const unpriced = reservingTown({ ...site.venue, tariff: { ...site.venue.tariff, rates: [] } });
    expect(await unpriced.asks('one')).toEqual(left({ kind: 'noRate', minute: 1140 }));
  });

  it('is given at once if it costs nothing, and at a desk, where its price goes into the cash box', async () => {
    const { asks, accounts } = reservingTown(pavilion);
    const old = { written: { identity: '12345678Z', birthDay: '1984-03-02' }, isAtDesk: true };
    expect(await asks('pass', { category: 'abono', ...at(10), visitor: old, by: 'Neus' })).toMatchObject(
      right({ state: 'booked', total: 0 }),
    );
    expect(await asks('desk', { visitor: old, by: 'Neus' })).toMatchObject(right({ state: 'booked' }));
    expect(accounts()).toEqual({ cash: 800, income: -800 });
  });

  it('of a hall asks staff, and takes nothing before they approve', async () => {
    const { asks } = reservingTown(hall);
    const wanted = { place: 'salon', minutes: 120, purpose: 'Asamblea' };
    expect(await asks('one', wanted)).toMatchObject(
      right({ state: 'requested', total: 6200, deposit: 5000 }),
    );
    const bob = {
      category: 'fuera',
      visitor: { written: { identity: '00000000T', birthDay: null }, isAtDesk: false },
    };
    expect(await asks('two', { ...wanted, ...bob })).toMatchObject(right({ state: 'requested' }));
  });
});

describe('who reserves', () => {
  it('is checked by the census for the price of residents, with the year of birth', async () => {
    const { asks } = reservingTown(pavilion);
    const tried = async (written: object, more: object = {}) => {
      const done = await asks(`key ${JSON.stringify([written, more])}`, {
        visitor: { written: { ...ana.written, ...written }, isAtDesk: false },
        ...at(10),
        ...more,
      });
      return done._tag === 'Left' ? done.left.kind : 'reserved';
    };
    expect(await tried({ birthDay: '1985-03-02' })).toBe('notListed');
    expect(await tried({ identity: '99999999R' })).toBe('notListed');
    expect(await tried({ identity: '12345678A' })).toBe('identityUnreadable');
    expect(await tried({ birthDay: null })).toBe('birthDayMissing');
    expect(await tried({}, { category: 'mayor' })).toBe('notOfAge');
    expect(await tried({}, { category: 'abono' })).toBe('onlyAtDesk');
    expect(await tried({})).toBe('reserved');
    expect(await tried({ birthDay: null }, { category: 'fuera', place: 'pista1' })).toBe('reserved');
  });

  it('has no more than three a week in three spellings, and none beside another of the same person', async () => {
    const { asks } = reservingTown(pavilion);
    const spellings = ['12345678Z', '12.345.678-z', ' １２３４５６７８Ｚ '];
    for (const [n, identity] of spellings.entries()) {
      const visitor = { written: { identity, birthDay: '1984-03-02' }, isAtDesk: false };
      expect(await asks(`n${n}`, { ...at(10 + n), visitor })).toMatchObject(right({}));
    }
    expect(await asks('fourth', at(15))).toEqual(left({ kind: 'weekIsFull', most: 3 }));
    expect(await asks('next week', at(15, 23))).toMatchObject(right({}));
    expect(await asks('same hour', { ...at(15.5, 23), place: 'pista1' })).toEqual(
      left({ kind: 'tooClose', minutes: 0 }),
    );
  });

  it('cannot have more by asking at the same time', async () => {
    const { asks } = reservingTown({ ...pavilion, rules: { ...pavilion.rules, perWeek: 1 } });
    const done = await Promise.all([10, 12, 14, 16].map((hour) => asks(`at ${hour}`, at(hour))));
    expect(done.filter((one) => one._tag === 'Right')).toHaveLength(1);
    expect(done.flatMap((one) => (one._tag === 'Left' ? one.left.kind : []))).toEqual(
      Array(3).fill('weekIsFull'),
    );
  });

  it('is blocked after three times of not coming, by the clock alone', async () => {
    const { asks, books, clock, ports, good, find } = reservingTown(pavilion);
    for (const [n, hour] of [10, 12, 14].entries()) await books(`n${n}`, at(hour, 19));
    clock.at = hourOf(19, 14) + 15 * minute - 1;
    expect(await asks('next', at(10, 23))).toMatchObject(right({}));
    clock.at += 1;
    expect(await asks('blocked', at(12, 24))).toEqual(
      left({ kind: 'blocked', until: hourOf(19, 14) + 30 * 86_400_000 }),
    );
    expect((await viewReservation(ports)(good, await find('n2'))).state).toBe('missed');
    const free = reservingTown({ ...pavilion, strikes: null });
    for (const [n, hour] of [10, 12, 14].entries()) await free.books(`n${n}`, at(hour, 19));
    free.clock.at = clock.at;
    expect(await free.asks('never blocked', at(12, 24))).toMatchObject(right({}));
  });

  it('gets a busy answer if others change what they have again and again, and a defect is not hidden', async () => {
    const { ports, site, town } = reservingTown(pavilion);
    const asked = {
      id: 'x',
      place: 'pista2',
      category: 'vecino',
      start: hourOf(20, 19),
      minutes: 60,
      purpose: '',
      by: 'sender',
      visitor: ana,
    };
    const refusing = (kind: string) => ({
      ...ports,
      goods: { ...ports.goods, ask: async () => left({ kind } as never) },
    });
    expect(await reserve(refusing('recordChanged'))(town, site, asked)).toEqual(left({ kind: 'busy' }));
    expect(await reserve(refusing('cellsTaken'))(town, site, asked)).toEqual(left({ kind: 'taken' }));
    expect(await reserve(refusing('otherRequest'))(town, site, asked)).toEqual(
      left({ kind: 'otherReservation' }),
    );
    await expect(reserve(refusing('notCountable'))(town, site, asked)).rejects.toThrow('notCountable');
  });
});

it('a reservation is answered as it was made if nobody can read it any more', async () => {
  const { ports, site, town, asks } = reservingTown(pavilion);
  const gone = { ...ports, goodsRecords: { ...ports.goodsRecords, record: async () => null } };
  const made = await reserve(gone)(town, site, {
    id: 'x',
    place: 'pista2',
    category: 'vecino',
    start: hourOf(20, 19),
    minutes: 60,
    purpose: '',
    by: 'sender',
    visitor: ana,
  });
  expect(made).toMatchObject(right({ id: 'x', state: 'held' }));
  const stranger = { written: { identity: '99999999R', birthDay: null }, isAtDesk: true };
  expect(await asks('desk', { place: 'pista1', visitor: stranger, by: 'Neus' })).toMatchObject(
    right({ holder: 'number:99999999R in reservations norte' }),
  );
});

describe('a place that waits for its payment', () => {
  it('waits longer if its holder asks, ten times, and pressing twice counts once', async () => {
    const { asks, ports, good, clock } = reservingTown(pavilion);
    await asks('one');
    clock.at += 9 * minute;
    const more = () => extendReservation(ports)(good, 'one');
    await Promise.all([more(), more()]);
    for (let n = 1; n < 10; n += 1) expect(await more()).toEqual(right('extended'));
    expect(await more()).toEqual(left({ kind: 'extendedOften' }));
    clock.at += 10 * minute;
    expect(await more()).toEqual(left({ kind: 'notHeld' }));
    expect(await extendReservation(ports)(good, 'none')).toEqual(left({ kind: 'unknownReservation' }));
  });

  it('is free at once for others if its holder leaves it', async () => {
    const { asks, ports, good, books, find } = reservingTown(pavilion);
    await asks('one');
    const leave = (id: string) => leaveReservation(ports)(good, id);
    expect([await leave('one'), await leave('one')]).toEqual([right('left'), right('left')]);
    expect(await find('one')).toMatchObject({ state: 'ended' });
    expect(await asks('two')).toMatchObject(right({}));
    await books('two');
    expect(await leave('two')).toEqual(left({ kind: 'notHeld' }));
    expect(await leave('none')).toEqual(left({ kind: 'unknownReservation' }));
    const staff = reservingTown(hall);
    await staff.asks('asked', { place: 'salon' });
    expect(await leaveReservation(staff.ports)(staff.good, 'asked')).toEqual(right('left'));
  });

  it('whose time is over is not left any more', async () => {
    const { asks, ports, good, clock } = reservingTown(pavilion);
    await asks('one');
    clock.at += 10 * minute;
    expect(await leaveReservation(ports)(good, 'one')).toEqual(left({ kind: 'notHeld' }));
    const extending = (more: object) =>
      extendReservation({ ...ports, goods: { ...ports.goods, ...more } })(good, 'one');
    expect(await extending({ grant: async () => null })).toEqual(left({ kind: 'notHeld' }));
    const [held, refuses] = [
      async () => ({ status: 'held', until: 1 }),
      async () => left({ kind: 'wrongStatus' }),
    ];
    expect(await extending({ grant: held, ask: refuses })).toEqual(left({ kind: 'notHeld' }));
  });
});
