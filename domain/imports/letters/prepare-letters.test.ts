import { describe, expect, it } from 'vitest';
import { sheetOf } from '#fixtures/builders/imports/prepared-import.ts';
import type { ImportCell } from '../sheet.ts';
import { prepareLetters } from './prepare-letters.ts';

const names = [
  'DNI',
  'Nombre',
  'Apellido 1',
  'Apellido 2',
  'Calle',
  'Número',
  'Piso',
  'CP',
  'Municipio',
  'Idioma',
];
const read = (rows: readonly (readonly ImportCell[])[], skipsFaulty = false) =>
  prepareLetters(sheetOf(rows), { choices: new Map(), skipsFaulty });

describe('the addresses of letters', () => {
  it('have a name, the lines of the street, postal code and town, and the language if it is said', () => {
    const { people, isFit, shown } = read([
      names,
      ['12.345.678-z', 'Ana', 'Gil', 'Ros', 'Carrer Major', 7, '2º, 4', 3001, 'Alacant', 'Valencià'],
      ['X1234567L', 'John', null, null, 'Finca la Mota', null, null, '46 001', 'València', null],
    ]);
    expect(people).toEqual([
      {
        identity: '12345678Z',
        name: 'Ana Gil Ros',
        lines: ['Carrer Major 7', '2º, 4'],
        postalCode: '03001',
        town: 'Alacant',
        language: 'va',
      },
      {
        identity: 'X1234567L',
        name: 'John',
        lines: ['Finca la Mota'],
        postalCode: '46001',
        town: 'València',
        language: null,
      },
    ]);
    expect(isFit).toBe(true);
    expect(JSON.stringify(shown)).not.toMatch(/Ana|Major|12345678|Alacant/u);
  });

  it('report every fault by row and column, and show nothing of a person in it', () => {
    const rows = [
      names,
      ['12345678Z', 'Ana', null, null, 'Major', '1', null, '46001', 'V', null],
      ['12345678z', 'Eva', null, null, 'Major', '1', null, '46001', 'V', null],
      ['00000001R', null, null, null, 'Major', '1', null, '460', 'V', 'klingon'],
      ['X1234567L', 'Pau', null, null, 'Major', '2', null, '46001', 'V', null],
    ];
    const { faults, people, isFit, rows: count } = read(rows);
    expect(
      faults.map(({ row, letters, kind, found, suggestion }) => [row, letters, kind, found, suggestion]),
    ).toEqual([
      [2, 'A', 'twice', '…', '3'],
      [3, 'A', 'twice', '…', '2'],
      [4, 'B', 'missing', '', null],
      [4, 'H', 'notAPostalCode', '…', null],
      [4, 'J', 'notAChoice', '…', null],
    ]);
    expect([people.map(({ name }) => name), isFit, count]).toEqual([['Pau'], false, 4]);
    expect(read(rows, true).isFit).toBe(true);
  });

  it('are not read without their columns, or without names of columns', () => {
    const { match, people, isFit } = read([['Nombre'], ['Ana']]);
    expect([match.missing, people, isFit]).toEqual([['identity', 'street', 'postalCode', 'town'], [], false]);
    const bare = read([['12345678Z', 'Ana', 'Major', '46001', 'V']]);
    expect(JSON.stringify(bare)).not.toContain('12345678');
    expect(bare.match.missing.length).toBeGreaterThan(3);
  });
});
