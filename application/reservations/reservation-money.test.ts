import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { hall, pavilion } from '#fixtures/builders/reservations/venue.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { extendReservation, leaveReservation } from './change-reservation.ts';
import { giveReservationBack } from './give-reservation-back.ts';
import { moveReservation } from './move-reservation.ts';
import { paymentOfReservation, reservationOfSubject } from './reservation-payment.ts';
import { settleReservation } from './settle-reservation.ts';
import { decideRequest } from './staff/decide-request.ts';
import { displaceReservations } from './staff/displace-reservations.ts';
import { enterByLetters } from './staff/enter-by-letters.ts';
import { settleDeposit } from './staff/settle-deposit.ts';
import { viewReservation } from './view-reservation.ts';

const minute = 60_000;
const bob = {
  category: 'fuera',
  visitor: { written: { identity: '00000000T', birthDay: null }, isAtDesk: false },
};

describe('the payment of a reservation', () => {
  it('makes it its holder’s, once, however often the bank says so', async () => {
    const { asks, begin, paid, find, accounts, clock } = reservingTown(pavilion);
    await asks('one');
    const payment = await begin('one');
    expect(payment).toMatchObject({ amount: 800, subject: { kind: 'hold', id: 'reservations/norte/one' } });
    expect((await begin('one')).id).toBe(payment.id);
    expect(await paid(payment)).toBe('booked');
    clock.at += minute;
    expect(await paid(payment)).toBe('none');
    expect(await find('one')).toMatchObject({ state: 'booked', payment: payment.id });
    expect(accounts()).toEqual({ bank: 800, income: -800 });
  });

  it('that never comes leaves nothing taken, and the reservation is not complete', async () => {
    const { asks, begin, find, ports, good, clock, accounts } = reservingTown(pavilion);
    await asks('one');
    await begin('one');
    clock.at += 10 * minute;
    expect((await viewReservation(ports)(good, await find('one'))).state).toBe('ended');
    expect(accounts()).toEqual({});
    expect(await asks('two', bob)).toMatchObject(right({}));
  });

  it('that comes late takes the place anew if nobody has it, and else goes back', async () => {
    const { asks, begin, paid, find, clock, refunds, accounts } = reservingTown(pavilion);
    await asks('late');
    const payment = await begin('late');
    const { letters } = await find('late');
    clock.at += 11 * minute;
    expect(await paid(payment)).toBe('booked');
    expect((await find('late')).letters).not.toBe(letters);
    const other = reservingTown(pavilion);
    await other.asks('late');
    const second = await other.begin('late');
    other.clock.at += 11 * minute;
    await other.asks('quick', bob);
    expect(await other.paid(second)).toBe('refunded');
    expect(await other.find('late')).toMatchObject({ state: 'refunded', payment: second.id });
    expect(other.refunds).toEqual([{ id: second.id, key: `reservation/${second.id}`, amount: 800 }]);
    expect(other.accounts()).toEqual({});
    expect([refunds, accounts()]).toEqual([[], { bank: 800, income: -800 }]);
  });

  it('that comes after the beginning goes back, or waits for staff if it cannot', async () => {
    const { asks, begin, paid, clock, refuseRefunds, ports } = reservingTown(pavilion);
    await asks('one');
    const payment = await begin('one');
    clock.at = hourOf(20, 19);
    refuseRefunds(true);
    expect(await paid(payment)).toBe('refundFailed');
    refuseRefunds(false);
    expect(await settleReservation(ports)({ ...payment, status: 'pay' })).toBe('refunded');
  });

  it('for what its holder left meanwhile gives it after all; a second one goes back', async () => {
    const { asks, begin, paid, ports, good, find, refunds } = reservingTown(pavilion);
    await asks('one');
    const payment = await begin('one');
    await leaveReservation(ports)(good, 'one');
    expect(await paid(payment)).toBe('booked');
    const twice = { ...payment, id: 'twice', status: 'pay' as const };
    expect(await settleReservation(ports)(twice)).toBe('refunded');
    expect(refunds).toMatchObject([{ id: 'twice', amount: 800 }]);
    expect(await settleReservation(ports)({ ...payment, status: 'pay' })).toBe('booked');
    expect(await find('one')).toMatchObject({ state: 'booked', payment: payment.id });
  });

  it('of nothing that we know is none of ours, or goes back', async () => {
    const { ports, good, clock } = reservingTown(pavilion);
    const of = (kind: 'hold' | 'voucher', id: string) => ({
      ...newPayment({
        id: 'p',
        realm: good.realm,
        subject: { kind, id },
        payer: null,
        amount: cents(800),
        concept: '',
        createdAt: clock.at,
      }),
      status: 'pay' as const,
    });
    expect(await settleReservation(ports)(of('voucher', 'otono/one'))).toBe('none');
    expect(await settleReservation(ports)(of('hold', 'appointments/one'))).toBe('none');
    expect(
      await settleReservation(ports)({ ...of('hold', 'reservations/norte/gone'), status: 'refused' }),
    ).toBe('none');
    expect(await settleReservation(ports)(of('hold', 'reservations/norte/gone'))).toBe('refunded');
    expect(reservationOfSubject({ kind: 'hold', id: '' })).toBeNull();
    const keep = { payments: ports.payments, random: ports.random, clock };
    const paying = await paymentOfReservation(keep)(good.realm, pavilion, { id: 'x', total: cents(1) });
    expect(paying.token).toMatch(/^[0-9a-f]{32}$/u);
  });
});

