import { describe, expect, it } from 'vitest';
import { faultsOf, prepared } from '#fixtures/builders/imports/prepared-import.ts';
import { hasPlainAmounts } from './cell-readers.ts';
import type { ImportCell } from './sheet.ts';

describe('cells', () => {
  const contract = (column: string, ...cells: readonly ImportCell[]) =>
    prepared('contracts', [['Objeto', column], ...cells.map((cell, at) => [`Obra ${at}`, cell])]);
  const valuesOf = (column: string, member: string, ...cells: readonly ImportCell[]) =>
    contract(column, ...cells).changes.map(({ after }) => after?.[member]);
  const wrongOf = (column: string, cell: ImportCell) =>
    contract(column, cell).faults.map(({ kind, suggestion }) => [kind, suggestion])[0];

  it('read amounts as people, accounting programs and spreadsheets write them', () => {
    expect(valuesOf('Importe', 'importe', '1.200,50 €', 1200.5, '1200,5', '12,00-', -0, 0.1 + 0.2)).toEqual([
      1200.5, 1200.5, 1200.5, -12, 0, 0.3,
    ]);
    expect(wrongOf('Importe', 'doce')).toEqual(['notAnAmount', null]);
    expect(wrongOf('Importe', '56,200.00')).toEqual(['notAnAmount', '56200,00']);
    expect(wrongOf('Importe', 12.345)).toEqual(['notAnAmount', '12,35']);
    expect(wrongOf('Importe', 1e300)).toEqual(['notAnAmount', null]);
  });

  it('refuse an amount that may be a thousand or decimals if others of its column have a point before decimals', () => {
    expect(valuesOf('Importe', 'importe', '200.000', '1.200,50')).toEqual([200_000, 1200.5]);
    const { faults } = contract('Importe', '200.000', '1200.50');
    expect(faults).toMatchObject([
      { row: 2, letters: 'B', kind: 'ambiguousAmount', suggestion: '200.000,00' },
    ]);
    expect(hasPlainAmounts([1, null, '12,5'])).toBe(false);
  });

  it('read days as people write them, as ISO and as spreadsheets count them', () => {
    const written = [
      '1/2/2026',
      '01-02-2026',
      '01.02.2026',
      '2026-02-01',
      '2026/02/01',
      '2026-02-01T10:00:00',
      46_054,
      '46054',
      46_054.7,
    ];
    expect(valuesOf('Fecha', 'fecha', ...written)).toEqual(written.map(() => '2026-02-01'));
    expect(wrongOf('Fecha', '1/2/26')).toEqual(['notADay', '1/2/2026']);
    expect(wrongOf('Fecha', '31/2/2026')).toEqual(['notADay', null]);
    expect(wrongOf('Fecha', '31/2/26')).toEqual(['notADay', null]);
    expect(wrongOf('Fecha', 12)).toEqual(['notADay', null]);
  });

  it('read whole numbers, and refuse the results of formulas that failed', () => {
    expect(valuesOf('Ofertas', 'ofertas', 3, '4')).toEqual([3, 4]);
    expect(wrongOf('Ofertas', '3,5')).toEqual(['notANumber', null]);
    expect(wrongOf('Ofertas', -1)).toEqual(['notANumber', null]);
    expect(wrongOf('Ofertas', '#REF!')).toEqual(['errorOfSheet', null]);
    expect(wrongOf('Estado', '#¡VALOR!')).toEqual(['errorOfSheet', null]);
    expect(wrongOf('CPV', 'x'.repeat(201))?.[0]).toBe('tooLong');
  });

  it('read yes and no in five languages', () => {
    const call = (cell: ImportCell) =>
      prepared('subsidyCalls', [
        ['BDNS', 'Convocatoria', 'MRR'],
        [1, 'Ayudas', cell],
      ]);
    expect(['Sí', 'x', 'bai', true].map((cell) => call(cell).changes[0]?.after?.['MRR'])).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(call('No').changes[0]?.after?.['MRR']).toBe(false);
    expect(call('quizá').faults).toMatchObject([{ kind: 'notYesOrNo', found: 'quizá' }]);
  });

  it('with faults are all found, each with its row and column, and do not keep others from being read', () => {
    const rows = [
      ['Objeto', 'Importe', 'Fecha'],
      ['a', 'mucho', 'ayer'],
      ['b', '1,00', '1/1/2026'],
      [null, '2,00', null],
    ];
    expect(faultsOf('contracts', rows)).toEqual([
      [2, 'B', 'notAnAmount', 'mucho', null],
      [2, 'C', 'notADay', 'ayer', null],
      [4, 'A', 'missing', '', null],
    ]);
    expect(prepared('contracts', rows)).toMatchObject({ isReady: false, rows: 3, counts: { added: 1 } });
    expect(prepared('contracts', rows, { skipsFaulty: true }).isReady).toBe(true);
    expect(
      faultsOf('contracts', [
        ['Objeto', 'Fecha'],
        ['a', 'x'.repeat(100)],
      ])[0]?.[3],
    ).toBe(`${'x'.repeat(60)}…`);
  });

  it('without content are removed from a document, and those of columns that the file lacks stay', () => {
    const there = [{ _id: 'c-7', objeto: 'Obra', importe: 3, tipo: 'Obras', cpv: '1' }];
    const [change] = prepared(
      'contracts',
      [
        ['Objeto', 'Importe', 'Tipo'],
        ['Obra', '4,00', null],
      ],
      { there },
    ).changes;
    expect(change?.after).toEqual({ _id: 'c-7', objeto: 'Obra', importe: 4, cpv: '1' });
  });
});
