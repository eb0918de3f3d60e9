import { describe, expect, it } from 'vitest';
import type { TownDocument, TownDocumentFault, TownReference } from '#domain/content/town-contents.ts';
import { faultsOf, kind, kindsWith, named, type Own } from '#fixtures/builders/data/checked-contents.ts';

describe('the documents of a town', () => {
  it('have the faults of their kind, each with its document', () => {
    const wrong: TownDocumentFault<Own> = { path: ['title'], kind: 'wrong', found: 7 };
    const kinds = kindsWith({ menus: kind({ faults: (document) => (document === bad ? [wrong] : []) }) });
    const bad = named('bad');
    expect(faultsOf({ menus: [named('good'), bad] }, {}, kinds)).toEqual(['menus[1] bad.title wrong']);
  });

  it('have the faults that only the town as a whole shows', () => {
    const odd = {
      collection: 'menus',
      index: 0,
      document: 'a',
      path: [],
      kind: 'odd' as const,
      found: null,
    };
    expect(faultsOf({}, {}, { ...kindsWith(), ofTown: () => [odd] })).toEqual(['menus[0] a odd']);
  });

  it('are in a collection that a page reads, which is suggested if its name is near', () => {
    expect(faultsOf({ articulo: [named('a')], recetas: [] })).toEqual([
      'articulo[null]  unknownCollection → articulos',
      'recetas[null]  unknownCollection',
    ]);
    expect(faultsOf({ eventos: [] }, { ownCollections: ['eventos'] })).toEqual([]);
    expect(faultsOf({ evento: [] }, { ownCollections: ['eventos'] })).toEqual([
      'evento[null]  unknownCollection → eventos',
    ]);
  });
});

describe('two documents', () => {
  it('with the same _id are a fault, at the second', () => {
    expect(faultsOf({ vocabularios: [named('a'), named('b'), named('a')] })).toEqual([
      'vocabularios[2] a documentTwice',
    ]);
    expect(faultsOf({ surveys: [named('a'), named('a')] })).toEqual(['surveys[1] a._id surveyTwice']);
  });

  it('with the same address are a fault, if they are pages', () => {
    expect(faultsOf({ articulos: [named('a', 'obras'), named('b', { es: '', va: 'obras' })] })).toEqual([
      'articulos[1] b.data.slug slugTwice',
    ]);
    expect(faultsOf({ articulos: [named('obras'), named('b', 'obras')] })).toEqual([
      'articulos[1] b.data.slug slugTwice',
    ]);
    expect(faultsOf({ vocabularios: [named('a', 'x'), named('b', 'x')] })).toEqual([]);
  });

  it('share their names with the collections of the same pages', () => {
    expect(
      faultsOf({
        'propuestas-2024': [named('a', 'banco')],
        articulos: [named('b', 'banco')],
        propuestas: [named('b', 'banco'), named('a')],
      }),
    ).toEqual(['propuestas[0] b.data.slug slugTwice', 'propuestas[1] a documentTwice']);
  });
});

describe('what a document names', () => {
  const toMailbox: TownReference<Own> = {
    at: ['mailbox'],
    of: [{ collection: 'mailboxes', at: [['_id']] }],
    fault: 'noSuchDocument',
  };
  const toTerm: TownReference<Own> = {
    at: ['categories', '*'],
    of: [
      { collection: 'vocabularios', at: [['terms', '*', '_id']], name: 'temas' },
      { collection: 'settings', at: [['categories', '*', '_id']] },
    ],
    fault: 'noSuchTerm',
    isOptional: true,
    also: [],
  };
  const kinds = kindsWith({ procesos: kind({ references: [toMailbox, toTerm] }) });
  const boxes = [named('quejas')];

  it('is there, or is reported with what was probably meant', () => {
    const asked = (mailbox: unknown) =>
      faultsOf({ mailboxes: boxes, procesos: [named('p', undefined, { mailbox })] }, {}, kinds);
    expect(asked('quejas')).toEqual([]);
    for (const nothing of ['', null, undefined, {}]) expect(asked(nothing)).toEqual([]);
    expect(asked('queja')).toEqual(['procesos[0] p.mailbox noSuchDocument → quejas']);
    expect(asked(7)).toEqual(['procesos[0] p.mailbox noSuchDocument']);
  });

  it('may be a term of several lists; a town without any list has no wrong term', () => {
    const terms = { name: 'temas', terms: [{ _id: 'obras' }, { _id: 3 }] };
    const other = { name: 'barrios', terms: [{ _id: 'centro' }] };
    const asked = (lists: Readonly<Record<string, readonly TownDocument[]>>, ...categories: unknown[]) =>
      faultsOf({ ...lists, procesos: [named('p', undefined, { categories })] }, {}, kinds);
    const lists = {
      vocabularios: [named('v', undefined, terms), named('w', undefined, other)],
      settings: [named('s', undefined, { categories: [{ _id: 'agua' }] })],
    };
    expect(asked(lists, 'obras', 3, 'agua')).toEqual([]);
    expect(asked(lists, 'centro')).toEqual(['procesos[0] p.categories.0 noSuchTerm']);
    expect(asked({}, 'centro')).toEqual([]);
  });

  it('may come with the program', () => {
    const edition: TownReference<Own> = {
      at: ['edition'],
      of: [{ collection: 'indices', at: [['edition']] }],
      fault: 'noSuchDocument',
      also: ['2017'],
    };
    const years = kindsWith({ transparencia: kind({ references: [edition] }) });
    const of = (name: string) =>
      faultsOf({ transparencia: [named('t', undefined, { edition: name })] }, {}, years);
    expect(of('2017')).toEqual([]);
    expect(of('2018')).toEqual(['transparencia[0] t.edition noSuchDocument → 2017']);
  });
});
