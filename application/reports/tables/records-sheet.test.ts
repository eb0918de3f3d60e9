import { describe, expect, it } from 'vitest';
import { listSheetIn, resultSheetIn } from '#adapters/driven/texts/sentences-in.ts';
import { cents } from '#domain/shared/money.ts';
import { withoutColumns } from '../printed-columns.ts';
import { money, type Report, type ReportCell, text } from '../report.ts';
import { printedRecords } from './records-sheet.ts';

const words = { say: resultSheetIn('es'), ofList: listSheetIn('es') };
const origin = { name: 'a.json', sha256: null, program: 'concejo' };
const nothing = { year: '', search: '', types: '' };
const listOf = (...rows: readonly (readonly ReportCell[])[]): Report => ({
  table: { key: 'concesiones', columns: ['a', 'Importe'], rows },
  further: [],
  provenance: [],
});

describe('a printed list of records', () => {
  it('has a title in words, whose it is, which rows were asked for, and their number and sum', () => {
    const rows = [
      [text('a'), money(cents(150))],
      [text('b'), money(cents(250))],
    ];
    const whole = { ...origin, council: 'Vila', sha256: 'ab', command: 'concejo subsidies export a.json' };
    const asked = { year: '2025', search: 'coral', types: '' };
    const { name, sheet } = printedRecords(listOf(...rows), 'title.grants', asked, whole, words);
    expect(name).toBe('Subvenciones concedidas');
    expect(sheet?.about).toEqual([
      ['Ayuntamiento o entidad', 'Vila'],
      ['Año', '2025'],
      ['Texto buscado', 'coral'],
    ]);
    expect(sheet?.figures).toEqual([
      ['Filas', '2'],
      ['Importe total', '4,00\u00a0€'],
    ]);
    expect(sheet?.recount?.facts.map(([fact]) => fact)).toEqual([
      'Procede de',
      'SHA-256 del fichero',
      'Orden',
    ]);
    expect(sheet).not.toHaveProperty('signatures');
  });

  it('leaves out what is unknown', () => {
    const { sheet } = printedRecords(listOf([text('a')]), 'title.associations', nothing, origin, words);
    expect(sheet?.about).toEqual([]);
    expect(sheet?.figures).toEqual([['Filas', '1']]);
    expect(sheet?.recount?.facts).toEqual([['Procede de', 'a.json']]);
  });
});

describe('a table on paper', () => {
  it('is without the columns that only programs need, also if a row is shorter than its heading', () => {
    const { columns, rows } = withoutColumns(listOf([text('a'), text('b')], [text('c')]).table, ['a']);
    expect([columns, rows]).toEqual([['Importe'], [[text('b')], []]]);
  });
});
