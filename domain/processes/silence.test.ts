import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someDay, someStatus } from '#fixtures/arbitraries/delivery.ts';
import { aDelivery, aNews } from '#fixtures/builders/data/delivery.ts';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { daysWithoutNews, lastTold, toldMonths } from './silence.ts';

const day = (text: string) => text as CalendarDay;
const milestone = (reached: string | null) => ({
  id: 'm',
  title: 'm',
  planned: day('2026-01-01'),
  reached: reached === null ? null : day(reached),
});

describe('the silence of a project', () => {
  it('is counted in days of the calendar from the last news, milestone or day of its figures', () => {
    const updated = aDelivery({ updated: day('2026-05-01') });
    expect(daysWithoutNews(updated, day('2026-06-17'))).toBe(47);
    const reached = { ...updated, milestones: [milestone('2026-05-03'), milestone(null)] };
    expect(daysWithoutNews(reached, day('2026-06-17'))).toBe(45);
    const told = { ...reached, news: [aNews('b', '2026-06-16'), aNews('a', '2026-06-10')] };
    expect(daysWithoutNews(told, day('2026-06-17'))).toBe(1);
    expect(lastTold(told, day('2026-06-17'))).toBe('2026-06-16');
  });

  it('is unknown without any news, and there is none once the project is finished', () => {
    expect(daysWithoutNews(aDelivery({ milestones: [milestone(null)] }), day('2026-06-17'))).toBeNull();
    const finished = aDelivery({ status: 'finished', updated: day('2020-01-01') });
    expect(daysWithoutNews(finished, day('2026-06-17'))).toBeNull();
  });

  it('is never negative, grows by a day each day, and ends with news of today', () => {
    fc.assert(
      fc.property(someDay, someDay, someStatus, fc.nat(500), (updated, today, status, later) => {
        const delivery = aDelivery({ status, updated });
        const days = daysWithoutNews(delivery, today);
        if (days === null) {
          expect(status === 'finished' || updated > today).toBe(true);
          return;
        }
        expect(days).toBeGreaterThanOrEqual(0);
        expect(daysWithoutNews(delivery, addDays(today, later))).toBe(days + later);
        expect(daysWithoutNews({ ...delivery, news: [aNews('n', today)] }, today)).toBe(0);
      }),
    );
  });

  it('is shown month by month for a year', () => {
    const delivery = { ...aDelivery({ updated: day('2025-12-31') }), news: [aNews('a', '2026-05-02')] };
    const months = (today: string) =>
      toldMonths(delivery, day(today))
        .map((isTold) => (isTold ? 'x' : '-'))
        .join('');
    expect(months('2026-05-13')).toBe('------x----x');
    expect(months('2026-12-01')).toBe('----x-------');
    expect(months('2027-01-01')).toBe('---x--------');
  });
});