describe('a reservation that is given back', () => {
  it('returns all of its price a day before, half until it begins, and nothing more than once', async () => {
    const { books, ports, good, clock, refunds, accounts, asks } = reservingTown(pavilion);
    const back = giveReservationBack(ports);
    await books('early');
    await books('late', { start: hourOf(21, 10) });
    expect(await back(good, 'early')).toEqual(right('returned'));
    expect(await back(good, 'early')).toEqual(right('returned'));
    clock.at = hourOf(20, 10) + 1;
    expect(await back(good, 'late')).toEqual(right('returned'));
    expect(refunds.map(({ key, amount }) => [key, amount])).toEqual([
      ['back/early', 800],
      ['back/late', 300],
    ]);
    expect(accounts()).toEqual({ bank: 300, income: -300 });
    expect(await asks('again', bob)).toMatchObject(right({}));
  });

  it('is refused once it has begun, before it is paid, twice, and if there is none', async () => {
    const { books, asks, ports, good, clock } = reservingTown(pavilion);
    const back = giveReservationBack(ports);
    await books('one');
    await asks('held', { start: hourOf(21, 10) });
    expect(await back(good, 'held')).toEqual(left({ kind: 'notBooked' }));
    expect(await back(good, 'none')).toEqual(left({ kind: 'unknownReservation' }));
    clock.at = hourOf(20, 19);
    expect(await back(good, 'one')).toEqual(left({ kind: 'begun' }));
    const refusing = (kind: string) => ({
      ...ports,
      clock: { now: () => hourOf(20, 18) },
      goods: { ...ports.goods, ask: async () => left({ kind } as never) },
    });
    expect(await giveReservationBack(refusing('partlyUsed'))(good, 'one')).toEqual(left({ kind: 'begun' }));
    expect(await giveReservationBack(refusing('wrongStatus'))(good, 'one')).toEqual(
      left({ kind: 'notBooked' }),
    );
  });

  it('is free although the money must wait for staff: that of a desk, or if the bank refuses', async () => {
    const { books, ports, good, refuseRefunds, accounts } = reservingTown(pavilion);
    const visitor = { written: { identity: '12345678Z', birthDay: '1984-03-02' }, isAtDesk: true };
    await books('desk', { visitor });
    await books('bank', { start: hourOf(21, 10) });
    await books('free', { start: hourOf(22, 10), category: 'abono', visitor });
    refuseRefunds(true);
    const back = giveReservationBack(ports);
    expect(await back(good, 'desk')).toEqual(right('waits'));
    expect(await back(good, 'bank')).toEqual(right('waits'));
    expect(await back(good, 'free')).toEqual(right('nothing'));
    expect(accounts()).toEqual({ cash: 0, bank: 0, income: 0 });
  });

  it('never leaves a cent between what was paid, what went back and what the council keeps', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 100 }),
        async (perHour, deposit, percent) => {
          const venue = {
            ...pavilion,
            terms: [{ hours: 0, percent }],
            tariff: {
              ...pavilion.tariff,
              light: null,
              deposit: cents(deposit),
              rates: pavilion.tariff.rates.map((rate) => ({ ...rate, perHour: cents(perHour) })),
            },
          };
          const { books, ports, good, find, accounts, refunds } = reservingTown(venue);
          await books('one');
          await giveReservationBack(ports)(good, 'one');
          const { total, back } = await find('one');
          const { refund, kept } = back ?? { refund: -1, kept: -1 };
          expect(refund + kept).toBe(total);
          expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refund);
          const { income = 0, deposits = 0, bank = 0, cash = 0 } = accounts();
          expect([income + kept, deposits, bank + cash]).toEqual([0, 0, kept]);
        },
      ),
      { numRuns: 60 },
    ));
});

