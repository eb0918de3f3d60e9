import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { inWaitingOrder, placeSeen } from './waiting-person.ts';
import { freedIn, waitingPlaceIn } from './waiting-records.ts';
import { isAhead, type WaitingPlace } from '../appointments/waiting/waiting-place.ts';

const times = {
  weekdays: [],
  from: 540,
  until: 840,
  firstDay: '2026-11-18' as CalendarDay,
  lastDay: '2026-11-25' as CalendarDay,
};
const place = (name: string, more: Partial<WaitingPlace> = {}): WaitingPlace => ({
  id: `key of ${name}`,
  name,
  services: ['padron'],
  people: 1,
  offices: [],
  times,
  holder: 'h',
  families: ['padron'],
  person: null,
  joined: 10,
  until: 1000,
  visit: null,
  state: 'waiting',
  offer: null,
  unanswered: 0,
  deeds: [],
  ...more,
});
const offer = { freed: 'f', grant: 'g', office: 'plaza', at: 500, until: 100, seat: {} as never };

describe('a place on the waiting list', () => {
  it('is before those who joined later or, at the same moment, have a later name, where both could come', () => {
    const [a, b, late] = [place('a'), place('b'), place('0', { joined: 11 })];
    expect([isAhead(a, b), isAhead(b, a), isAhead(b, late), isAhead(late, a)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(isAhead(place('a', { offices: ['plaza'] }), place('b', { offices: ['raval'] }))).toBe(false);
    expect(isAhead(place('a', { offices: ['plaza'] }), place('b', { offices: ['raval', 'plaza'] }))).toBe(
      true,
    );
    expect(isAhead(place('a', { offices: ['plaza'] }), b)).toBe(true);
    expect(
      isAhead(
        place('a', { times: { ...times, until: 600 } }),
        place('b', { times: { ...times, from: 600 } }),
      ),
    ).toBe(false);
    const left = place('left', { state: 'left' });
    const order = (places: readonly WaitingPlace[]) =>
      inWaitingOrder(places.map((one) => ({ place: one }))).map((one) => one.place.name);
    expect(order([late, b, left, a])).toEqual(['a', 'b', '0']);
    expect(order([a, left, b, late])).toEqual(['a', 'b', '0']);
  });

  it('has its offer until the millisecond of its end, and ends with the second one that was not answered', () => {
    const offered = place('a', { offer });
    expect(placeSeen(offered, 99)).toBe(offered);
    expect(placeSeen(offered, 100)).toMatchObject({ offer: null, unanswered: 1, state: 'waiting' });
    const second = place('a', { offer, unanswered: 1 });
    expect(placeSeen(second, 100)).toMatchObject({ state: 'ended', unanswered: 2 });
    expect(placeSeen(second, 100).deeds).toEqual([
      { act: 'lapse', at: 100, offered: { office: 'plaza', at: 500 } },
    ]);
  });

  it('ends with its last day, also after an offer that ended before', () => {
    expect(placeSeen(place('a'), 999).state).toBe('waiting');
    expect(placeSeen(place('a'), 1000)).toMatchObject({ state: 'ended', person: null });
    expect(placeSeen(place('a', { offer }), 1000).deeds.map(({ act }) => act)).toEqual(['lapse', 'over']);
    const booked = place('a', { state: 'booked' });
    expect(placeSeen(booked, 5000)).toBe(booked);
  });

  it('is not read of what is none', () => {
    expect(() => waitingPlaceIn({ body: {} })).toThrow(TypeError);
    expect(() => freedIn({ body: {} })).toThrow(TypeError);
  });
});
