import { describe, expect, it } from 'vitest';
import type {
  TownDocumentFault,
  TownContents,
  TownDocument,
  TownReference,
} from '#domain/content/town-contents.ts';
import { checkContents } from './check-contents.ts';
import type { KindChecks, TownKinds } from './town-kinds.ts';

type Own = 'wrong' | 'noSuchDocument' | 'noSuchTerm' | 'odd';

/** A kind of document for each collection of the tests. */
const kind = (more: Partial<KindChecks<Own>> = {}): KindChecks<Own> => ({
  faults: () => [],
  references: [],
  pages: null,
  contents: [],
  ...more,
});

const known: Readonly<Record<string, KindChecks<Own>>> = {
  articulos: kind({ pages: 'articulos', contents: ['body', 'files'] }),
  propuestas: kind({ pages: 'propuestas' }),
  'propuestas-2024': kind({ pages: 'propuestas' }),
  procesos: kind({ pages: 'procesos' }),
  mailboxes: kind(),
  settings: kind(),
  vocabularios: kind(),
  surveys: kind(),
  entidades: kind({ pages: 'entidades' }),
};

const kindsWith = (more: Readonly<Record<string, KindChecks<Own>>> = {}): TownKinds<Own> => ({
  surveys: 'surveys',
  collections: Object.keys(known),
  kindOf: (collection, own) =>
    ({ ...known, ...more })[own.includes(collection) ? 'entidades' : collection] ?? null,
  ofTown: () => [],
});

const contents = (
  collections: Readonly<Record<string, readonly TownDocument[]>>,
  more: Partial<TownContents> = {},
): TownContents => ({
  realm: 'nova',
  ownCollections: [],
  files: [],
  ...more,
  collections: new Map(Object.entries(collections)),
});

const found = (
  collections: Readonly<Record<string, readonly TownDocument[]>>,
  more: Partial<TownContents> = {},
  kinds = kindsWith(),
) =>
  checkContents(kinds)(contents(collections, more)).map((fault) =>
    [
      `${fault.collection}[${fault.index}]`,
      [fault.document, ...fault.path].join('.'),
      fault.kind,
      ...(fault.suggestion === undefined ? [] : [`→ ${fault.suggestion}`]),
      ...(fault.isDoubt ? ['?'] : []),
    ].join(' '),
  );

const named = (_id: string, slug?: unknown, more: object = {}): TownDocument => ({
  _id,
  ...(slug === undefined ? {} : { data: { slug } }),
  ...more,
});

describe('the documents of a town', () => {
  it('have the faults of their kind, each with its document', () => {
    const wrong: TownDocumentFault<Own> = { path: ['title'], kind: 'wrong', found: 7 };
    const kinds = kindsWith({ menus: kind({ faults: (document) => (document === bad ? [wrong] : []) }) });
    const bad = named('bad');
    expect(found({ menus: [named('good'), bad] }, {}, kinds)).toEqual(['menus[1] bad.title wrong']);
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
    expect(found({}, {}, { ...kindsWith(), ofTown: () => [odd] })).toEqual(['menus[0] a odd']);
  });

  it('are in a collection that a page reads, which is suggested if its name is near', () => {
    expect(found({ articulo: [named('a')], recetas: [] })).toEqual([
      'articulo[null]  unknownCollection → articulos',
      'recetas[null]  unknownCollection',
    ]);
    expect(found({ eventos: [] }, { ownCollections: ['eventos'] })).toEqual([]);
    expect(found({ evento: [] }, { ownCollections: ['eventos'] })).toEqual([
      'evento[null]  unknownCollection → eventos',
    ]);
  });
});

