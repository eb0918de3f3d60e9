import { describe, expect, it } from 'vitest';
import { madeBy, prepared } from '#fixtures/builders/imports/prepared-import.ts';
import { importLayouts } from './layouts/layouts.ts';
import { lettersOfColumn, plainHeader } from './sheet.ts';

describe('columns', () => {
  it('are found under other names, accents and capitals, in any order, below rows that say other things', () => {
    const { match, isReady } = prepared('associations', [
      ['Ayuntamiento de Vilanova', null],
      [null, null],
      ['TELEFONO', ' Denominació '],
      ['960 00 00 01', 'Colla'],
    ]);
    expect([...match.places]).toEqual([
      ['phones', 0],
      ['title', 1],
    ]);
    expect(match.header).toBe(2);
    expect(isReady).toBe(true);
  });

  it('that are unknown are named with what was probably meant, and a person can choose them', () => {
    const rows = [
      ['Nombre', 'Telefno', 'Cuota', 'CIF', null],
      ['Colla', '1', '5', 'G1', null],
    ];
    expect(prepared('associations', rows).match.unknown).toEqual([
      { place: 1, letters: 'B', header: 'Telefno', suggestion: 'phones' },
      { place: 2, letters: 'C', header: 'Cuota', suggestion: null },
    ]);
    const chosen = prepared('associations', rows, {
      choices: new Map([
        [1, 'phones'],
        [2, null],
        [3, 'nothing'],
      ]),
    });
    expect(chosen.match.unknown).toEqual([]);
    expect(chosen.match.places.get('phones')).toBe(1);
  });

  it('a choice comes before a name, and of two columns with a name the first counts', () => {
    const rows = [
      ['Nombre', 'Name'],
      ['una', 'otra'],
    ];
    expect(madeBy('associations', rows)).toMatchObject([{ title: 'una' }]);
    expect(madeBy('associations', rows, { choices: new Map([[1, 'title']]) })).toMatchObject([
      { title: 'otra' },
    ]);
  });

  it('that are needed and missing are named, and nothing is read', () => {
    const { match, isReady, rows } = prepared('contracts', [['Importe'], ['12,00']]);
    expect([match.missing, isReady, rows]).toEqual([['subject'], false, 0]);
    expect(prepared('contracts', []).isReady).toBe(false);
    expect(prepared('contracts', [['Objeto']]).isReady).toBe(false);
  });

  it('have letters as spreadsheets write them, and names without what people write in different ways', () => {
    expect([0, 25, 26, 27, 701, 702].map(lettersOfColumn)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA']);
    expect(plainHeader('Nº de Expediente·')).toBe('nodeexpediente');
  });

  it.each(importLayouts)(
    'of $name have names that no other column of the layout has',
    ({ columns, ignored }) => {
      const names = columns.flatMap((column) =>
        [column.name, ...column.names].map((one) => [plainHeader(one), column.name] as const),
      );
      const owners = new Map<string, Set<string>>();
      for (const [one, column] of names) owners.set(one, (owners.get(one) ?? new Set()).add(column));
      expect([...owners].filter(([, of]) => of.size > 1)).toEqual([]);
      expect(ignored.filter((one) => owners.has(plainHeader(one)))).toEqual([]);
    },
  );
});
