import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { readCensus } from './read-census.ts';

const header = 'id;birthYear;code\n';

describe('a census', () => {
  it('is one person a line, with one secret or both, its columns in any order', () => {
    expect(readCensus(`${header}12345678Z;1984;ZZBE\nX1234567L;1990;\n00000000T;;VCNN\n`)).toEqual(
      right([
        { identity: '12345678Z', secrets: ['1984', 'ZZBE'] },
        { identity: 'X1234567L', secrets: ['1990'] },
        { identity: '00000000T', secrets: ['VCNN'] },
      ]),
    );
    expect(readCensus('code;name;id;birthYear\nZZBE;Ana;12345678Z;1984')).toEqual(
      right([{ identity: '12345678Z', secrets: ['1984', 'ZZBE'] }]),
    );
  });

  it('is the same with a byte order mark, Windows line ends, blanks and quotation marks', () => {
    expect(readCensus('\uFEFFid;birthYear;code\r\n "12.345.678-z" ; 1984 ;\r\n\r\n')).toEqual(
      right([{ identity: '12345678Z', secrets: ['1984'] }]),
    );
  });

  it('refuses two spellings of one number, since one person could vote for the other', () => {
    expect(readCensus(`${header}12345678Z;1984;\n12.345.678-z;1985;\n0012345678Z;1;\n`)).toEqual(
      left([{ line: 3, kind: 'identityTwice' }]),
    );
    expect(readCensus(`${header}00000001R;1984;\n1R;1985;\n`)).toMatchObject(left([{ line: 3 }]));
  });

  it('reports all faults together, by their line in the file', () => {
    expect(readCensus(`${header}12345678Z;1984;\n\n1234;1984;\n\n12345678А;1984;\nX1234567L;;\n`)).toEqual(
      left([
        { line: 4, kind: 'identity' },
        { line: 6, kind: 'identity' },
        { line: 7, kind: 'noSecret' },
      ]),
    );
  });

  it('needs its header', () => {
    const noHeader = left([{ line: 1, kind: 'censusHeader' }]);
    expect(readCensus('')).toEqual(noHeader);
    expect(readCensus('12345678Z;1984;ZZBE\n')).toEqual(noHeader);
    expect(readCensus('id,birthYear,code\n')).toEqual(noHeader);
  });

  it('with a quotation mark that never ends is a fault, not a failure', () => {
    expect(readCensus(`${header}12345678Z;1984;\nX1234567L;"1990;\n`)).toMatchObject(
      left([{ kind: 'unpairedQuotes' }]),
    );
  });

  it('may list document and birth date, whose year is then the secret if no other is given', () => {
    const header = 'id;birthYear;code;documentType;birthDate\n';
    expect(
      readCensus(
        `${header}11111111H;1975;MPB2;1;1975-03-02\nX1234567L;;;4;1990-12-31\n00000000T;1950;;;\nK1234567L;;VCNN;7;2008-02-29\n`,
      ),
    ).toEqual(
      right([
        {
          identity: '11111111H',
          secrets: ['1975', 'MPB2'],
          papers: { type: '1', birthDay: '1975-03-02' },
          about: { birthDay: '1975-03-02', district: null },
        },
        {
          identity: 'X1234567L',
          secrets: ['1990'],
          papers: { type: '4', birthDay: '1990-12-31' },
          about: { birthDay: '1990-12-31', district: null },
        },
        { identity: '00000000T', secrets: ['1950'] },
        {
          identity: 'K1234567L',
          secrets: ['2008', 'VCNN'],
          papers: { type: '7', birthDay: '2008-02-29' },
          about: { birthDay: '2008-02-29', district: null },
        },
      ]),
    );
    expect(readCensus(`${header}pab-123456;1962;;5;1962-02-28\n`)).toEqual(
      right([
        {
          identity: 'PAB123456',
          secrets: ['1962'],
          papers: { type: '5', birthDay: '1962-02-28' },
          about: { birthDay: '1962-02-28', district: null },
        },
      ]),
    );
  });

  it('may list the district of people', () => {
    expect(readCensus('id;birthYear;code;district\n11111111H;1975;;El Carme\n00000000T;1950;;\n')).toEqual(
      right([
        { identity: '11111111H', secrets: ['1975'], about: { birthDay: null, district: 'El Carme' } },
        { identity: '00000000T', secrets: ['1950'] },
      ]),
    );
  });

  it('reports an impossible document by its line', () => {
    expect(
      readCensus(
        `birthDate;documentType;id;birthYear;code\n1975-03-02;DNI;11111111H;1975;\n1975-03-02;4;11111111H;1975;\n;1;11111111H;1975;\n02/03/1975;1;11111111H;1975;\n1975-02-29;1;11111111H;1975;\n1975-03-02;;11111111H;1975;\n1975-03-02;1;11111111H;1976;\n1975-03-02T10:00;1;11111111H;1975;\n`,
      ),
    ).toEqual(
      left([
        { line: 2, kind: 'documentType' },
        { line: 3, kind: 'identityOfType' },
        { line: 4, kind: 'birthDate' },
        { line: 5, kind: 'birthDate' },
        { line: 6, kind: 'birthDate' },
        { line: 7, kind: 'documentType' },
        { line: 8, kind: 'birthYear' },
        { line: 9, kind: 'birthDate' },
      ]),
    );
    expect(readCensus('id;birthYear;code;birthDate\n11111111H;1975;;1975-03-02\n')).toEqual(
      left([{ line: 1, kind: 'papersColumns' }]),
    );
  });

  it('without people is empty', () => {
    expect(readCensus(header)).toEqual(right([]));
  });
});
