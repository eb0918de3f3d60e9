import { describe, expect, it } from 'vitest';
import { readAssociation } from '#adapters/wire/tables/association.ts';
import { readGrant, readSubsidyCall } from '#adapters/wire/tables/subsidy.ts';
import { councilTablesContract } from '#contract-tests/ports/browser/council-tables.ts';
import { subsidyRegisterContract } from '#contract-tests/ports/server/subsidy-register.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { documentsOf, sampleTown } from '#fixtures/towns/sample-towns.ts';
import {
  documentAssociations,
  documentIndexArticles,
  documentSubsidies,
  readAssociations,
  readPieces,
  readSubsidies,
} from './document-tables.ts';
import { sharedTexts } from './shared-texts.ts';

councilTablesContract('a file of documents', async () => {
  const town = sampleTown('vilanova', '2026-11-18' as CalendarDay);
  return {
    articles: documentIndexArticles(documentsOf(town, 'articulos')),
    associations: documentAssociations({ items: documentsOf(town, 'asociaciones') }),
    close: async () => undefined,
  };
});

subsidyRegisterContract('a file of documents', async () => {
  const town = sampleTown('vilanova', '2026-11-18' as CalendarDay);
  const register = documentSubsidies(documentsOf(town, 'convocatorias'), documentsOf(town, 'concesiones'));
  return { register, close: async () => undefined };
});

const piecesOf = (documents: unknown) => [Buffer.from(JSON.stringify(documents))];

councilTablesContract('a file that was read in pieces', async () => {
  const town = sampleTown('vilanova', '2026-11-18' as CalendarDay);
  return {
    articles: documentIndexArticles(documentsOf(town, 'articulos')),
    associations: readAssociations(
      readPieces(piecesOf({ items: documentsOf(town, 'asociaciones') }), readAssociation),
    ),
    close: async () => undefined,
  };
});

subsidyRegisterContract('a file that was read in pieces', async () => {
  const town = sampleTown('vilanova', '2026-11-18' as CalendarDay);
  const register = readSubsidies(
    readPieces(piecesOf(documentsOf(town, 'convocatorias')), readSubsidyCall),
    readPieces(piecesOf(documentsOf(town, 'concesiones')), readGrant),
  );
  return { register, close: async () => undefined };
});

describe('a list that is read in pieces', () => {
  const call = { algo: '1', Convocatoria: 'A', Departamento: 'Cultura' };
  const read = (text: string) => readPieces([Buffer.from(text)], readSubsidyCall);

  it('is refused as the whole list is: by its first unreadable document, or since it is no list', async () => {
    const lists = [[call, { algo: 2 }, {}], { items: [{}] }, { items: 7 }, { items: [], itemsCount: 'x' }, 7];
    for (const documents of lists)
      expect(read(JSON.stringify(documents))).toEqual(
        await documentSubsidies(documents, []).calls(town, null),
      );
  });

  it('is not JSON, whichever document is unreadable before the place of the fault', () => {
    expect(() => read('[{},')).toThrow();
  });

  it('is the last of two, as for any parser', () => {
    const text = `{"items":[{}],"items":${JSON.stringify([call])}}`;
    expect(read(text)).toMatchObject(right([{ code: '1' }]));
  });

  it('has a text that comes again once, in documents within documents too', () => {
    const share = sharedTexts();
    const [first, second] = [{ a: ['Cultura', { b: 'Cultura' }], c: null, d: 1 }, 'Cultura'];
    expect([share(structuredClone(first)), share(second)]).toEqual([first, second]);
  });
});

const town = realmId('any');

describe('documents of a file', () => {
  it('are read as councils write them: lists of points as text, number or list, contacts of every shape', async () => {
    const articles = await documentIndexArticles([
      { _id: '1', title: 'a', ita: '3, 7,,x,81', meta: { uri: '/a' } },
      { _id: '2', title: 'b', ita: 4, isPublished: false },
      { _id: '3', title: 'c', ita: [5, '6'], meta: null },
      { _id: '4', title: 'd' },
    ]).all(town);
    expect(articles).toMatchObject(
      right([
        { ita: '3, 7,,x,81', uri: '/a', isPublished: true },
        { ita: '4', isPublished: false },
        { ita: '5,6', uri: null },
      ]),
    );
    const [found] = [
      await documentAssociations([
        {
          _id: '1',
          title: 'A',
          nodeTypes: 'AMPA',
          coordinates: { lat: 460, lng: 0 },
          address: { street: { va: 'Carrer' }, zipCode: 46999 },
          telephones: ['960', { value: ' ' }, { uri: 'tel:961' }],
          emails: [{ uri: 'mailto:a@b.example' }, {}],
        },
        { _id: '2', title: 'B', estado: 'Baja' },
        { _id: '3', title: 'C', estado: 'Activa', coordinates: { lat: '39.4', lng: -0.3 }, nodeTypes: null },
      ]).active(town),
    ];
    expect(found).toMatchObject(
      right([
        {
          types: ['AMPA'],
          coordinates: null,
          address: { street: 'Carrer', zipCode: '46999', city: '' },
          telephones: ['960', '961'],
          emails: ['a@b.example'],
        },
        { id: '3', coordinates: { lat: 39.4, lng: -0.3 }, types: [] },
      ]),
    );
  });

  it('hide the beneficiary of a grant, in every text', async () => {
    const { grants, calls } = documentSubsidies(
      [{ algo: 809117, Convocatoria: 'Ayudas', MRR: 'SÍ', Fecha: '12/03/2025' }],
      [
        {
          convocatoria: { es: 'A 12345678Z' },
          importe: '120.5',
          beneficiario: 'X1234567L PI, ANA',
          detalles: 'de 12345678Z',
          fecha: '2025-10-14T00:00:00',
        },
      ],
    );
    expect(await grants(town, 2025)).toMatchObject(
      right([
        {
          call: { es: 'A ***4567**' },
          beneficiary: '****4567*',
          details: 'de ***4567**',
          amount: 12_050,
          date: '2025-10-14',
        },
      ]),
    );
    expect(await calls(town, null)).toMatchObject(
      right([{ code: '809117', recoveryPlan: true, date: '2025-03-12', body: '' }]),
    );
  });

  it('that cannot be read are named by their place', async () => {
    expect(await documentIndexArticles({}).all(town)).toMatchObject(left({ kind: 'unreadable' }));
    expect(await documentAssociations([{ _id: '1', title: 'A' }, { _id: '2' }]).active(town)).toEqual(
      left({ kind: 'unreadable', where: 'items.1.title' }),
    );
    expect(await documentSubsidies([], [{ convocatoria: 'a', importe: 'x' }]).grants(town, null)).toEqual(
      left({ kind: 'unreadable', where: 'items.0.importe' }),
    );
    expect(await documentSubsidies([7], []).calls(town, null)).toMatchObject(left({ kind: 'unreadable' }));
  });
});
