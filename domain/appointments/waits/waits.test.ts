import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyWeek, plaza } from '#fixtures/builders/appointments/appointment-setup.ts';
import { tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import type { OfficeDesk } from '../appointment-office.ts';
import { queueAtDesk, queueOf } from '../queue.ts';
import type { OfficeVisit } from '../visit.ts';
import { desksAtWork } from './desks-at-work.ts';
import { estimateWait, type WaitingOffice } from './estimate-wait.ts';
import { serviceTime } from './service-time.ts';
import { waitErrors } from './wait-errors.ts';

const minute = 60_000;
const visit = (id: string, more: Partial<OfficeVisit> = {}): OfficeVisit => ({
  id,
  office: 'plaza',
  services: ['obras'],
  people: 1,
  at: noon,
  seat: null,
  state: 'arrived',
  code: id,
  holder: '',
  person: null,
  moved: 0,
  desk: null,
  deeds: [],
  ...more,
});
const served = (minutes: number, services: readonly string[] = ['obras']): OfficeVisit =>
  visit('s', {
    services,
    state: 'done',
    deeds: [
      { act: 'call', at: noon - minutes * minute, by: 'x' },
      { act: 'finish', at: noon, by: 'x' },
    ],
  });
const desk = (id: string, services: readonly string[] | null = null): OfficeDesk => ({
  id,
  title: id,
  services,
  hours: null,
  staffHours: null,
});
const office = (more: Partial<WaitingOffice>): WaitingOffice => ({
  visits: [],
  desks: [desk('1')],
  timeOf: () => ({ mean: 10, deviation: 0, measured: 20 }),
  now: noon,
  ...more,
});

describe('how long a service takes', () => {
  it('is what is planned until five were served, then what the last twenty took', () => {
    const one = visit('v');
    const planned = { mean: 15, deviation: 7.5, measured: 0 };
    expect(serviceTime([], one, 15)).toEqual(planned);
    expect(
      serviceTime(
        [4, 4, 4, 4].map((took) => served(took)),
        one,
        15,
      ),
    ).toEqual(planned);
    const five = [4, 6, 4, 6, 5].map((took) => served(took));
    expect(serviceTime(five, one, 15)).toMatchObject({ mean: 5, measured: 5 });
    expect(serviceTime(five, one, 15).deviation).toBeCloseTo(Math.sqrt(0.8));
    const many = [
      ...Array.from({ length: 30 }, () => served(40)),
      ...Array.from({ length: 20 }, () => served(7)),
    ];
    expect(serviceTime(many, one, 15)).toEqual({ mean: 7, deviation: 0, measured: 20 });
  });

  it('counts those with the same services in any order, who were called and ended, and no forgotten end', () => {
    const both = ['b', 'a'].map((first) => served(4, first === 'a' ? ['a', 'b'] : ['b', 'a']));
    const others = [served(50), visit('x'), visit('y', { state: 'done' }), served(900, ['a', 'b'])];
    const time = serviceTime([...both, ...both, ...others], visit('v', { services: ['a', 'b'] }), 10);
    expect(time).toMatchObject({ mean: (4 * 4 + 40) / 5, measured: 5 });
    const noCall = visit('z', { state: 'done', deeds: [{ act: 'finish', at: 5, by: 'x' }] });
    expect(
      serviceTime(
        Array.from({ length: 9 }, () => noCall),
        visit('v'),
        10,
      ).measured,
    ).toBe(0);
  });
});

describe('the desks at work', () => {
  const place = { zone: 'Europe/Madrid', isHoliday: () => false } as const;
  const wide = {
    ...plaza,
    desks: [...plaza.desks, { ...desk('3'), hours: everyWeek([1, 2, 3, 4, 5], 16, 18) }],
  };
  const idsAt = (visits: readonly OfficeVisit[], at: number) =>
    desksAtWork(wide, visits, place, at).map(({ id }) => id);

  it('are those that have somebody or did something in the last twenty minutes', () => {
    const at = tomorrowAt(11);
    const done = (when: number) =>
      visit('d', { desk: '2', state: 'done', deeds: [{ act: 'finish', at: when, by: 'x' }] });
    expect(idsAt([visit('c', { state: 'called', desk: '1' }), done(at - 20 * minute)], at)).toEqual([
      '1',
      '2',
    ]);
    expect(idsAt([visit('n', { desk: '1' }), visit('c', { state: 'serving', desk: '2' })], at)).toEqual([
      '2',
    ]);
    expect(idsAt([visit('c', { state: 'serving', desk: '3' }), done(at - 20 * minute - 1)], at)).toEqual([
      '3',
    ]);
  });

  it('are those that are open by their hours before any has, and all outside of hours', () => {
    expect(idsAt([], tomorrowAt(9))).toEqual(['1', '2']);
    expect(idsAt([], tomorrowAt(13, 59))).toEqual(['1', '2']);
    expect(idsAt([], tomorrowAt(17))).toEqual(['3']);
    expect(idsAt([], tomorrowAt(14))).toEqual(['1', '2', '3']);
    expect(idsAt([], tomorrowAt(20))).toEqual(['1', '2', '3']);
  });
});

describe('an estimate of a wait', () => {
  it('is by who is before, the desks at work and how long they take, in steps of five minutes', () => {
    const visits = [1, 2, 3, 4].map((n) => visit(`A-00${n}`, { at: noon - (9 - n) * minute }));
    const mine = visit('A-009');
    expect(estimateWait(office({ visits }), mine)).toEqual({ from: 40, to: 45, ahead: 4 });
    expect(estimateWait(office({ visits, desks: [desk('1'), desk('2')] }), mine)).toEqual({
      from: 20,
      to: 25,
      ahead: 4,
    });
    const unsure = office({ visits, timeOf: () => ({ mean: 10, deviation: 5, measured: 0 }) });
    expect(estimateWait(unsure, mine)).toEqual({ from: 30, to: 55, ahead: 4 });
    expect(
      estimateWait(
        office({ visits: visits.concat(visits, visits).map((one, n) => ({ ...one, id: `${n}` })) }),
        mine,
      ),
    ).toEqual({
      from: 120,
      to: 135,
      ahead: 12,
    });
    expect(estimateWait(office({}), mine)).toEqual({ from: 0, to: 5, ahead: 0 });
    expect(estimateWait(office({ desks: [] }), mine)).toEqual({ from: 0, to: 5, ahead: 0 });
  });

  it('counts who is at a desk as long as they still need, a minute at least', () => {
    const called = (ago: number) =>
      visit('c', { state: 'serving', desk: '1', deeds: [{ act: 'call', at: noon - ago * minute, by: 'x' }] });
    const slow = { timeOf: () => ({ mean: 30, deviation: 0, measured: 20 }) };
    expect(estimateWait(office({ visits: [called(8)], ...slow }), visit('m'))).toMatchObject({
      from: 20,
      to: 25,
    });
    expect(estimateWait(office({ visits: [called(80)], ...slow }), visit('m'))).toMatchObject({
      from: 0,
      to: 5,
    });
    const noDeed = visit('c', { state: 'called', desk: '1' });
    expect(estimateWait(office({ visits: [noDeed], ...slow }), visit('m'))).toMatchObject({ from: 30 });
  });

  it('is by the desks that can do it, and by all if none at work can', () => {
    const visits = [visit('A-001', { at: noon - 9, services: ['padron'] })];
    const desks = [desk('1', ['padron']), desk('2', ['obras'])];
    expect(estimateWait(office({ visits, desks }), visit('m'))).toMatchObject({ from: 0, ahead: 1 });
    expect(estimateWait(office({ visits, desks: [desk('1', ['padron'])] }), visit('m'))).toMatchObject({
      from: 10,
    });
    const sent = visit('m', { forDesk: '9', services: ['padron'] });
    expect(estimateWait(office({ visits, desks }), sent)).toMatchObject({ from: 10 });
  });

  it('of who came early is until their time at least', () => {
    const seat = {
      grant: 'g',
      unit: 'plaza.1',
      day: '2026-11-18' as never,
      cells: [1],
      end: noon + 40 * minute,
    };
    const early = visit('C-118', { seat, at: noon + 20 * minute });
    expect(estimateWait(office({}), early)).toEqual({ from: 20, to: 25, ahead: 0 });
  });

  it('is never shorter for one more before, never longer for one more desk, and always a range', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ mean: fc.integer({ min: 1, max: 60 }), ago: fc.nat(90) }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        (before, count) => {
          const visits = before.map(({ ago }, n) => visit(`A-${n}`, { at: noon - 1 - ago, people: n }));
          const wide = (desks: number, some: readonly OfficeVisit[]) =>
            estimateWait(
              office({
                visits: some,
                desks: Array.from({ length: desks }, (_, n) => desk(`${n}`)),
                timeOf: ({ people }) => ({ mean: before[people]?.mean ?? 9, deviation: 0, measured: 9 }),
              }),
              visit('mine', { people: 99 }),
            );
          const now = wide(count, visits);
          expect(now.ahead).toBe(visits.length);
          expect([now.from % 5, now.to % 5, now.to > now.from]).toEqual([0, 0, true]);
          const last = visit('last', { at: noon - 1, people: 99 });
          expect(wide(count, [...visits, last]).from).toBeGreaterThanOrEqual(now.from);
          expect(wide(count + 1, visits).from).toBeLessThanOrEqual(now.from);
        },
      ),
    );
  });
});

