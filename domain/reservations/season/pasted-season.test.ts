import { describe, expect, it } from 'vitest';
import { idOfClub, readPastedClubs, readPastedWishes } from './pasted-season.ts';

const names = {
  places: [
    { id: 'pista1', titles: ['Pista 1', 'Court 1'] },
    { id: 'pista2', titles: ['Pista 2'] },
  ],
  weekdays: [
    ['lunes', 'dilluns'],
    ['martes', 'dimarts'],
    ['miércoles', 'dimecres'],
    ['jueves', 'dijous'],
    ['viernes', 'divendres'],
    ['sábado', 'dissabte'],
    ['domingo', 'diumenge'],
  ],
};
const clubs = [{ id: 'volei' }, { id: 'pilota' }];
const wishes = (text: string) => readPastedWishes(text, clubs, names);

describe('clubs that are pasted', () => {
  it('are read from a spreadsheet or as they are typed, without their heading and empty lines', () => {
    expect(readPastedClubs('Club\tNivel\tFichas\r\nVóley del Marjal\t1\t74\r\n\r\nPilota; 2 ;41\n')).toEqual({
      rows: [
        { id: 'voley-del-marjal', title: 'Vóley del Marjal', tier: 1, licences: 74 },
        { id: 'pilota', title: 'Pilota', tier: 2, licences: 41 },
      ],
      faults: [],
    });
    expect(readPastedClubs('Clubes\nPilota;2;41').rows).toHaveLength(1);
    expect(idOfClub('  ¡Ñu! ')).toBe('n-u');
  });

  it('say line by line what cannot be read', () => {
    const { rows, faults } = readPastedClubs(
      'Pilota;1;41\nVolei;1\n;1;2\nJudo;uno;3\nJudo;1;-3\npilota;1;4\n!;1;1',
    );
    expect(rows).toHaveLength(1);
    expect(faults.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'columns'],
      [3, 'columns'],
      [4, 'number'],
      [5, 'number'],
      [6, 'repeated'],
      [7, 'repeated'],
    ]);
    expect(faults[0]?.text).toBe('Volei; 1');
  });
});

describe('wishes that are pasted', () => {
  it('have their rank by their order, and names as people write them', () => {
    const text =
      'Club;Día;Hora;Minutos;Sitios;Cuántos;Otras horas\nVolei;vi;19.00;90;pista 2, Court 1;2;dimecres 18:30, 4 9\nPilota;Sáb.;9;60;pista1\nvolei;1;17h30;60;pista1;;';
    expect(wishes(text)).toEqual({
      rows: [
        {
          id: 'volei-1',
          club: 'volei',
          rank: 1,
          weekday: 5,
          at: '19:00',
          minutes: 90,
          places: ['pista2', 'pista1'],
          count: 2,
          alternatives: [
            { weekday: 3, at: '18:30', minutes: 90 },
            { weekday: 4, at: '09:00', minutes: 90 },
          ],
        },
        {
          id: 'pilota-1',
          club: 'pilota',
          rank: 1,
          weekday: 6,
          at: '09:00',
          minutes: 60,
          places: ['pista1'],
          count: 1,
          alternatives: [],
        },
        {
          id: 'volei-2',
          club: 'volei',
          rank: 2,
          weekday: 1,
          at: '17:30',
          minutes: 60,
          places: ['pista1'],
          count: 1,
          alternatives: [],
        },
      ],
      faults: [],
    });
  });

  it.each([
    ['volei;1;19:00;60', 'columns'],
    ['judo;1;19:00;60;pista1', 'unknownClub'],
    ['volei;1;19:00;una 1;pista1', 'number'],
    ['volei;1;19:00;60;pista1;dos', 'number'],
    ['volei;8;19:00;60;pista1', 'weekday'],
    ['volei;v;19:00;60;pista1', 'weekday'],
    ['volei;di;19:00;60;pista1', 'weekday'],
    ['volei;lu;25:00;60;pista1', 'clock'],
    ['volei;lu;19:75;60;pista1', 'clock'],
    ['volei;lu;tarde;60;pista1', 'clock'],
    ['volei;lu;19:00;60;', 'unknownPlace'],
    ['volei;lu;19:00;60;pista1, pista9', 'unknownPlace'],
    ['volei;lu;19:00;60;pista1;1;lu tarde', 'clock'],
    ['volei;lu;19:00;60;pista1;1;ayer 10:00', 'weekday'],
    ['volei;lu;19:00;60;pista1;1;lu', 'clock'],
  ])('say what is wrong in %s', (line, kind) => {
    expect(wishes(line)).toEqual({
      rows: [],
      faults: [{ line: 1, kind, text: line.split(';').join('; ') }],
    });
  });
});
