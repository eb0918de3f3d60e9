import { describe, expect, it } from 'vitest';
import { faultsOf, madeBy, prepared } from '#fixtures/builders/imports/prepared-import.ts';
import { importLayout } from './layouts.ts';

describe('associations', () => {
  it('are the ones of their names in any language, and keep what the file does not say', () => {
    const there = [
      {
        _id: 'aso-1',
        title: { es: 'Peña Taurina', va: 'Penya Taurina' },
        logo: '/l.png',
        address: { city: 'Vilanova', street: 'Mayor, 1' },
      },
    ];
    const rows = [
      ['Nombre', 'Dirección', 'Tipo', 'Correo', 'Teléfono', 'Estado'],
      ['PENYA TAURINA', 'Nova, 2', 'tauromaquia;; Vecinos', 'mailto:a@b.es', '1 / 2', 'alta'],
    ];
    expect(madeBy('associations', rows, { there })).toEqual([
      {
        _id: 'aso-1',
        title: 'PENYA TAURINA',
        logo: '/l.png',
        address: { city: 'Vilanova', street: 'Nova, 2' },
        nodeTypes: ['Tauromaquia', 'Vecinos'],
        emails: [{ value: 'a@b.es' }],
        telephones: [{ value: '1' }, { value: '2' }],
        estado: 'Activa',
      },
    ]);
    expect(
      madeBy(
        'associations',
        [
          ['Nombre', 'Fines'],
          ['Penya Taurina', 'Toros'],
        ],
        { there },
      ),
    ).toEqual([{ ...there[0], subtitle: 'Toros' }]);
  });

  it('that come twice, have half a place or a type with a slip are faults', () => {
    const rows = [
      ['Nombre', 'Latitud', 'Longitud', 'Tipo', 'Email', 'Estado', 'Teléfono'],
      ['Una', '39,4', '-0.3', null, null, null, null],
      ['una', null, null, null, null, null, null],
      ['Dos', 39, null, null, null, null, null],
      ['Tres', null, 3, 'Depotiva', 'nada', 'altaa', null],
      ['Cuatro', 91, 181, 'Deportiva', null, 'Inactva', null],
      ['Cinco', null, 3, null, null, null, null],
    ];
    expect(faultsOf('associations', rows)).toEqual(
      [
        [3, 'A', 'twice', 'una', '2'],
        [4, 'C', 'needsBoth', '', null],
        [5, 'D', 'notAChoice', 'Depotiva', 'Deportiva'],
        [5, 'F', 'notAChoice', 'altaa', null],
        [5, 'E', 'notAnEmail', 'nada', null],
        [6, 'F', 'notAChoice', 'Inactva', 'Inactiva'],
        [6, 'B', 'notANumber', '91', null],
        [6, 'C', 'notANumber', '181', null],
        [7, 'B', 'needsBoth', '', null],
      ].toSorted((a, b) => Number(a[0]) - Number(b[0])),
    );
    expect(madeBy('associations', rows)).toMatchObject([
      { _id: 'aso-una', coordinates: { lat: 39.4, lng: -0.3 } },
    ]);
  });

  it('that are new get ids that no other document has', () => {
    const there = [
      { _id: 'aso-colla', title: 'Otra' },
      { _id: 'aso-colla-2', title: 7 },
    ];
    expect(madeBy('associations', [['Nombre'], ['Collà!']], { there })).toEqual([
      { _id: 'aso-colla-3', title: 'Collà!' },
    ]);
  });
});

