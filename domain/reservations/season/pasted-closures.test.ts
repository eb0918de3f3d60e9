import { describe, expect, it } from 'vitest';
import { readPastedClosures, readPastedHours } from './pasted-closures.ts';

const names = {
  places: [{ id: 'pista1', titles: ['Pista 1'] }],
  weekdays: [
    ['lunes', 'dilluns'],
    ['martes'],
    ['miércoles'],
    ['jueves'],
    ['viernes'],
    ['sábado'],
    ['domingo'],
  ],
};
const kinds = (faults: readonly { readonly line: number; readonly kind: string }[]) =>
  faults.map(({ line, kind }) => `${line} ${kind}`);

describe('closures of a season that are pasted', () => {
  it('are of the whole day and of all places unless they say more', () => {
    expect(
      readPastedClosures(
        'Día;Desde;Hasta;Motivo\n24/12/2026;;;Navidad\n2027-3-19\t17\t20.30\tFallas\tPista 1\n',
        names,
      ),
    ).toEqual({
      rows: [{ day: '2026-12-24', from: '00:00', until: '24:00', places: [], why: 'Navidad' }],
      faults: [{ line: 3, kind: 'day', text: '2027-3-19; 17; 20.30; Fallas; Pista 1' }],
    });
    expect(readPastedClosures('19-3-2027;17;20.30;Fallas;Pista 1', names).rows).toEqual([
      { day: '2027-03-19', from: '17:00', until: '20:30', places: ['pista1'], why: 'Fallas' },
    ]);
  });

  it('say line by line what cannot be read', () => {
    const text =
      '1/1/2027;;\n1/1/2027;;;\n31/2/2027;;;x\n1/1/2027;uno;;x\n1/1/2027;;99;x\n1/1/2027;;;x;piscina';
    expect(kinds(readPastedClosures(text, names).faults)).toEqual([
      '1 columns',
      '2 columns',
      '3 day',
      '4 clock',
      '5 clock',
      '6 unknownPlace',
    ]);
  });
});

describe('other hours of a season that are pasted', () => {
  it('are those of each day, once or more', () => {
    expect(readPastedHours('Día;De;A\nlunes;9;12\ndilluns; 17:00 ;22.00', names)).toEqual({
      rows: [
        { weekday: 1, opens: '09:00', closes: '12:00' },
        { weekday: 1, opens: '17:00', closes: '22:00' },
      ],
      faults: [],
    });
    expect(kinds(readPastedHours('1;2\nx;9;12\n1;a;12\n1;9;b', names).faults)).toEqual([
      '1 columns',
      '2 weekday',
      '3 clock',
      '4 clock',
    ]);
  });
});