describe('how wrong waits were', () => {
  const told = (waited: number, services: readonly string[] = ['obras']) =>
    visit('t', {
      services,
      told: { at: noon, from: 10, to: 20 },
      deeds: [
        { act: 'call', at: noon - 1, by: 'x' },
        { act: 'call', at: noon + waited * minute, by: 'x' },
      ],
    });

  it('is said of all and of each services, from the middle of what was told', () => {
    const tenObras = [15, 15, 15, 15, 16, 17, 18, 20, 25, 60].map((waited) => told(waited));
    const others = [told(10, ['b', 'a']), told(10, ['a', 'b'])];
    const errors = [
      { services: null, count: 12, within: 10, median: 2, most: 10 },
      { services: ['a', 'b'], count: 2, within: 2, median: 5, most: 5 },
      { services: ['obras'], count: 10, within: 8, median: 1, most: 10 },
    ];
    expect(waitErrors([...tenObras, ...others])).toEqual(errors);
    expect(waitErrors([...others, ...tenObras])).toEqual(errors);
  });

  it('is of nobody who was told nothing or is not called yet', () => {
    const waiting = visit('w', { told: { at: noon, from: 0, to: 5 } });
    expect(waitErrors([visit('v'), waiting])).toEqual([
      { services: null, count: 0, within: 0, median: 0, most: 0 },
    ]);
  });
});

describe('the queue of a desk', () => {
  it('has those whom it can serve, and who was redirected to it alone', () => {
    const queue = queueOf([
      visit('A-1', { services: ['padron'] }),
      visit('A-2', { forDesk: '2' }),
      visit('A-3', { forDesk: null }),
    ]);
    const codes = (one: OfficeDesk) => queueAtDesk(queue, one).map((place) => place.visit.code);
    expect(codes(desk('1', ['obras']))).toEqual(['A-3']);
    expect(codes(desk('2'))).toEqual(['A-1', 'A-2', 'A-3']);
  });
});
