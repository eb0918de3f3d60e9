import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import type { Process } from './process.ts';
import { hasTakenProposals, takingProposals } from './taking-proposals.ts';

const aDay = (text: string) => text as CalendarDay;
const range = (kind: string | null, start: string, end: string) => ({
  name: { es: 'Fase' },
  kind,
  note: null,
  start: aDay(start),
  end: aDay(end),
});
const process: Process = {
  id: 'p',
  slug: 'p',
  title: { es: 'Presupuestos' },
  subtitle: null,
  lead: null,
  body: null,
  headerImage: null,
  logo: null,
  extent: { start: aDay('2026-09-01'), end: aDay('2026-12-31') },
  ranges: [range('proposals', '2026-09-01', '2026-09-30'), range(null, '2026-11-09', '2026-11-27')],
  survey: null,
  switchedOff: [],
  amount: null,
  proposals: null,
  mailbox: 'propuestas',
  contact: null,
  who: null,
  comments: null,
  files: [],
  links: [],
};

describe('a process takes proposals', () => {
  it('in the range that says so, both days included', () => {
    const days = ['2026-08-31', '2026-09-01', '2026-09-30', '2026-10-01'].map(aDay);
    expect(days.map((day) => takingProposals(process, day)?.lastDay ?? null)).toEqual([
      null,
      '2026-09-30',
      '2026-09-30',
      null,
    ]);
  });

  it('from its first day to its last, where no range says when', () => {
    const plain = { ...process, ranges: [] };
    expect(takingProposals(plain, aDay('2026-12-31'))).toEqual({
      mailbox: 'propuestas',
      lastDay: '2026-12-31',
    });
    expect(takingProposals(plain, aDay('2027-01-01'))).toBeNull();
  });

  it('not without a mailbox, nor where the council has switched it off', () => {
    const day = aDay('2026-09-15');
    expect(takingProposals({ ...process, mailbox: null }, day)).toBeNull();
    expect(takingProposals({ ...process, switchedOff: ['enviar-propuesta'] }, day)).toBeNull();
  });
});

describe('a process may have proposals of residents', () => {
  const since = (day: string) => hasTakenProposals(process, aDay(day));

  it('from the first day on which it takes them, and ever after', () => {
    expect(['2026-08-31', '2026-09-01', '2027-03-01'].map(since)).toEqual([false, true, true]);
  });

  it('since the first of its ranges for proposals, whatever else came before or comes later', () => {
    const ranges = [
      range(null, '2026-08-01', '2026-08-31'),
      range('proposals', '2026-09-01', '2026-09-30'),
      range('proposals', '2026-11-01', '2026-11-30'),
    ];
    const days = ['2026-08-15', '2026-09-01', '2026-10-15'].map(aDay);
    expect(days.map((day) => hasTakenProposals({ ...process, ranges }, day))).toEqual([false, true, true]);
    expect(takingProposals({ ...process, ranges }, aDay('2026-08-15'))).toBeNull();
  });

  it('never without a form to send them by', () => {
    expect(hasTakenProposals({ ...process, mailbox: null }, aDay('2026-09-15'))).toBe(false);
    expect(hasTakenProposals({ ...process, ranges: [] }, aDay('2026-09-01'))).toBe(true);
  });
});