describe('a reservation that is moved', () => {
  const to = (start: number, place = 'pista2') => ({ id: 'one', place, start });

  it('has its new time and other letters, and others can have the old one', async () => {
    const { books, find, site, ports, good, asks } = reservingTown(pavilion);
    const { letters } = await books('one');
    const move = moveReservation(ports);
    expect(await move(site, good, to(hourOf(20, 19.5), 'pista1'))).toMatchObject(right({ place: 'pista1' }));
    expect(await move(site, good, to(hourOf(20, 20)))).toMatchObject(
      right({ state: 'booked', place: 'pista2', start: hourOf(20, 20), end: hourOf(20, 21), total: 800 }),
    );
    expect(await move(site, good, to(hourOf(20, 20)))).toMatchObject(right({ start: hourOf(20, 20) }));
    expect((await find('one')).letters).not.toBe(letters);
    expect(await asks('two', bob)).toMatchObject(right({}));
    // Its record is erased in the moment of the answer.
    let read = 0;
    const record = async (...asked: Parameters<typeof ports.goodsRecords.record>) => {
      read += 1;
      return read > 2 ? null : ports.goodsRecords.record(...asked);
    };
    const gone = { ...ports, goodsRecords: { ...ports.goodsRecords, record } };
    expect(await moveReservation(gone)(site, good, to(hourOf(20, 18)))).toMatchObject(right({ id: 'one' }));
  });

  it('is not, if another one has that time, if it costs something else, or is not its holder’s any more', async () => {
    const { books, site, ports, good, clock } = reservingTown(pavilion);
    await books('one');
    await books('bob', { ...bob, start: hourOf(20, 20) });
    await books('own', { start: hourOf(21, 20), place: 'pista1' });
    const kindOf = async (start: number, id = 'one') => {
      const done = await moveReservation(ports)(site, good, { ...to(start), id });
      return isLeft(done) ? done.left.kind : 'moved';
    };
    expect(await kindOf(hourOf(20, 19.5))).toBe('taken');
    expect(await kindOf(hourOf(20, 12))).toBe('otherPrice');
    expect(await kindOf(hourOf(21, 20))).toBe('tooClose');
    expect(await kindOf(hourOf(3, 19, '2026-12'))).toBe('tooFar');
    expect(await kindOf(hourOf(21, 19), 'none')).toBe('unknownReservation');
    const asking = (kind: string) => ({
      ...ports,
      goods: { ...ports.goods, ask: async () => left({ kind } as never) },
    });
    for (const [kind, told] of [
      ['cellsTaken', 'taken'],
      ['recordChanged', 'changed'],
    ] as const)
      expect(await moveReservation(asking(kind))(site, good, to(hourOf(20, 18)))).toEqual(
        left({ kind: told }),
      );
    clock.at = hourOf(20, 19);
    expect(await kindOf(hourOf(21, 19))).toBe('begun');
    await giveReservationBack(ports)(good, 'bob');
    expect(await kindOf(hourOf(22, 19), 'bob')).toBe('notBooked');
  });
});

