import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { usualCalendar, workingCalendar } from '../../working-days/working-days.ts';
import { type DeskFact, deskReport, firstAnswer, median } from './figures.ts';

const at = (text: string) => Date.parse(`${text}T10:00:00Z`);
const day = {
  calendar: workingCalendar(usualCalendar),
  zone: 'Europe/Madrid',
  today: '2026-11-17' as CalendarDay,
};
const fact = (more: Partial<DeskFact>): DeskFact => ({
  mailbox: 'incidencias',
  status: 'Recibida',
  createdAt: at('2026-11-13'),
  due: null,
  answeredAt: null,
  closedAt: null,
  ...more,
});

it('the first answer is what the council first wrote to the sender: no note, and no reply of theirs', () => {
  const said = { by: 'Neus', text: 'x' };
  const reply = { ...said, at: 1, isNote: false, reply: { images: [], key: 'k' } };
  const note = { ...said, at: 2, isNote: true };
  expect(firstAnswer({ threads: [reply, note] })).toBeNull();
  expect(firstAnswer({ threads: [reply, note, { ...said, at: 3, isNote: false }] })).toBe(3);
});

it.each([
  [[], null],
  [[3], 3],
  [[9, 1, 4], 4],
  [[4, 1], 2.5],
])('the median of %j is %s', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

describe('the figures of requests', () => {
  const facts = [
    fact({ due: '2026-11-16' as CalendarDay }),
    fact({ due: '2026-11-17' as CalendarDay, answeredAt: at('2026-11-16') }),
    fact({ status: 'Resuelta', answeredAt: at('2026-11-17'), closedAt: at('2026-11-18') }),
    fact({
      status: 'Cerrada',
      mailbox: 'enseres',
      createdAt: at('2026-10-30'),
      due: '2026-11-02' as CalendarDay,
      closedAt: at('2026-10-29'),
    }),
  ];
  const report = deskReport(facts, day);

  it('count what came, is open, was closed and is overdue, with the medians of working days', () => {
    expect(report.all).toEqual({
      came: 4,
      open: 2,
      closed: 2,
      overdue: 1,
      daysToAnswer: 1.5,
      daysToClose: 1.5,
    });
    expect(deskReport([], day).all).toMatchObject({ came: 0, daysToAnswer: null, daysToClose: null });
  });

  it('are told by mailbox, month and state', () => {
    expect(report.byMailbox.map(({ name, came }) => [name, came])).toEqual([
      ['enseres', 1],
      ['incidencias', 3],
    ]);
    expect(report.byMonth.map(({ name, came }) => [name, came])).toEqual([
      ['2026-10', 1],
      ['2026-11', 3],
    ]);
    expect(report.byStatus.map(({ name, closed }) => [name, closed])).toEqual([
      ['Cerrada', 1],
      ['Recibida', 0],
      ['Resuelta', 1],
    ]);
  });
});
