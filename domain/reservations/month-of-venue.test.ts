import { describe, expect, it } from 'vitest';
import { hourOf } from '#fixtures/builders/reservations/reserving-town.ts';
import { cents } from '../shared/money.ts';
import { hasGoneBack, keyOfNextRefund, moneyGoingBack } from './money-owed.ts';
import { moneyOfReservation, sumsOfVenue } from './month-of-venue.ts';
import type { Reservation } from './reservation.ts';

const reservation = (more: Partial<Reservation> = {}): Reservation => ({
  id: 'one',
  letters: 'ABCD',
  holder: 'ana',
  place: 'salon',
  category: 'vecino',
  purpose: '',
  take: { pool: 'cells', pieces: 0, cells: [] },
  price: [],
  total: cents(6200),
  deposit: cents(5000),
  terms: [],
  entry: null,
  payment: 'order',
  start: hourOf(20, 19),
  end: hourOf(20, 21),
  day: '2026-11-20' as Reservation['day'],
  state: 'booked',
  back: null,
  depositKept: null,
  reason: '',
  at: 0,
  ...more,
});
const kept = { refund: cents(5600), kept: cents(600) };

describe('the money of a reservation', () => {
  it.each([
    ['booked', {}, [6200, 0, 1200, 5000]],
    [
      'whose deposit is settled',
      { depositKept: { amount: cents(2000), reason: 'x' } },
      [6200, 3000, 3200, 0],
    ],
    ['given back', { state: 'returned', back: kept }, [6200, 5600, 600, 0]],
    ['displaced', { state: 'displaced' }, [6200, 0, 1200, 5000]],
    ['paid too late', { state: 'refunded' }, [6200, 6200, 0, 0]],
    ['not paid', { state: 'ended' }, [0, 0, 0, 0]],
  ] as const)('%s adds up', (_, more, [paid, refunded, income, deposit]) => {
    expect(moneyOfReservation(reservation(more))).toEqual({ paid, refunded, income, deposit });
    expect(refunded + income + deposit).toBe(paid);
  });

  it('and its time are summed up as the lines say: who did not come had the place too', () => {
    const seen = [
      { reservation: reservation(), state: 'over' },
      { reservation: reservation(), state: 'missed' },
      { reservation: reservation({ state: 'returned', back: kept }), state: 'returned' },
    ] as const;
    expect(sumsOfVenue(seen)).toEqual({
      count: 2,
      minutes: 240,
      missed: 1,
      paid: 18600,
      refunded: 5600,
      income: 3000,
      deposit: 10000,
    });
  });
});

describe('what goes back of a reservation', () => {
  const back = reservation({ state: 'returned', back: kept });
  const owed = { what: 'back', amount: cents(5600), key: 'back/one' } as const;

  it('is its price, its deposit, or money that came too late', () => {
    expect(moneyGoingBack(back)).toEqual(owed);
    expect(moneyGoingBack(reservation({ state: 'refunded' }))).toMatchObject({ key: 'reservation/order' });
    expect(moneyGoingBack(reservation({ state: 'refunded', payment: null }))).toBeNull();
    expect(moneyGoingBack(reservation({ depositKept: { amount: cents(0), reason: '' } }))).toMatchObject({
      what: 'deposit',
      amount: 5000,
    });
    const nothing = { refund: cents(0), kept: cents(6200) };
    expect(moneyGoingBack(reservation({ state: 'returned', back: nothing }))).toBeNull();
    expect(moneyGoingBack(reservation({ depositKept: { amount: cents(5000), reason: '' } }))).toBeNull();
  });

  it('is owed until it is handed over, or the bank has it and does not refuse', () => {
    const refund = (key: string, state: 'asked' | 'done' | 'refused') => ({ key, state });
    expect(hasGoneBack(back, owed, [])).toBe(false);
    expect(hasGoneBack(reservation({ handed: ['back'] }), owed, [])).toBe(true);
    expect(hasGoneBack(reservation({ handed: ['deposit'] }), owed, [])).toBe(false);
    expect(hasGoneBack(back, owed, [refund('back/one', 'asked')])).toBe(true);
    expect(hasGoneBack(back, owed, [refund('back/one', 'refused')])).toBe(false);
    expect(hasGoneBack(back, owed, [refund('back/one', 'refused'), refund('back/one/2', 'done')])).toBe(true);
    expect(hasGoneBack(back, owed, [refund('back/one0', 'done')])).toBe(false);
    expect(keyOfNextRefund(owed, [])).toBe('back/one');
    expect(keyOfNextRefund(owed, [refund('back/one', 'refused')])).toBe('back/one/2');
  });
});
