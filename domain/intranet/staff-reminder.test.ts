import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WaitingIntranet } from '../office/duties/intranet-duty.ts';
import { type CalendarDay, instantAt, type TimeZone } from '../shared/calendar-day.ts';
import { type RemindedPerson, remindersDue } from './staff-reminder.ts';

const zone = 'Europe/Madrid' as TimeZone;
const day = 86_400_000;
const appeared = '2026-11-16' as CalendarDay;
const nine = instantAt('2026-11-19' as CalendarDay, 9 * 3600, zone);
const someone = (id: string, more: Partial<RemindedPerson> = {}): RemindedPerson => ({
  id,
  name: id,
  email: `${id}@vilanova.example`,
  language: 'va',
  since: 0,
  answersRequests: false,
  ...more,
});
const [rosa, pau] = [someone('rosa'), someone('pau')];
const news: WaitingIntranet = { kind: 'reading', subject: 'news-a', title: 'A', missing: ['rosa'], appeared };
const came = nine - 3 * day;
const asked = { kind: 'decision', subject: 'request-r', title: 'Vacaciones', came } as const;
const request: WaitingIntranet = { ...asked, from: { id: 'pau', name: 'pau' }, approver: 'rosa' };

const named = (waiting: WaitingIntranet, people: readonly RemindedPerson[], now: number) =>
  remindersDue([waiting], people, { now, zone }).map(({ id }) => id);

describe('a reminder to people of staff', () => {
  it('is of news that somebody has not read, three days after it appeared, at nine', () => {
    expect(named(news, [rosa, pau], nine - 1)).toEqual([]);
    expect(remindersDue([news], [rosa, pau], { now: nine, zone })).toMatchObject([
      {
        id: 'reminder/news-a/rosa',
        about: { kind: 'intranet', word: 'unread', key: 'news-a' },
        to: 'rosa@vilanova.example',
        language: 'va',
        reason: 'rosa',
      },
    ]);
    expect(named({ ...news, appeared: null }, [rosa], nine)).toEqual([]);
  });

  it('is not of news of before somebody came, nor of what has waited for two months', () => {
    expect(named(news, [someone('rosa', { since: nine - 2 * day })], nine)).toEqual([]);
    expect(named(news, [rosa], nine + 60 * day)).toHaveLength(1);
    expect(named(news, [rosa], nine + 61 * day)).toEqual([]);
  });

  it('is of a request for those who decide it, and never for who asks', () => {
    expect(named(request, [rosa, pau], nine - 1)).toEqual([]);
    expect(named(request, [rosa, pau], nine)).toEqual(['reminder/request-r/rosa']);
    const officers = [rosa, pau].map((one) => ({ ...one, answersRequests: true }));
    expect(named({ ...request, approver: null }, officers, nine)).toEqual(['reminder/request-r/rosa']);
    expect(named({ ...request, approver: null }, [rosa], nine)).toEqual([]);
  });

  it('is not of a procedure: Hoy says when it is to be looked at', () => {
    const review = { kind: 'review', subject: 'p', title: 'P', responsible: 'rosa', due: appeared } as const;
    expect(named(review, [rosa], nine)).toEqual([]);
  });

  it('has one name for each person and thing, whenever it is worked out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (one, other) => {
        expect(named(news, [rosa], nine + one * day)).toEqual(named(news, [rosa], nine + other * day));
      }),
    );
  });
});
