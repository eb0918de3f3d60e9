import { describe, expect, it } from 'vitest';
import type { ReportCell } from '#application/reports/report.ts';
import type { Process } from '#domain/processes/process.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { aDelivery, aProject } from '#fixtures/builders/data/delivery.ts';
import { projectReport } from './project-table.ts';

const day = (text: string) => text as CalendarDay;
const process = { title: { es: 'Plaza', va: 'Plaça' } } as unknown as Process;
const asked = { language: 'va', realmDefault: 'es', today: day('2026-05-13') } as const;

const values = (row: readonly ReportCell[] | undefined) =>
  (row ?? []).map((cell) => {
    if (cell.kind === 'text') return cell.text;
    if (cell.kind === 'term') return cell.term;
    if (cell.kind === 'money') return cell.amount;
    return cell.kind === 'count' ? cell.count : null;
  });

describe('the table of a process’s projects', () => {
  it('has status, money, milestones and what comes next', () => {
    const milestones = [
      { id: 'a', title: 'Firma', planned: day('2026-01-01'), reached: day('2026-01-09') },
      { id: 'b', title: { es: 'Toldos', va: 'Tendals' }, planned: day('2026-05-01'), reached: null },
    ];
    const delivery = aDelivery({
      department: { es: 'Obras', va: 'Obres' },
      spent: cents(9675),
      committed: cents(22_340),
      updated: day('2026-05-10'),
      milestones,
    });
    const project = aProject('a', {
      title: { es: 'Toldos', va: 'Tendals' },
      amount: cents(21_500),
      delivery,
    });
    const { table, subject } = projectReport(
      { process, proposals: [project, { ...aProject('b'), delivery: null }] },
      asked,
    );
    expect(subject).toBe('Plaça');
    expect(table.rows).toHaveLength(1);
    expect(Object.fromEntries(table.columns.map((key, at) => [key, values(table.rows[0])[at]]))).toEqual({
      id: 'a',
      title: 'Tendals',
      delivery: 'works',
      department: 'Obres',
      budget: 21_500,
      spent: 9675,
      committed: 22_340,
      over: 840,
      reached: 1,
      milestones: 2,
      late: 1,
      next: 'Tendals',
      planned: '2026-05-01',
      updated: '2026-05-10',
    });
  });

  it('leaves missing data blank', () => {
    const { table } = projectReport({ process, proposals: [aProject('a')] }, asked);
    expect(values(table.rows[0])).toEqual([
      'a',
      'a',
      'works',
      '',
      null,
      null,
      null,
      0,
      0,
      0,
      0,
      '',
      null,
      null,
    ]);
  });
});