describe('two documents', () => {
  it('with the same _id are a fault, at the second', () => {
    expect(found({ vocabularios: [named('a'), named('b'), named('a')] })).toEqual([
      'vocabularios[2] a documentTwice',
    ]);
    expect(found({ surveys: [named('a'), named('a')] })).toEqual(['surveys[1] a._id surveyTwice']);
  });

  it('with the same address are a fault, if they are pages', () => {
    expect(found({ articulos: [named('a', 'obras'), named('b', { es: '', va: 'obras' })] })).toEqual([
      'articulos[1] b.data.slug slugTwice',
    ]);
    expect(found({ articulos: [named('obras'), named('b', 'obras')] })).toEqual([
      'articulos[1] b.data.slug slugTwice',
    ]);
    expect(found({ vocabularios: [named('a', 'x'), named('b', 'x')] })).toEqual([]);
  });

  it('share their names with the collections of the same pages', () => {
    expect(
      found({
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
      found({ mailboxes: boxes, procesos: [named('p', undefined, { mailbox })] }, {}, kinds);
    expect(asked('quejas')).toEqual([]);
    for (const nothing of ['', null, undefined, {}]) expect(asked(nothing)).toEqual([]);
    expect(asked('queja')).toEqual(['procesos[0] p.mailbox noSuchDocument → quejas']);
    expect(asked(7)).toEqual(['procesos[0] p.mailbox noSuchDocument']);
  });

  it('may be a term of several lists; a town without any list has no wrong term', () => {
    const terms = { name: 'temas', terms: [{ _id: 'obras' }, { _id: 3 }] };
    const other = { name: 'barrios', terms: [{ _id: 'centro' }] };
    const asked = (lists: Readonly<Record<string, readonly TownDocument[]>>, ...categories: unknown[]) =>
      found({ ...lists, procesos: [named('p', undefined, { categories })] }, {}, kinds);
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
      found({ transparencia: [named('t', undefined, { edition: name })] }, {}, years);
    expect(of('2017')).toEqual([]);
    expect(of('2018')).toEqual(['transparencia[0] t.edition noSuchDocument → 2017']);
  });
});

describe('the files that a document names', () => {
  const files = ['escudo.svg', 'acta 1.pdf'];
  const asked = (text: string) => found({ settings: [named('s', undefined, { logo: text })] }, { files });

  it.each(['/files/nova/escudo.svg', '/files/nova/acta%201.pdf', 'https://otra.example/files/nova/x.svg'])(
    'are there: %s',
    (text) => {
      expect(asked(text)).toEqual([]);
    },
  );

  it('are reported if they are not, with the nearest name', () => {
    expect(asked('/files/nova/escud.svg')).toEqual([
      'settings[0] s.logo noSuchFile → /files/nova/escudo.svg',
    ]);
    expect(asked('/files/nova/foto-de-la-plaza.jpg')).toEqual(['settings[0] s.logo noSuchFile']);
    expect(asked('/files/nova/%zz.jpg')).toEqual(['settings[0] s.logo noSuchFile']);
    expect(asked('<p><img src="/files/nova/a.png"> <a href="/files/nova/b.pdf">B</a></p>')).toEqual([
      'settings[0] s.logo noSuchFile',
      'settings[0] s.logo noSuchFile',
    ]);
  });

  it('are only doubtful if they are of another town', () => {
    expect(asked('/files/otra/escudo.svg')).toEqual(['settings[0] s.logo fileOfOtherTown ?']);
  });
});

describe('the links of a document', () => {
  const town = {
    articulos: [named('art-1', 'obras'), named('art-2', 'oculto', { isPublished: false })],
    procesos: [named('plan', 'plan-de-barrio')],
    mailboxes: [named('quejas')],
    entidades: [named('ent-1', 'banda')],
    settings: [named('s', undefined, { guia: { _id: 'art-1' } })],
  };
  const asked = (uri: string) =>
    found({ ...town, vocabularios: [named('v', undefined, { uri })] }).map((line) => line.split(' ')[2]);

  it.each([
    '/',
    '/noticias',
    '/va/pagina/obras',
    '/pagina/art-1?x=1#y',
    '/procesos-participativos/plan-de-barrio/propuestas',
    '/procesos-participativos/plan',
    '/solicitud/quejas',
    '/entidades/banda',
    '/propuestas/de-un-vecino',
    '/guia',
    '/rss/procesos',
    '/api/nova/mailboxes',
    'https://otra.example/pagina/nada',
    '//otra.example/x',
    'una / dos',
    '<a href="/pagina/obras">Obras</a>',
  ])('lead to a page: %s', (uri) => {
    expect(asked(uri)).toEqual([]);
  });

  it.each([
    '/pagina/obra',
    '/pagina/oculto',
    '/paginas/obras/mas',
    '/procesos-participativos/nada',
    '/solicitud/nada',
    '/entidades/nada',
    '/eventos/feria',
    '/faq',
    '<p>Mira <a class="x" href="/pagina/nada">esto</a></p>',
  ])('are doubtful if they lead nowhere: %s', (uri) => {
    expect(asked(uri)).toEqual(['deadLink']);
  });

  it('to a fixed page are doubtful in a town without settings', () => {
    expect(found({ vocabularios: [named('v', undefined, { uri: '/guia' })] })).toEqual([
      'vocabularios[0] v.uri deadLink ?',
    ]);
  });
});

describe('a page that counts for the transparency index', () => {
  const asked = (more: object) =>
    found({ articulos: [named('a', 'agenda', { ita: '3', ...more })] }).map((line) => line.split(' ')[2]);

  it('is doubtful without content', () => {
    for (const more of [
      {},
      { ita: 3 },
      { ita: ['3', 4] },
      { body: ' ', files: [] },
      { body: { es: '' } },
      { meta: { uri: '/pagina/agenda' } },
      { meta: { uri: '/pagina/a' } },
      { meta: { uri: 7 } },
    ])
      expect(asked(more)).toEqual(['emptyPage']);
  });

  it('is only looked for among the documents that are pages', () => {
    expect(found({ vocabularios: [named('t', undefined, { ita: '3' })] })).toEqual([]);
  });

  it('has content, is elsewhere, or does not count', () => {
    for (const more of [
      { body: '<p>x</p>' },
      { files: [{ uri: 'https://nova.example/a.pdf' }] },
      { ita: '' },
      { ita: null },
      { isPublished: false },
      { meta: { uri: '/presupuesto' } },
      { meta: { uri: 'https://otra.example/' } },
    ])
      expect(asked(more)).toEqual([]);
  });
});
