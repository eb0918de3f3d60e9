import { describe, expect, it } from 'vitest';
import type { ContentFault, TownContents, TownDocument } from '#domain/content/town-contents.ts';
import { faultsOf, kind, kindsWith, named, type Own } from '#fixtures/builders/data/checked-contents.ts';
import { checkDocument } from './check-document.ts';

const contents = (collections: Readonly<Record<string, readonly TownDocument[]>>): TownContents => ({
  realm: 'nova',
  ownCollections: [],
  files: [],
  collections: new Map(Object.entries(collections)),
});

const town = contents({
  settings: [
    named('one', undefined, { languages: ['es', 'va', 'xx'], demandedLanguages: ['va'] }),
    named('two', undefined, { languages: 'en' }),
  ],
  articulos: [named('art-1', 'obras'), named('art-2', 'fiestas')],
});

const found = (document: TownDocument, collection = 'articulos', kinds = kindsWith()) =>
  checkDocument(kinds)(town, { collection, document }).map(({ path, kind: what, severity, particulars }) => [
    path.join('.'),
    what,
    severity,
    particulars,
  ]);

describe('a document before it is published', () => {
  it('has its errors first, then what is doubtful', () => {
    expect(found(named('art-9', 'obras', { title: { es: 'Obras', va: ' ' }, link: '/pagina/nada' }))).toEqual(
      [
        ['data.slug', 'slugTwice', 'error', { found: 'obras' }],
        ['title.va', 'languageMissing', 'error', { language: 'va' }],
        ['link', 'deadLink', 'warning', { found: '/pagina/nada' }],
        ['title.en', 'languageMissing', 'warning', { language: 'en' }],
      ],
    );
  });

  it('takes the place of its published version, and may lead to itself', () => {
    expect(found(named('art-2', 'fiestas', { link: '/pagina/fiestas' }))).toEqual([]);
    expect(found(named('art-2', 'ferias', { link: '/pagina/fiestas' }))).toEqual([
      ['link', 'deadLink', 'warning', { found: '/pagina/fiestas' }],
    ]);
  });

  it('has what its kind finds, once a place, with what was meant', () => {
    const kinds = kindsWith({
      menus: kind({
        faults: () => [
          { path: ['day'], kind: 'wrong', found: 7, suggestion: '2026-02-28', options: ['a', 'b'] },
        ],
      }),
    });
    expect(found(named('m', undefined, { day: '2026-02-30' }), 'menus', kinds)).toEqual([
      ['day', 'wrong', 'error', { found: '7', meant: '2026-02-28', options: 'a, b' }],
    ]);
  });

  it('has what only the town shows, if it is of this document', () => {
    const odd = (index: number, collection = 'articulos'): ContentFault<Own> => ({
      collection,
      index,
      document: '',
      path: [],
      kind: 'odd',
      found: null,
    });
    const kinds = { ...kindsWith(), ofTown: () => [odd(0), odd(2), odd(2, 'menus')] };
    expect(found(named('art-3', 'ferias'), 'articulos', kinds)).toEqual([['', 'odd', 'error', {}]]);
  });

  it('is the first of its collection, or of one that no page reads', () => {
    expect(found(named('m', undefined, { body: '<a href="/">aquí</a>' }), 'procesos')).toEqual([
      ['body', 'vagueLink', 'warning', { found: 'aquí', words: 'aquí' }],
    ]);
    expect(found(named('m'), 'recetas')).toEqual([]);
  });
});

describe('the documents of a whole town', () => {
  it('are checked for the same, but for languages that nobody demands', () => {
    const article = named('a', 'a', { title: { es: 'Obras' }, body: '<h2>a</h2><h4>b</h4>' });
    const settings = named('s', undefined, { languages: ['es', 'va', 'en'], demandedLanguages: ['va'] });
    expect(faultsOf({ settings: [settings], articulos: [article] })).toEqual([
      'articulos[0] a.title.va languageMissing',
      'articulos[0] a.body headingOrder ?',
    ]);
  });
});