describe('other tables', () => {
  it('a contract is the one of its file number or of subject and day, and numbers of persons are masked', () => {
    const there = [
      { _id: 'c-1', expediente: 'E-1', objeto: 'Antes' },
      { _id: 'c-2', objeto: 'Bancos', fecha: '2026-01-02' },
      { _id: 'c-3', objeto: 'Sin día' },
    ];
    const rows = [
      ['Expediente', 'Objeto', 'Fecha', 'Adjudicatario', 'Importe'],
      ['e-1', 'Ahora', null, 'ANA 12345678Z', null],
      [null, 'Bancos', '2/1/2026', null, 5],
      [null, 'sin dia', null, null, 6],
    ];
    expect(madeBy('contracts', rows, { there })).toMatchObject([
      { _id: 'c-1', expediente: 'e-1', objeto: 'Ahora', adjudicatario: 'ANA ***4567**' },
      { _id: 'c-2', importe: 5 },
      { _id: 'c-3', importe: 6 },
    ]);
  });

  it('of a grant to a person only the masked number is stored, and no fault shows who it is', () => {
    const rows = [
      ['Convocatoria', 'Importe', 'Beneficiario', 'Detalles', 'Fecha'],
      ['Ayudas', '10,00', '12345678Z PI, ANA', 'X1234567L', '1/1/2026'],
      ['Ayudas', 'x', '12345678Z PI, ANA', null, null],
    ];
    const result = prepared('grants', rows);
    expect(JSON.stringify(result)).not.toMatch(/12345678Z|PI, ANA/u);
    expect(result.changes[0]?.after).toMatchObject({
      beneficiario: '***4567**',
      detalles: '****4567*',
      importe: 10,
    });
    const again = prepared('grants', rows, {
      there: result.changes.flatMap(({ after }) => (after === null ? [] : [after])),
    });
    expect(again.counts).toEqual({ added: 0, changed: 0, same: 1, gone: 0 });
    const long = [
      ['Convocatoria', 'Importe', 'Beneficiario'],
      ['Ayudas', 1, `ANA PI ${'x'.repeat(1000)}`],
    ];
    expect(faultsOf('grants', long)).toEqual([[2, 'C', 'tooLong', '…', null]]);
    const titled = [{ _id: 'conc-9', convocatoria: { es: 'Ayudas' }, importe: 3, beneficiario: '' }];
    expect(
      madeBy(
        'grants',
        [
          ['Convocatoria', 'Importe', 'Beneficiario'],
          ['Ayudas', 3, null],
        ],
        { there: titled },
      ),
    ).toEqual([]);
    expect(
      madeBy(
        'grants',
        [
          ['Convocatoria', 'Importe', 'Bases'],
          ['Ayudas', 3, 'https://x'],
        ],
        { there: titled },
      ),
    ).toMatchObject([{ _id: 'conc-9', bases: 'https://x' }]);
  });

  it('a call is the one of its number, and keeps its title in other languages', () => {
    const there = [{ _id: 'conv-7', algo: '7', Convocatoria: { es: 'Ayudas', va: 'Ajudes' } }];
    expect(
      madeBy(
        'subsidyCalls',
        [
          ['BDNS', 'Convocatoria', 'Órgano'],
          [7, 'Ayudas', 'Alcaldía'],
        ],
        { there },
      ),
    ).toEqual([{ ...there[0], Organo: 'Alcaldía' }].map((call) => ({ ...call, algo: '7' })));
  });

  it('half a place is reported also where the file has no column for the other half', () => {
    expect(
      faultsOf('streets', [
        ['Tipo', 'Nombre', 'Lat'],
        ['Carrer', 'Major', 39.4],
        ['Carrer', 'Nou'],
      ]),
    ).toEqual([[2, null, 'needsBoth', '', null]]);
  });

  it('a street is the one of its type, name and area', () => {
    const there = [{ _id: 'calle-1', tipovia: 'carrer', nombrevia: 'Major', nucleo: '' }];
    expect(
      madeBy(
        'streets',
        [
          ['Tipo', 'Nombre', 'CP', 'Lat', 'Lon'],
          ['Carrer', 'Major', '46999', 39.4, -0.3],
        ],
        { there },
      ),
    ).toEqual([
      {
        _id: 'calle-1',
        tipovia: 'Carrer',
        nombrevia: 'Major',
        nucleo: '',
        cpostal: '46999',
        coordinates: { lat: 39.4, lng: -0.3 },
      },
    ]);
  });

  it('proposals are those of one process: what is of others stays, and its ids are taken', () => {
    const there = [
      { _id: 'p-parque', title: 'Parque', data: { IDproceso: 'otro' } },
      { _id: 'p-1', title: 'Fuente', data: { IDproceso: 'barris', barrio: 'Alto', slug: 'f' }, amount: 5 },
      { _id: 'p-2', title: 'Sobra', data: { IDproceso: 'barris' } },
      { _id: 'p-3', title: 'Nada' },
    ];
    const rows = [
      ['Título', 'Descripción', 'Importe', 'Barrio'],
      ['Parque', 'Con árboles', '1.000', null],
      ['Fuente', null, null, 'Bajo'],
    ];
    const result = prepared('proposals', rows, { there, removesOthers: true });
    expect(result.changes.map(({ id, after }) => [id, after])).toEqual([
      [
        'p-parque-2',
        {
          _id: 'p-parque-2',
          title: 'Parque',
          body: 'Con árboles',
          amount: 1000,
          data: { IDproceso: 'barris' },
        },
      ],
      ['p-1', { _id: 'p-1', title: 'Fuente', data: { IDproceso: 'barris', barrio: 'Bajo', slug: 'f' } }],
      ['p-2', null],
    ]);
    expect(result.counts).toEqual({ added: 1, changed: 1, same: 0, gone: 1 });
    expect(madeBy('proposals', [['Título'], ['Fuente']], { there })).toEqual([]);
  });

  it('has no layout of an unknown name', () => {
    expect(importLayout('nothing')).toBeNull();
  });
});
