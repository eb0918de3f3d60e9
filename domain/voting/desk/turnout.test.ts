import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { type CountedTurnout, tellTurnout } from './turnout.ts';

const day = (text: string) => text as CalendarDay;
const counted = (more: Partial<CountedTurnout> = {}): CountedTurnout => ({
  marks: 1275,
  desk: {
    paper: new Map([
      ['mercat', 61],
      ['residencia', 25],
    ]),
    envelopes: new Map(),
    assisted: 104,
  },
  days: [
    { day: day('2026-11-16'), count: 1000 },
    { day: day('2026-11-17'), count: 1200 },
  ],
  today: day('2026-11-18'),
  boxes: ['mercat', 'residencia'],
  ...more,
});
const atLeast = (count: number) => ({ kind: 'atLeast', count });

describe('turnout', () => {
  it('is told by day and by channel, each in steps of 25', () => {
    const told = tellTurnout(counted());
    expect(told.total).toBe(1275);
    expect(told.days).toEqual([
      { day: '2026-11-16', told: atLeast(1000) },
      { day: '2026-11-17', told: atLeast(200) },
      { day: '2026-11-18', told: atLeast(75) },
    ]);
    expect(told.channels).toEqual([
      { channel: 'web', box: null, told: atLeast(1075) },
      { channel: 'assisted', box: null, told: atLeast(100) },
      { channel: 'paper', box: 'mercat', told: atLeast(50) },
      { channel: 'paper', box: 'residencia', told: atLeast(25) },
    ]);
  });

  it('has no part for kiosks where nobody voted at one', () => {
    const desk = {
      paper: new Map([
        ['mercat', 61],
        ['residencia', 25],
      ]),
      envelopes: new Map(),
      assisted: 0,
    };
    expect(tellTurnout(counted({ desk })).channels).toEqual([
      { channel: 'web', box: null, told: atLeast(1175) },
      { channel: 'paper', box: 'mercat', told: atLeast(50) },
      { channel: 'paper', box: 'residencia', told: atLeast(25) },
    ]);
  });

  it('has no figure of a channel with fewer than 25 paper ballots in all', () => {
    const desk = { paper: new Map([['mercat', 24]]), envelopes: new Map(), assisted: 104 };
    expect(tellTurnout(counted({ desk })).channels).toBeNull();
  });

  it('hides a small box with another part, and a small day with another day', () => {
    const desk = {
      paper: new Map([
        ['mercat', 61],
        ['residencia', 3],
      ]),
      envelopes: new Map(),
      assisted: 104,
    };
    const told = tellTurnout(counted({ desk, marks: 1210 }));
    expect(told.channels?.map((one) => one.told.kind)).toEqual(['hidden', 'atLeast', 'atLeast', 'hidden']);
    expect(told.days.map((one) => one.told.kind)).toEqual(['hidden', 'atLeast', 'hidden']);
  });

  it('counts all as of today before a day is over, and nothing twice where a day is told again', () => {
    expect(tellTurnout(counted({ days: [] })).days).toEqual([{ day: '2026-11-18', told: atLeast(1275) }]);
    const again = [...counted().days, { day: day('2026-11-18'), count: 1300 }];
    expect(tellTurnout(counted({ days: again })).days).toHaveLength(3);
    const none = { paper: new Map<string, number>(), envelopes: new Map<string, number>(), assisted: 0 };
    expect(tellTurnout(counted({ marks: 0, days: [], desk: none })).total).toBe(0);
    expect(tellTurnout(counted({ boxes: ['mercat', 'residencia', 'nova'] })).channels?.at(-1)?.box).toBe(
      'nova',
    );
  });
});