describe('a council event', () => {
  const event = {
    id: 'mesa',
    places: ['pabellon'],
    from: hourOf(20, 18),
    until: hourOf(20, 22),
    reason: 'Mesa electoral',
  };

  it('displaces everybody who has a part of the place, says why, and offers another hour at no cost or all money back', async () => {
    const { books, asks, find, site, ports, good, clock, accounts, refunds } = reservingTown(pavilion);
    await books('one');
    await books('two', { ...bob, place: 'pista1' });
    await books('elsewhen', { start: hourOf(20, 16) });
    await asks('held', { place: 'pista3', start: hourOf(20, 20.5) });
    clock.at = hourOf(20, 12);
    await asks('still held', { ...bob, place: 'pista3', start: hourOf(20, 20) });
    const done = await displaceReservations(ports)(good.realm, site, event, 'Neus');
    expect((isLeft(done) ? [] : done.right).map(({ id }) => id).toSorted()).toEqual(['one', 'two']);
    // Nothing was paid for it: nothing comes back, and it is not moved for nothing.
    expect(await find('still held')).toMatchObject({ state: 'ended', reason: 'Mesa electoral' });
    for (const id of ['one', 'two'])
      expect(await find(id)).toMatchObject({ state: 'displaced', reason: 'Mesa electoral' });
    expect(await find('elsewhen')).toMatchObject({ state: 'booked' });
    expect(await asks('now', { start: hourOf(20, 19) })).toEqual(left({ kind: 'taken' }));
    // It would cost more by now, and its holder has the most of a week: the council’s event changes neither.
    const cheaper = { ...site, venue: { ...site.venue, rules: { ...site.venue.rules, perWeek: 1 } } };
    const move = { id: 'one', place: 'pista2', start: hourOf(21, 12) };
    expect(await moveReservation(ports)(cheaper, good, move)).toMatchObject(
      right({ state: 'booked', total: 800, reason: '' }),
    );
    expect(await giveReservationBack(ports)(good, 'two')).toEqual(right('returned'));
    expect(refunds).toMatchObject([{ key: 'back/two', amount: 1100 }]);
    expect(accounts()).toMatchObject({ bank: 800 + 600 });
    expect(await moveReservation(ports)(site, good, { ...move, id: 'two' })).toEqual(
      left({ kind: 'notBooked' }),
    );
  });

  it('waits while somebody is in the place, or has just left it', async () => {
    const { books, site, ports, good, clock } = reservingTown({
      ...pavilion,
      rules: { ...pavilion.rules, after: 10 },
    });
    const { letters } = await books('one', { start: hourOf(20, 18) });
    clock.at = hourOf(20, 18);
    await enterByLetters(ports)(good, letters, 'Neus');
    const now = { ...event, from: hourOf(20, 18.5) };
    expect(await displaceReservations(ports)(good.realm, site, now, 'Neus')).toEqual(left({ kind: 'inUse' }));
    const open = reservingTown({ ...pavilion, entry: null, rules: { ...pavilion.rules, after: 10 } });
    await open.books('one', { start: hourOf(20, 18) });
    open.clock.at = hourOf(20, 19);
    const then = { ...event, from: open.clock.at };
    expect(await displaceReservations(open.ports)(open.good.realm, open.site, then, 'Neus')).toEqual(
      left({ kind: 'inUse' }),
    );
  });

  it('sent again is the same event, and another one cannot have its place', async () => {
    const { books, site, ports, good } = reservingTown(pavilion);
    await books('one');
    const displace = displaceReservations(ports);
    await displace(good.realm, site, event, 'Neus');
    expect(await displace(good.realm, site, event, 'Neus')).toEqual(right([]));
    expect(await displace(good.realm, site, { ...event, id: 'other' }, 'Neus')).toEqual(
      left({ kind: 'taken' }),
    );
    expect(await displace(good.realm, site, { ...event, places: ['pista1'] }, 'Neus')).toEqual(
      left({ kind: 'changed' }),
    );
  });

  it.each([
    ['a place that is not there', { places: ['pista1', 'piscina'] }, 'unknownPlace'],
    ['no place', { places: [] }, 'unknownPlace'],
    ['no reason', { reason: ' ' }, 'noReason'],
    ['an end before its beginning', { until: hourOf(20, 17) }, 'order'],
    ['parts of five minutes', { from: hourOf(20, 18) + 1 }, 'order'],
    ['a beginning in the past', { from: hourOf(18, 11) }, 'past'],
    ['more than a month', { until: hourOf(23, 18, '2026-12') }, 'tooLong'],
  ])('is refused with %s', async (_, more, kind) => {
    const { site, ports, good } = reservingTown(pavilion);
    expect(await displaceReservations(ports)(good.realm, site, { ...event, ...more }, 'Neus')).toEqual(
      left({ kind }),
    );
  });

  it('of several days takes them whole', async () => {
    const { site, ports, good, asks } = reservingTown(pavilion);
    const fair = { ...event, places: ['pista1'], until: hourOf(23, 12) };
    expect(await displaceReservations(ports)(good.realm, site, fair, 'Neus')).toEqual(right([]));
    expect(await asks('second day', { place: 'pista1', start: hourOf(21, 9) })).toEqual(
      left({ kind: 'taken' }),
    );
    expect(await asks('after', { place: 'pista1', start: hourOf(23, 12) })).toMatchObject(right({}));
  });
});

