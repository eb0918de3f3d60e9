import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PastedNames, readPasted } from './pasted-rows.ts';

const names: PastedNames = {
  code: ['codigo'],
  text: ['titulo', 'titol', 'respuesta'],
  district: ['barrio'],
  category: ['categoria'],
  amount: ['importe'],
  languages: new Map([
    ['castellano', 'es'],
    ['valenciano', 'va'],
    ['valencia', 'va'],
  ]),
};
const read = (text: string, taken: readonly string[] = []) => readPasted(text, names, { usual: 'es', taken });
const shown = (text: string, taken?: readonly string[]) =>
  read(text, taken).rows.map(({ code, texts, district, category, amount }) => [
    code,
    Object.fromEntries(texts),
    district,
    category,
    amount,
  ]);

describe('rows that are pasted from a spreadsheet', () => {
  it('are read by the names of their columns, in any order, a text in each language', () => {
    const text = [
      'Importe\tTítulo\tTítol (valencià)\tCódigo\tBarrio\tCategoría\tNotas',
      '9.500,00 €\tPista de patines\tPista de patins\tJ1\tNord\tDeporte\tx',
      '1800\tTorneo\t\tJ2\t\t\t',
    ].join('\r\n');
    expect(shown(text)).toEqual([
      ['J1', { es: 'Pista de patines', va: 'Pista de patins' }, 'Nord', 'Deporte', 950_000],
      ['J2', { es: 'Torneo' }, null, null, 180_000],
    ]);
    expect(
      read(text).columns.map((column) => column && (column.kind === 'text' ? column.language : column.kind)),
    ).toEqual(['amount', 'es', 'va', 'code', 'district', 'category', null]);
  });

  it('need no names: a text alone, with an amount, or between a code and an amount', () => {
    expect(shown('Sí\nNo\n\n')).toEqual([
      [null, { es: 'Sí' }, null, null, null],
      [null, { es: 'No' }, null, null, null],
    ]);
    expect(shown('Pista;9.500,00')).toEqual([[null, { es: 'Pista' }, null, null, 950_000]]);
    expect(shown('J1;"Una ""pista""";12,50;x')).toEqual([['J1', { es: 'Una "pista"' }, null, null, 1250]]);
    expect(shown('castellano\tvalenciano\nSí\tSí')).toEqual([
      [null, { es: 'Sí', va: 'Sí' }, null, null, null],
    ]);
    expect(shown('Sí; claro\nNo')).toEqual([
      [null, { es: 'Sí; claro' }, null, null, null],
      [null, { es: 'No' }, null, null, null],
    ]);
    expect(shown('Título\t\tImporte\nUna\tx\t3')).toEqual([[null, { es: 'Una' }, null, null, 300]]);
    expect(read('')).toMatchObject({ rows: [], faults: [] });
  });

  it('are left out and named without a text, with an amount that is none, or with a code that is there', () => {
    const text =
      'Código\tTítulo\tImporte\nJ1\tUna\t10\nJ1\tDos\t10\nJ3\t\t10\nJ4\tCuatro\tmucho\nJ5\tCinco\t-3\nJ0\tCero\t1';
    const { rows, faults } = read(text, ['J0']);
    expect(rows.map(({ code }) => code)).toEqual(['J1']);
    expect(faults).toEqual([
      { row: 2, kind: 'twice', found: 'J1' },
      { row: 3, kind: 'noText', found: 'J3  10' },
      { row: 4, kind: 'amount', found: 'mucho' },
      { row: 5, kind: 'amount', found: '-3' },
      { row: 6, kind: 'twice', found: 'J0' },
    ]);
    expect(read('Título\tImporte\nUna\t1200.50\nDos\t1.200').faults).toEqual([
      { row: 2, kind: 'amount', found: '1.200' },
    ]);
  });

  it('are never lost: each line is a row or a fault', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 6 }), (lines) => {
        const text = ['Título\tImporte', ...lines].join('\n');
        const filled = text.split(/\r?\n/u).filter((line) => line.trim() !== '').length - 1;
        const { rows, faults } = read(text);
        expect(rows.length + faults.length).toBe(filled);
      }),
    );
  });
});
