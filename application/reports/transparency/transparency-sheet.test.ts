import { describe, expect, it } from 'vitest';
import { listSheetIn, resultSheetIn } from '#adapters/driven/texts/sentences-in.ts';
import { countPoints } from '#domain/transparency/count-points.ts';
import { transparencyReport } from './transparency-report.ts';
import { printedIndex, transparencySheet } from './transparency-sheet.ts';

const point = (number: number) => ({ number, title: `p${number}`, verified: true, source: '' });
const counted = countPoints(
  {
    edition: '2017',
    name: 'ITA',
    sections: [{ id: 'A', title: 'A', groups: [{ id: 'A.1', title: 'g', points: [point(1), point(2)] }] }],
  },
  [{ id: 'a', title: 'Agenda', ita: '1', isPublished: true, uri: '/a', slug: 'a', updatedOn: null }],
);
const words = { say: resultSheetIn('es'), ofList: listSheetIn('es') };
const origin = { name: 'a.json', sha256: 'ab'.repeat(8), program: 'concejo' };

describe('a printed transparency index', () => {
  it('says whose it is, which index, how many points are met, and how to count again', () => {
    const sheet = transparencySheet(counted, { ...origin, council: 'Vila', command: 'c' }, 'es', words);
    expect(sheet.about).toEqual([
      ['Ayuntamiento o entidad', 'Vila'],
      ['Índice', 'ITA, 2017'],
    ]);
    expect(sheet.figures).toEqual([
      ['Puntos cumplidos', '1'],
      ['Puntos en total', '2'],
      ['Porcentaje', '50,00\u00a0%'],
    ]);
    expect(sheet.recount?.facts).toEqual([
      ['Procede de', 'a.json'],
      ['SHA-256 del fichero', 'abababab abababab'],
      ['Orden', 'c'],
    ]);
    const little = transparencySheet(counted, { ...origin, sha256: null }, 'es', words);
    expect([little.about.length, little.recount?.facts.length]).toEqual([1, 1]);
  });

  it('begins with how much of each section is met, drawn as bars', () => {
    const sheet = transparencySheet(counted, origin, 'es', words);
    const printed = printedIndex(transparencyReport(counted, 'es', origin), sheet, 'Índice');
    expect([printed.table, ...printed.further].map(({ key }) => key)).toEqual([
      'sections',
      'groups',
      'points',
    ]);
    expect(printed.chart).toEqual({ label: 'pointTitle', value: 'percentage' });
    expect(printed.further[1]?.columns).not.toContain('section');
    expect(printed.name).toBe('Índice');
  });
});
