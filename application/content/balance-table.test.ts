import { expect, it } from 'vitest';
import type { ReportCell } from '#application/reports/report.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { aDelivery, aNews, aProject } from '#fixtures/builders/data/delivery.ts';
import { aProcess } from '#fixtures/builders/data/process.ts';
import { balanceReport } from './balance-table.ts';

const day = (text: string) => text as CalendarDay;
const values = (row: readonly ReportCell[] | undefined) =>
  (row ?? []).map((cell) => {
    if (cell.kind === 'text') return cell.text;
    if (cell.kind === 'term') return cell.term;
    if (cell.kind === 'money') return cell.amount;
    return cell.kind === 'count' ? cell.count : null;
  });

it('the file of a balance has each project with its process, money, milestones and last news', () => {
  const process = aProcess({ id: 'p', title: { es: 'Plaza', va: 'Plaça' } });
  const going = aProject('a', {
    title: { es: 'Toldos', va: 'Tendals' },
    amount: cents(21_500),
    delivery: aDelivery({
      spent: cents(22_000),
      milestones: [
        { id: 'a', title: 'Firma', planned: null, reached: day('2026-01-09') },
        { id: 'b', title: 'Final', planned: null, reached: null },
      ],
      news: [aNews('n', '2026-05-03')],
    }),
  });
  const untold = aProject('b', { delivery: aDelivery() });
  const { table, subject } = balanceReport(
    { year: 2026, years: [2026], projects: [going, untold].map((project) => ({ project, process })) },
    { language: 'va', realmDefault: 'es', today: day('2026-05-13') },
  );
  expect(subject).toBe('2026');
  expect(Object.fromEntries(table.columns.map((key, at) => [key, values(table.rows[0])[at]]))).toEqual({
    process: 'Plaça',
    id: 'a',
    title: 'Tendals',
    delivery: 'works',
    department: '',
    budget: 21_500,
    spent: 22_000,
    committed: 22_000,
    over: 500,
    reached: 1,
    milestones: 2,
    next: 'Final',
    lastNews: '2026-05-03',
    silentDays: 10,
  });
  expect(values(table.rows[1]).slice(-3)).toEqual(['', null, null]);
});
