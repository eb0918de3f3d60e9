import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLetter } from '#domain/census/identity-number.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { sheetOf } from '#fixtures/builders/imports/prepared-import.ts';
import type { ImportCell } from '../sheet.ts';
import { importTable } from '../layouts/layouts.ts';
import { censusTable } from './census-table.ts';
import { type AskedCensus, prepareCensus } from './prepare-census.ts';

const today = '2026-11-18' as CalendarDay;
const plain: AskedCensus = { choices: new Map(), removesOthers: false, skipsFaulty: false, today };
type Cells = readonly (readonly ImportCell[])[];
const read = (rows: Cells, asked: Partial<AskedCensus> = {}) =>
  prepareCensus(sheetOf(rows), { ...plain, ...asked });
const faultsIn = (rows: Cells) =>
  read(rows).faults.map(({ row, letters, kind, found, suggestion }) => [
    row,
    letters,
    kind,
    found,
    suggestion,
  ]);
const names = ['DNI', 'Año de nacimiento', 'Código', 'Tipo de documento', 'Fecha de nacimiento', 'Bloqueada'];

describe('a census that is brought', () => {
  it('is one of the tables, and no table has another name', () => {
    expect([importTable('census'), importTable('nothing')]).toEqual([censusTable, null]);
  });

  it('has the district of its people, if there is one, and a day of birth that comes without a document', () => {
    const { people } = read([
      ['DNI', 'Fecha de nacimiento', 'Código', 'Distrito'],
      ['12345678Z', '09/05/1990', null, ' El Carme '],
      ['00000001R', null, 'wjwr', 'Russafa'],
      ['00000000T', null, 'zzbe', null],
    ]);
    expect(people.map(({ about }) => about)).toEqual([
      { birthDay: '1990-05-09', district: 'El Carme' },
      { birthDay: null, district: 'Russafa' },
      undefined,
    ]);
  });

  it('has people with the secrets, the document and the block that their rows say', () => {
    const { people, isFit, faults } = read([
      names,
      ['12.345.678-z', 1984, 'zz be', null, null, null],
      ['X1234567L', null, null, 'NIE', '09/05/1990', 'no'],
      ['0T', '1950', null, null, null, 'sí'],
      ['K9999999Q', null, '3QIW', 'pasaporte', '1940-01-01', null],
      ['00000001R', null, 'wjwr', null, null, null],
    ]);
    expect(faults).toEqual([]);
    expect(people).toEqual([
      { identity: '12345678Z', secrets: ['1984', 'ZZBE'], isBlocked: false },
      {
        identity: 'X1234567L',
        secrets: ['1990'],
        papers: { type: '4', birthDay: '1990-05-09' },
        about: { birthDay: '1990-05-09', district: null },
        isBlocked: false,
      },
      { identity: '00000000T', secrets: ['1950'], isBlocked: true },
      {
        identity: 'K9999999Q',
        secrets: ['1940', '3QIW'],
        papers: { type: '5', birthDay: '1940-01-01' },
        about: { birthDay: '1940-01-01', district: null },
        isBlocked: false,
      },
      { identity: '00000001R', secrets: ['WJWR'], isBlocked: false },
    ]);
    expect(isFit).toBe(true);
  });

  it('takes the year of a date of birth for the secret, leaves blocks alone that it does not name, and reads no names', () => {
    const { people, match, shown } = read([
      ['Nombre', 'Apellidos', 'NIF', 'Fecha de nacimiento', 'Dirección'],
      ['Ana', 'García', '12345678Z', '1984-05-09', 'Major, 1'],
    ]);
    const about = { birthDay: '1984-05-09', district: null };
    expect(people).toEqual([{ identity: '12345678Z', secrets: ['1984'], about }]);
    expect(match.unknown).toEqual([]);
    expect(shown).toEqual([{ row: 2, cells: ['…', '…'] }]);
  });

  it('corrects numbers: such a row needs no secret, and each number is in one row only', () => {
    const columns = ['DNI', 'Número anterior', 'Bloqueada'];
    const { people, faults } = read([
      columns,
      ['12345678Z', '12345679A', null],
      ['00000000T', '1234567', 'no'],
    ]);
    expect(faults).toMatchObject([{ row: 3, column: 'former', kind: 'identity' }]);
    expect(people).toEqual([{ identity: '12345678Z', former: '12345679A', secrets: [], isBlocked: false }]);
    const [kept] = read([columns.slice(0, 2), ['12345678Z', '12345679A']]).people;
    expect(kept).toEqual({ identity: '12345678Z', former: '12345679A', secrets: [] });
    const twice = [
      ['DNI', 'Número anterior', 'Año de nacimiento'],
      ['12345678Z', '00000001R', null],
      ['00000001R', null, 1984],
      ['00000000T', '00000000T', null],
    ];
    expect(faultsIn(twice)).toEqual([
      [2, 'B', 'twice', '…', '3'],
      [3, 'A', 'twice', '…', '2'],
      [4, 'A', 'twice', '…', '4'],
      [4, 'B', 'twice', '…', '4'],
    ]);
    expect(read(twice).people).toEqual([]);
  });

  it('reports every fault by row and column, and shows nothing of a person in it', () => {
    const rows = [
      names,
      ['hola', '1984', null, null, null, null],
      ['12345678', '1984', null, null, null, null],
      ['12345678A', '1984', null, null, null, null],
      ['X1234567L', null, null, 'DNI', '1990-05-09', null],
      ['00000000T', '84', null, null, null, null],
      ['00000001R', '1890', null, null, null, null],
      ['00000002W', null, null, null, '2027-01-01', null],
      ['00000003A', '1984', '12345', null, null, 'quizá'],
      ['00000004G', '1985', null, null, '1984-05-09', null],
      ['00000005M', null, null, null, null, null],
      ['00000006Y', null, 'ZZBE', 'DNI', null, null],
      [null, '1984', null, null, null, null],
      ['00000007F', null, null, 'carnet', '31/02/1984', null],
      ['00000008P', '2027', null, null, null, null],
      ['00000009D', null, null, null, '1880-01-01', null],
    ];
    const found = faultsIn(rows);
    expect(found).toEqual([
      [2, 'A', 'identity', '…', null],
      [3, 'A', 'letterMissing', '…', null],
      [4, 'A', 'checkLetter', '…', null],
      [5, 'A', 'identityOfType', '…', null],
      [6, 'B', 'notABirthYear', '…', null],
      [7, 'B', 'notABirthYear', '…', null],
      [8, 'E', 'notABirthDay', '…', null],
      [9, 'C', 'notACensusCode', '…', null],
      [9, 'F', 'notYesOrNo', 'quizá', null],
      [10, 'B', 'otherBirthYear', '…', null],
      [11, 'C', 'noSecret', '', null],
      [12, 'E', 'missing', '', null],
      [13, 'A', 'missing', '', null],
      [14, 'D', 'notAChoice', 'carnet', null],
      [14, 'E', 'notADay', '…', null],
      [15, 'B', 'notABirthYear', '…', null],
      [16, 'E', 'notABirthDay', '…', null],
    ]);
    expect(JSON.stringify(read(rows).shown)).not.toMatch(/\d{4}/u);
    expect(read(rows)).toMatchObject({ rows: 15, people: [], isFit: false });
  });

  it('names the column that is needed where the file has none', () => {
    expect(faultsIn([['NIF'], ['12345678Z']])).toEqual([[2, null, 'noSecret', '', null]]);
    const papers = [
      ['NIF', 'Código', 'Tipo de documento'],
      ['12345678Z', 'ZZBE', 'DNI'],
    ];
    expect(faultsIn(papers)).toEqual([[2, null, 'missing', '', null]]);
  });

  it('takes none of two rows whose numbers normalise alike, and names the other row', () => {
    const rows = [
      ['NIF', 'Año de nacimiento'],
      ['12345678Z', '1984'],
      ['00000000T', '1950'],
      [' 12.345.678-z', '1990'],
    ];
    expect(faultsIn(rows)).toEqual([
      [2, 'A', 'twice', '…', '4'],
      [4, 'A', 'twice', '…', '2'],
    ]);
    expect(read(rows).isFit).toBe(false);
    const { people, isFit } = read(rows, { skipsFaulty: true });
    expect([people.map(({ identity }) => identity), isFit]).toEqual([['00000000T'], true]);
  });

  it('that is the whole one is not brought with a fault: somebody would lose their vote', () => {
    const rows = [
      ['NIF', 'Año de nacimiento'],
      ['12345678Z', '1984'],
      ['nada', '1984'],
    ];
    expect(read(rows, { skipsFaulty: true, removesOthers: true }).isFit).toBe(false);
    expect(read(rows.slice(0, 2), { removesOthers: true }).isFit).toBe(true);
  });

  it('needs names of columns: without them its first row is a person, of whom nothing is shown', () => {
    const rows = [
      ['12345678Z', 'Ana García', ''],
      ['00000000T', 'Pau Soler', ''],
    ];
    const { match, faults, shown, isFit, people } = read(rows, { choices: new Map([[0, 'identity']]) });
    expect(match.missing).toEqual(['identity']);
    expect(match.unknown.map(({ header }) => header)).toEqual(['…']);
    expect([match.headers, faults, people, isFit]).toEqual([['…', '…', ''], [], [], false]);
    expect(JSON.stringify({ match, shown })).not.toMatch(/Ana|12345678/u);
    expect(read([]).isFit).toBe(false);
  });

  it('lets a person say which column is the number, by any other name', () => {
    const rows = [
      ['Carnet', 'Año de nacimiento'],
      ['12345678Z', '1984'],
    ];
    expect(read(rows)).toMatchObject({ match: { missing: ['identity'] }, isFit: false });
    expect(read(rows, { choices: new Map([[0, 'identity']]) }).isFit).toBe(true);
  });

  it('never shows a number, a year or a code, whatever its rows have', () => {
    const number = fc.integer({ min: 10_000_000, max: 99_999_999 });
    const person = fc.record({ number, year: fc.integer({ min: 1900, max: 2030 }), wrong: fc.boolean() });
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 20 }), (persons) => {
        const rows = persons.map(({ number: n, year, wrong }) => [
          `${n}${checkLetter(wrong ? n + 1 : n)}`,
          year,
        ]);
        const { faults, shown, people } = read([['NIF', 'Año de nacimiento'], ...rows], {
          skipsFaulty: true,
        });
        const told = JSON.stringify({ faults: faults.map(({ found }) => found), shown });
        for (const { number: n } of persons) expect(told).not.toContain(String(n));
        const faulty = new Set(faults.map(({ row }) => row));
        expect(people.length + faulty.size).toBe(persons.length);
        expect(new Set(people.map(({ identity }) => identity)).size).toBe(people.length);
      }),
    );
  });
});
