import { describe, expect, it } from 'vitest';
import { faultsOf, madeBy, prepared, someOptions } from '#fixtures/builders/imports/prepared-import.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';

describe('a budget', () => {
  const header = [
    'Org.',
    'Pro.',
    'Eco.',
    'Descripción',
    'Créditos Iniciales',
    'Modificaciones de Crédito',
    'Créditos Totales',
    'Obligaciones Reconocidas Netas',
    'Pagos Realizados',
  ];
  it('of an export is added up to three figures of each code, without the sums between its rows', () => {
    const rows = [
      ['Estado de ejecución 2026'],
      header,
      ['01', '1532', '61900', 'Calles', '1.000,00', '50,00', '1.050,00', '10,00', '0'],
      ['02', '1532', '61901', 'Aceras', '500,00', '0', '500,00', '5,00', '0'],
      ['02', '132', '12003', 'Policía', 200.1, 0, 200.1, 0, 0],
      [null, null, '6', 'Total capítulo 6', '1.500,00', null, null, null, null],
      [null, null, 'Total', null, '1.700,10', null, null, null, null],
    ];
    const result = prepared('budgetSpending', rows);
    expect(result.match.unknown).toEqual([]);
    expect(result.faults).toEqual([]);
    expect([result.rows, result.leftOut]).toEqual([3, 2]);
    expect(result.changes.map(({ after }) => after)).toEqual([
      {
        _id: '2026',
        year: 2026,
        income: [],
        spending: [
          { programme: '132', concept: '120', initial: 200.1, current: 200.1, executed: 0 },
          { programme: '153', concept: '619', initial: 1500, current: 1550, executed: 15 },
        ],
      },
    ]);
  });

  it('reads the codes of a whole budget application', () => {
    const rows = [
      ['Aplicación', 'Inicial'],
      ['2026 0100 1532 61900', '1,00'],
      ['1532.22100', '2,00'],
      ['total', '3,00'],
      ['32.619', '4,00'],
    ];
    expect(prepared('budgetSpending', rows).changes[0]?.after?.['spending']).toMatchObject([
      { programme: '153', concept: '221', initial: 2, current: 2 },
      { programme: '153', concept: '619', initial: 1 },
    ]);
    expect(faultsOf('budgetSpending', rows)).toEqual([[5, 'A', 'notACode', '32.619', null]]);
    expect(
      prepared('budgetIncome', [
        ['Partida', 'Inicial'],
        ['2026.11300', '1,00'],
      ]).changes[0]?.after?.['income'],
    ).toMatchObject([{ concept: '113', initial: 1 }]);
  });

  it('keeps the other side, the number of inhabitants and what it does not say, and drops what was declared of this side', () => {
    const there = [
      {
        _id: '2026',
        year: 2026,
        inhabitants: 7,
        spending: [1],
        income: [2],
        executedTo: '2026-06-30',
        declared: { spending: [3], income: [4] },
      },
    ];
    const options = { ...someOptions, executedTo: '2026-10-31' as CalendarDay };
    const rows = [
      ['Eco.', 'Previsiones iniciales', 'Modificaciones', 'Derechos reconocidos netos'],
      ['11300,00', '9', '-1', '3'],
    ];
    expect(madeBy('budgetIncome', rows, { there, options })).toEqual([
      {
        _id: '2026',
        year: 2026,
        inhabitants: 7,
        executedTo: '2026-10-31',
        spending: [1],
        income: [{ concept: '113', initial: 9, current: 8, executed: 3 }],
        declared: { spending: [3], income: null },
      },
    ]);
  });

  it('with one wrong row is not imported at all, and its sums are checked', () => {
    const rows = [
      header,
      ['1', '1532', '61900', '', '10,00', '5,00', '14,00', '0', '0'],
      ['1', 'x', '619', '', '1', '0', '1', '0', '0'],
      ['1', '32', '22x', '', '1', null, '1', '0', '0'],
    ];
    expect(faultsOf('budgetSpending', rows)).toEqual([
      [2, 'G', 'otherSum', '14,00', '15,00'],
      [3, 'B', 'notACode', 'x', null],
      [4, 'B', 'notACode', '32', null],
      [4, 'C', 'notACode', '22x', null],
    ]);
    expect(prepared('budgetSpending', rows, { skipsFaulty: true }).isReady).toBe(false);
    expect(
      prepared('budgetSpending', [header, ['1', '1532', '6', '', '1', '0', '1', '0', '0']]).isReady,
    ).toBe(false);
  });
});