describe('a hall that staff lend', () => {
  const wanted = { place: 'salon', minutes: 120, purpose: 'Asamblea' };
  const yes = { isApproved: true, reason: '', by: 'Neus' };

  it('is taken by the approval itself: of two who want it, the second approval is refused', async () => {
    const { asks, ports, good, find, begin, paid, clock } = reservingTown(hall);
    await asks('one', wanted);
    await asks('two', { ...wanted, ...bob });
    const decide = decideRequest(ports);
    expect(await decide(good, 'one', yes)).toMatchObject(right({ state: 'held' }));
    expect(await decide(good, 'two', yes)).toEqual(left({ kind: 'taken' }));
    expect((await viewReservation(ports)(good, await find('one'))).until).toBe(hourOf(20, 19));
    // More time never is less: it waits until its hour already.
    expect(await extendReservation(ports)(good, 'one')).toEqual(right('extended'));
    expect((await viewReservation(ports)(good, await find('one'))).until).toBe(hourOf(20, 19));
    clock.at = hourOf(20, 18);
    expect(await paid(await begin('one'))).toBe('booked');
    expect((await viewReservation(ports)(good, await find('one'))).state).toBe('booked');
    clock.at = hourOf(20, 21);
    expect((await viewReservation(ports)(good, await find('one'))).state).toBe('over');
  });

  it('is refused with a reason for its holder, once, and not after its hour', async () => {
    const { asks, ports, good, find, clock } = reservingTown(hall);
    await asks('one', wanted);
    await asks('two', { ...wanted, start: hourOf(20, 15) });
    const decide = decideRequest(ports);
    expect(await decide(good, 'one', { ...yes, isApproved: false })).toEqual(left({ kind: 'noReason' }));
    expect(await decide(good, 'one', { ...yes, isApproved: false, reason: 'Obras' })).toMatchObject(
      right({ state: 'refused', reason: 'Obras' }),
    );
    expect(await decide(good, 'one', yes)).toEqual(left({ kind: 'decided' }));
    expect(await decide(good, 'none', yes)).toEqual(left({ kind: 'unknownReservation' }));
    clock.at = hourOf(20, 15);
    expect(await decide(good, 'two', yes)).toEqual(left({ kind: 'begun' }));
    expect((await viewReservation(ports)(good, await find('two'))).state).toBe('ended');
    const gone = { ...ports, clock: { now: () => hourOf(20, 14) } };
    const refusing = {
      ...gone,
      goods: { ...ports.goods, ask: async () => left({ kind: 'recordChanged' } as never) },
    };
    expect(await decideRequest(refusing)(good, 'two', yes)).toEqual(left({ kind: 'decided' }));
  });

  it('that costs nothing is its holder’s with the approval', async () => {
    const free = { ...hall, tariff: { ...hall.tariff, deposit: cents(0) } };
    const { asks, ports, good } = reservingTown(free);
    const visitor = { written: { identity: '12345678Z', birthDay: null }, isAtDesk: true };
    await asks('one', { ...wanted, category: 'abono', visitor });
    expect(await decideRequest(ports)(good, 'one', yes)).toMatchObject(right({ state: 'booked' }));
  });

  it('returns its deposit after the use, or what staff do not keep of it for a reason', async () => {
    const { asks, ports, good, begin, paid, clock, refunds, accounts, refuseRefunds } = reservingTown(hall);
    await asks('one', wanted);
    await decideRequest(ports)(good, 'one', yes);
    const settle = settleDeposit(ports);
    const keep = (kept: number, reason = 'Un cristal') => ({ kept: cents(kept), reason, by: 'Neus' });
    expect(await settle(good, 'one', keep(0))).toEqual(left({ kind: 'noDeposit' }));
    await paid(await begin('one'));
    expect(accounts()).toEqual({ bank: 6200, income: -1200, deposits: -5000 });
    expect(await settle(good, 'one', keep(0))).toEqual(left({ kind: 'notOver' }));
    clock.at = hourOf(20, 21);
    expect(await settle(good, 'one', keep(5001))).toEqual(left({ kind: 'amount' }));
    expect(await settle(good, 'one', keep(-1))).toEqual(left({ kind: 'amount' }));
    expect(await settle(good, 'one', keep(1, ' '))).toEqual(left({ kind: 'noReason' }));
    refuseRefunds(true);
    expect(await settle(good, 'one', keep(2000))).toEqual(right('waits'));
    refuseRefunds(false);
    expect(await settle(good, 'one', keep(2000))).toEqual(right('returned'));
    expect(await settle(good, 'one', keep(1000))).toEqual(left({ kind: 'decided' }));
    expect(refunds).toMatchObject([{ key: 'deposit/one', amount: 3000 }]);
    expect(accounts()).toEqual({ bank: 3200, income: -3200, deposits: 0 });
    expect(await settle(good, 'none', keep(0))).toEqual(left({ kind: 'unknownReservation' }));
  });

  it('may keep all of a deposit, and gives that of a desk back by hand', async () => {
    const desk = { ...hall, needsApproval: false };
    const { books, ports, good, clock } = reservingTown(desk);
    const visitor = { written: { identity: '12345678Z', birthDay: null }, isAtDesk: true };
    await books('one', { ...wanted, visitor });
    await books('two', { ...wanted, visitor, start: hourOf(20, 10) });
    clock.at = hourOf(20, 21);
    const settle = settleDeposit(ports);
    expect(await settle(good, 'one', { kept: cents(0), reason: '', by: 'Neus' })).toEqual(right('waits'));
    expect(await settle(good, 'two', { kept: cents(5000), reason: 'Fuego', by: 'Neus' })).toEqual(
      right('nothing'),
    );
    const other = reservingTown(desk);
    await other.books('one', { ...wanted, visitor });
    other.clock.at = hourOf(20, 21);
    const goods = { ...other.ports.goods, ask: async () => left({ kind: 'recordChanged' } as never) };
    expect(
      await settleDeposit({ ...other.ports, goods })(other.good, 'one', {
        kept: cents(0),
        reason: '',
        by: '',
      }),
    ).toEqual(left({ kind: 'decided' }));
  });
});
