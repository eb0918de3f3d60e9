import { describe, expect, it } from 'vitest';
import { count, money } from '#application/reports/report.ts';
import { cents } from '#domain/shared/money.ts';
import type { Chart } from '#domain/tables/chart.ts';
import { chartReport } from './chart-report.ts';

const heads = { label: 'Área', value: 'Importe', parent: 'Dentro de', level: 'Nivel' };
const euros = (value: number) => money(cents(Math.round(value * 100)));
const tableOf = (chart: Chart, cellOf = euros) => {
  const { columns, rows } = chartReport(chart, { subject: 'X', heads, cellOf }).table;
  const value = (cell: (typeof rows)[number][number] | undefined) =>
    cell?.kind === 'money'
      ? cell.amount
      : cell?.kind === 'text'
        ? cell.text
        : cell?.kind === 'count'
          ? cell.count
          : null;
  return [columns, ...rows.map((row) => row.map(value))];
};

describe('the figures of a chart to take along', () => {
  it('are numbers, and each area says its level and within which other it is', () => {
    const areas = [
      { id: '1', parent: null, label: 'Servicios', value: 60.5 },
      { id: '2', parent: null, label: 'Deuda', value: 7 },
      { id: '11', parent: '1', label: 'Limpieza', value: 60.5 },
    ];
    expect(tableOf({ kind: 'treemap', areas })).toEqual([
      ['Nivel', 'Dentro de', 'Área', 'Importe'],
      [1, null, 'Servicios', 6050],
      [2, 'Servicios', 'Limpieza', 6050],
      [1, null, 'Deuda', 700],
    ]);
  });

  it('have a column for each series of bars, and nothing where a series has no value', () => {
    const series = [
      { name: 'Previsto', values: [2, 3] },
      { name: 'Gastado', values: [1, null] },
    ];
    expect(tableOf({ kind: 'bars', labels: ['2025', '2026', '2027'], series }, count)).toEqual([
      ['Área', 'Previsto', 'Gastado'],
      ['2025', 2, 1],
      ['2026', 3, null],
      ['2027', null, null],
    ]);
  });

  it('have the parts of a pie', () => {
    expect(tableOf({ kind: 'pie', labels: ['Agua', 'Luz'], values: [3] }, count)).toEqual([
      ['Área', 'Importe'],
      ['Agua', 3],
      ['Luz', 0],
    ]);
  });
});
