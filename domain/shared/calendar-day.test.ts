import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  type CalendarDay,
  dayAt,
  daysBetween,
  endOfDay,
  instantAt,
  parseDay,
  readMoment,
  startOfDay,
  wallSeconds,
} from './calendar-day.ts';

const zones = [
  'Europe/Madrid',
  'UTC',
  'America/Havana',
  'Pacific/Kiritimati',
  'Atlantic/Azores',
  'Africa/Cairo',
];
const day = (text: string) => text as CalendarDay;
const anyDay = fc.integer({ min: 0, max: 4382 }).map((n) => addDays(day('2024-01-01'), n));

describe('a calendar day', () => {
  it('begins at its first instant in every zone, on days of 23 and 25 hours too', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...zones), (one, zone) => {
        const start = startOfDay(one, zone);
        expect(dayAt(start, zone)).toBe(one);
        expect(dayAt(start - 1, zone)).toBe(addDays(one, -1));
      }),
      { numRuns: 400 },
    );
  });

  it('begins at the same instant however many others were asked for in between', () => {
    const days = Array.from({ length: 1200 }, (_, n) => addDays(day('2024-01-01'), n));
    const starts = () => days.map((one) => startOfDay(one, 'UTC'));
    expect(starts()).toEqual(days.map((one) => Date.parse(`${one}T00:00:00Z`)));
    expect(starts()).toEqual(starts());
  });

  it('is 23 hours long when clocks go forward in Madrid and 25 when they go back', () => {
    const hours = (one: string) =>
      (startOfDay(addDays(day(one), 1), 'Europe/Madrid') - startOfDay(day(one), 'Europe/Madrid')) / 3_600_000;
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-27')]).toEqual([23, 25, 24]);
  });

  it('ends where the next one starts, whatever its length', () => {
    for (const one of ['2026-03-29', '2026-10-25', '2026-12-31'])
      expect(endOfDay(day(one), 'Europe/Madrid')).toBe(startOfDay(addDays(day(one), 1), 'Europe/Madrid'));
  });

  it('begins at one in the morning where the clock skips midnight', () => {
    expect(new Date(startOfDay(day('2026-03-08'), 'America/Havana')).toISOString()).toBe(
      '2026-03-08T05:00:00.000Z',
    );
  });

  it.each([
    ['forward at midnight, east of UTC', '2021-03-28', 'Asia/Beirut', '2021-03-27T22:00:00.000Z'],
    ['back to midnight, which comes twice', '2021-10-29', 'Asia/Amman', '2021-10-28T21:00:00.000Z'],
  ])('begins when a clock first shows it, if clocks go %s', (_, one, zone, start) => {
    expect(new Date(startOfDay(day(one), zone)).toISOString()).toBe(start);
  });

  it('is so many days after another, and back again', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (one, days) => {
        expect(daysBetween(one, addDays(one, days))).toBe(days);
        expect(addDays(addDays(one, days), -days)).toBe(one);
      }),
    );
  });

  it('is the date with which a longer text begins', () => {
    expect(parseDay('2026-11-27')).toBe('2026-11-27');
    expect(parseDay('2026-11-27T00:00:00.000Z')).toBe('2026-11-27');
  });

  it('has four digits for its year in the first centuries too', () => {
    expect(dayAt(Date.parse('0033-04-03T12:00:00Z'), 'UTC')).toBe('0033-04-03');
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    'tomorrow',
    '',
    '2026-11-27x',
    'x2026-11-27',
    '12026-11-27',
  ])('is not «%s»', (text) => {
    expect(parseDay(text)).toBeNull();
  });
});

