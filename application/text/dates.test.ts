import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { languages } from '#domain/shared/localized-text.ts';
import {
  formatClock,
  formatDay,
  formatDayOfYear,
  formatDays,
  formatShortDay,
  formatWeekday,
  weekdayName,
} from './dates.ts';

const day = (text: string) => text as CalendarDay;
const friday = day('2026-11-27');

describe('a day in words', () => {
  it('is written as each language writes it', () => {
    expect(languages.map((language) => formatDay(friday, language))).toEqual([
      '27 de noviembre de 2026',
      '27 de novembre de 2026',
      '27 de novembre de 2026',
      '27 November 2026',
      '2026ko azaroaren 27a',
    ]);
    expect(languages.map((language) => formatWeekday(friday, language))).toEqual([
      'viernes 27 de noviembre',
      'divendres 27 de novembre',
      'divendres 27 de novembre',
      'Friday 27 November',
      'azaroaren 27a, ostirala',
    ]);
    expect(languages.map((language) => weekdayName(friday, language))).toEqual([
      'viernes',
      'divendres',
      'divendres',
      'Friday',
      'ostirala',
    ]);
    expect(languages.map((language) => formatShortDay(friday, language))).toEqual([
      '27 nov.',
      '27 nov.',
      '27 nov.',
      '27 Nov',
      'aza. 27',
    ]);
  });

  it('elides in Valencian and Catalan: d’abril, de l’1 a l’11', () => {
    expect(formatDayOfYear(day('2026-04-03'), 'va')).toBe('3 d’abril');
    expect(formatDays(day('2026-08-01'), day('2026-08-11'), 'va')).toBe('De l’1 a l’11 d’agost de 2026');
    expect(formatDays(day('2026-08-02'), day('2026-08-12'), 'ca')).toBe('Del 2 al 12 d’agost de 2026');
  });

  it('links in Basque after a spoken consonant: 2025eko, 1etik, 15era, and 11 without a', () => {
    expect(formatDays(day('2025-03-01'), day('2025-03-15'), 'eu')).toBe('2025eko martxoaren 1etik 15era');
    expect(formatDays(day('2026-11-09'), day('2026-11-27'), 'eu')).toBe('2026ko azaroaren 9tik 27ra');
    expect(formatDay(day('2026-12-31'), 'eu')).toBe('2026ko abenduaren 31');
    expect(formatDay(day('2026-12-11'), 'eu')).toBe('2026ko abenduaren 11');
  });
});

describe('a stretch of days in words', () => {
  it('says month and year once where they are the same', () => {
    expect(formatDays(day('2026-11-09'), friday, 'es')).toBe('Del 9 al 27 de noviembre de 2026');
    expect(formatDays(day('2026-11-09'), friday, 'en')).toBe('9 to 27 November 2026');
    expect(formatDays(day('2026-10-01'), day('2026-11-06'), 'es')).toBe(
      'Del 1 de octubre al 6 de noviembre de 2026',
    );
    expect(formatDays(day('2026-12-01'), day('2027-01-15'), 'es')).toBe(
      'Del 1 de diciembre de 2026 al 15 de enero de 2027',
    );
    expect(formatDays(day('2026-12-01'), day('2027-01-15'), 'en')).toBe('1 December 2026 to 15 January 2027');
    expect(formatDays(day('2026-10-01'), day('2026-11-06'), 'eu')).toBe(
      '2026ko urriaren 1etik azaroaren 6ra',
    );
    expect(formatDays(day('2026-12-01'), day('2027-01-15'), 'eu')).toBe(
      '2026ko abenduaren 1etik 2027ko urtarrilaren 15era',
    );
  });
  it('of one day is that day', () => {
    expect(formatDays(friday, friday, 'es')).toBe('27 de noviembre de 2026');
  });
  it('crosses years in Valencian with its elisions', () => {
    expect(formatDays(day('2026-12-01'), day('2027-01-11'), 'va')).toBe(
      'De l’1 de desembre de 2026 a l’11 de gener de 2027',
    );
    expect(formatDays(day('2026-10-01'), day('2026-11-06'), 'va')).toBe(
      'De l’1 d’octubre al 6 de novembre de 2026',
    );
    expect(formatDays(day('2026-10-01'), day('2026-11-06'), 'en')).toBe('1 October to 6 November 2026');
  });
});

describe('a time in words', () => {
  it('is the realm’s, with a point, or the colon of English and Basque', () => {
    expect(formatClock(Date.UTC(2026, 10, 18, 9, 51), 'Europe/Madrid', 'es')).toBe('10.51');
    expect(formatClock(Date.UTC(2026, 10, 18, 7, 5), 'Europe/Madrid', 'ca')).toBe('8.05');
    expect(formatClock(Date.UTC(2026, 10, 17, 23, 0), 'Europe/Madrid', 'va')).toBe('0.00');
    expect(formatClock(Date.UTC(2026, 10, 18, 7, 5), 'Europe/Madrid', 'en')).toBe('8:05');
    expect(formatClock(Date.UTC(2026, 10, 18, 7, 5), 'Europe/Madrid', 'eu')).toBe('8:05');
  });

  it('is the one of that zone on the night when clocks are put back, and in zones of half an hour', () => {
    expect(formatClock(Date.UTC(2026, 9, 25, 0, 30), 'Europe/Madrid', 'es')).toBe('2.30');
    expect(formatClock(Date.UTC(2026, 9, 25, 1, 30), 'Europe/Madrid', 'es')).toBe('2.30');
    expect(formatClock(Date.UTC(2026, 9, 25, 18, 29, 59), 'Asia/Kolkata', 'en')).toBe('23:59');
    expect(formatClock(Date.UTC(1969, 11, 31, 23, 59), 'UTC', 'es')).toBe('23.59');
  });
});