describe('a moment of a council', () => {
  it('with an offset is that instant, and its day is the realm’s', () => {
    const moment = readMoment('2026-11-27T23:30:00Z', 'Europe/Madrid');
    expect(moment).toEqual({ instant: Date.UTC(2026, 10, 27, 23, 30), day: '2026-11-28' });
    expect(readMoment('2026-11-27T12:00:00+01:00', 'UTC')?.instant).toBe(Date.UTC(2026, 10, 27, 11));
    expect(readMoment('2026-11-27T12:00:00+0100', 'UTC')?.instant).toBe(Date.UTC(2026, 10, 27, 11));
    expect(readMoment('2026-11-27T12:00-01:00', 'UTC')?.instant).toBe(Date.UTC(2026, 10, 27, 13));
    expect(readMoment('2026-11-27T12:00:00.25Z', 'UTC')?.instant).toBe(Date.UTC(2026, 10, 27, 12, 0, 0, 250));
  });

  it('without an offset is the realm’s own time', () => {
    expect(readMoment('2026-07-01T09:30', 'Europe/Madrid')?.instant).toBe(Date.UTC(2026, 6, 1, 7, 30));
    expect(readMoment('2026-07-01T09:30:15.25', 'Europe/Madrid')).toEqual({
      instant: Date.UTC(2026, 6, 1, 7, 30, 15),
      day: '2026-07-01',
    });
    expect(readMoment('2026-11-09', 'Europe/Madrid')?.instant).toBe(Date.UTC(2026, 10, 8, 23));
  });

  it.each([
    ['2027-03-28', '02:00', 'Europe/Madrid', '2027-03-28T01:00:00.000Z'],
    ['2027-03-28', '02:30', 'Europe/Madrid', '2027-03-28T01:00:00.000Z'],
    ['2027-03-28', '01:59', 'Europe/Madrid', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28', '03:00', 'Europe/Madrid', '2027-03-28T01:00:00.000Z'],
    ['2027-03-28', '01:30', 'Atlantic/Canary', '2027-03-28T01:00:00.000Z'],
    ['2026-03-08', '00:00', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['2026-03-08', '00:30', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z'],
  ])(
    'at %s %s in %s is %s, also if a clock change skips or repeats the hour',
    (date, time, zone, instant) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      expect(new Date(instantAt(day(date), hours * 3600 + minutes * 60, zone)).toISOString()).toBe(instant);
    },
  );

  it('keeps to the clock on the wall on the days when it is changed', () => {
    expect(new Date(instantAt(day('2026-03-29'), 12 * 3600, 'Europe/Madrid')).toISOString()).toBe(
      '2026-03-29T10:00:00.000Z',
    );
    expect(new Date(instantAt(day('2026-10-25'), 12 * 3600, 'Europe/Madrid')).toISOString()).toBe(
      '2026-10-25T11:00:00.000Z',
    );
  });

  it('has its last hour on a day of 23 hours too, and the first one of a day that begins late', () => {
    const at = (text: string, seconds: number, zone: string) =>
      new Date(instantAt(day(text), seconds, zone)).toISOString();
    expect(at('2027-03-28', 23.5 * 3600, 'Europe/Madrid')).toBe('2027-03-28T21:30:00.000Z');
    expect(at('2027-03-28', 23 * 3600, 'Europe/Madrid')).toBe('2027-03-28T21:00:00.000Z');
    expect(at('2026-03-08', 23.5 * 3600, 'America/Havana')).toBe('2026-03-09T03:30:00.000Z');
    expect(readMoment('2027-03-28T23:59:59', 'Europe/Madrid')?.day).toBe('2027-03-28');
    expect(readMoment('2027-03-28T23:59:59', 'Europe/Madrid')?.instant).toBe(
      endOfDay(day('2027-03-28'), 'Europe/Madrid') - 1000,
    );
  });

  it.each([
    'soon',
    '2026-02-30T10:00',
    '2026-11-27T',
    '2026-11-27T10:00:00.000+99:99',
    'x2026-11-27T10:00',
    '2026-11-27T10:00x',
    '2026-11-27T1:00',
    '2026-11-27T10:0',
    '2026-11-27T10:00:0',
    '2026-11-27T10:00:00.',
    '2026-11-27T10:00+1:00',
    '2026-11-27T10:00+01:0',
    '2026-11-27Z',
  ])('cannot be «%s»', (text) => {
    expect(readMoment(text, 'Europe/Madrid')).toBeNull();
  });
});

/** The newer dates of the language as browsers bring them, told by what Intl says of a zone’s distance to Greenwich. */
const newerDates = {
  Instant: {
    fromEpochMilliseconds: (instant: number) => ({
      toZonedDateTimeISO: (timeZone: string) => {
        if (!Number.isInteger(instant)) throw new RangeError('no whole millisecond');
        const [, sign, hours = 0, minutes = 0] =
          /GMT(?:([+-])(\d\d):(\d\d))?/u.exec(
            new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(instant),
          ) ?? [];
        const minutesAhead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
        return { offsetNanoseconds: minutesAhead * 60e9 };
      },
    }),
  },
};

describe('where the newer dates of the language are', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const anyInstant = fc.double({ min: 0, max: Date.UTC(2040, 0), noNaN: true });

  it('they tell the same day', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...zones), (instant, zone) => {
        const told = dayAt(instant, zone);
        vi.stubGlobal('Temporal', newerDates);
        expect(dayAt(instant, zone)).toBe(told);
        vi.unstubAllGlobals();
      }),
      { numRuns: 200 },
    );
  });

  it('they tell the same moment of a clock on a wall, before 1970 too', () => {
    const seconds = fc.integer({ min: 0, max: 86_399 });
    const dayOf = fc.integer({ min: -3000, max: 9000 }).map((n) => addDays(day('1978-06-01'), n));
    fc.assert(
      fc.property(dayOf, seconds, fc.constantFrom('Europe/Madrid', 'America/Havana'), (one, at, zone) => {
        // An instant is remembered; what the clock shows then is asked anew.
        const instant = instantAt(one, at, zone);
        const told = wallSeconds(instant, zone);
        vi.stubGlobal('Temporal', newerDates);
        expect(wallSeconds(instant, zone)).toBe(told);
        vi.unstubAllGlobals();
      }),
      { numRuns: 200 },
    );
  });

  it('they are the ones that are asked', () => {
    vi.stubGlobal('Temporal', {
      Instant: {
        fromEpochMilliseconds: () => ({ toZonedDateTimeISO: () => ({ offsetNanoseconds: 36e14 }) }),
      },
    });
    expect(dayAt(0, 'UTC')).toBe('1970-02-11');
  });
});
