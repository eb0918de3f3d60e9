import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { readFiles, surveyJson, townJson } from '#fixtures/builders/towns/town-folder.ts';

/** What is wrong or doubtful (`?`) in such a folder: place, kind, and what was meant (`→`). */
function foundIn(files: Readonly<Record<string, unknown>>) {
  const read = readFiles(files);
  return (isLeft(read) ? read.left : read.right.doubts).map(({ file, where, kind, suggestion, isDoubt }) =>
    [
      file.replace('collections/', ''),
      where,
      kind,
      ...(suggestion === undefined ? [] : [`→ ${suggestion}`]),
      ...(isDoubt ? ['?'] : []),
    ].join(' '),
  );
}

const inCollection = (name: string, ...documents: readonly object[]) => ({
  [`collections/${name}.json`]: documents.map((document, index) => ({ _id: `d${index}`, ...document })),
});
const period = { _extent: { start: '2026-11-01', end: '2026-11-30' } };
const process = { title: 'Plan de barrio', period };

describe('a word that no page reads', () => {
  it.each([
    ['articulos', { title: 'A', subtitel: 'B' }, 'articulos.json d0.subtitel unknownWord → subtitle'],
    ['articulos', { title: 'A', cuerpo: 'B' }, 'articulos.json d0.cuerpo unknownWord → body'],
    ['settings', { idiomas: ['es'] }, 'settings.json d0.idiomas unknownWord → languages'],
    ['settings', { titel: 'Nova' }, 'settings.json d0.titel unknownWord → title'],
    ['settings', { footer: { telefono: '1' } }, 'settings.json d0.footer.telefono unknownWord → phone'],
    ['procesos', { ...process, importe: 5 }, 'procesos.json d0.importe unknownWord → amount'],
    [
      'procesos',
      { ...process, period: { ...period, dateRange: [] } },
      'procesos.json d0.period.dateRange unknownWord → dateRanges',
    ],
    [
      'procesos',
      { ...process, data: { buttons: { propuesta: false } } },
      'procesos.json d0.data.buttons.propuesta wantsOneOf → propuestas',
    ],
    ['propuestas', { title: { cas: 'P', va: 'P' } }, 'propuestas.json d0.title.cas unknownWord → es'],
    [
      'mailboxes',
      { form: [{ name: 'a', requird: true }] },
      'mailboxes.json d0.form.0.requird unknownWord → required',
    ],
    [
      'mailboxes',
      { form: [{ name: 'a', fields: [{ name: 'b', tipe: 'text' }] }] },
      'mailboxes.json d0.form.0.fields.0.tipe unknownWord → type',
    ],
    [
      'entidades',
      { title: 'E', relatedGroup: [] },
      'entidades.json d0.relatedGroup unknownWord → relatedGroups',
    ],
  ])('is a fault in %s if a known one was meant: %j', (collection, document, fault) => {
    expect(foundIn(inCollection(collection, document))).toEqual([fault]);
  });

  it('is doubtful otherwise: a council may keep more in its documents', () => {
    expect(
      foundIn(inCollection('articulos', { title: 'A', expediente: '12/2026', data: { tema: 'x' } })),
    ).toEqual(['articulos.json d0.expediente unknownWord ?']);
    expect(foundIn(inCollection('articulos', { title: { es: 'A', fr: 'B' } }))).toEqual([
      'articulos.json d0.title.fr unknownWord ?',
    ]);
    expect(foundIn(inCollection('articulos', { title: 'A', titles: ['B'] }))).toEqual([
      'articulos.json d0.titles unknownWord ?',
    ]);
  });

  it('is not noticed if it is a note, or where a page reads any word', () => {
    expect(
      foundIn({
        ...inCollection('articulos', { title: 'A', _note: 'to be checked' }),
        ...inCollection('entidades', { title: 'E', data: { Aforo: '900' } }),
        ...inCollection('lista-centros', { title: 'C', horario: '9 a 14' }),
      }),
    ).toEqual([]);
  });

  it('is noticed in town.json and in a survey', () => {
    expect(foundIn({ 'town.json': { ...townJson, host: ['a.example'], telefono: '1' } })).toEqual([
      'town.json host unknownWord → hosts',
      'town.json telefono unknownWord ?',
    ]);
    expect(foundIn({ 'surveys/poll.json': surveyJson({ canChangVote: true, author: 'A' }) })).toEqual([
      'surveys/poll.json canChangVote unknownWord → canChangeVote',
      'surveys/poll.json author unknownWord ?',
    ]);
  });
});

describe('a value that was nearly right', () => {
  it.each([
    ['settings', { comments: 'befor' }, 'settings.json d0.comments wantsOneOf → before'],
    ['settings', { languages: ['es', 'valenciano'] }, 'settings.json d0.languages.1 wantsLanguage → va'],
    ['settings', { languages: ['es', 'xx'] }, 'settings.json d0.languages.1 wantsLanguage'],
    [
      'settings',
      { css: 'https://otra.example/x.css' },
      'settings.json d0.css wantsTownFile → /files/nova/x.css',
    ],
    ['settings', { css: '/files/nova/x.svg' }, 'settings.json d0.css wantsTownFile'],
    ['settings', { logo: 'escudo.svg' }, 'settings.json d0.logo wantsPicture → /files/nova/escudo.svg'],
    [
      'articulos',
      { title: 'A', headerImage: 'https://otra.example/a.jpg' },
      'articulos.json d0.headerImage wantsPicture ?',
    ],
    ['mailboxes', { publish: 'atonce' }, 'mailboxes.json d0.publish wantsOneOf → atOnce'],
    [
      'mailboxes',
      { form: [{ name: 'a', type: 'texto' }] },
      'mailboxes.json d0.form.0.type wantsOneOf → text',
    ],
    [
      'propuestas',
      { title: 'P', delivery: { status: 'finishd' } },
      'propuestas.json d0.delivery.status wantsOneOf → finished',
    ],
  ])('is suggested in %s for %j', (collection, document, fault) => {
    const files = { 'files/escudo.svg': '<svg/>', 'files/x.css': '', 'files/x.svg': '<svg/>' };
    expect(foundIn({ ...inCollection(collection, document), ...files })).toEqual([fault]);
  });

  it('is suggested for the type of a question; an unknown type is doubtful', () => {
    const typed = (displayType: string) => foundIn({ 'surveys/poll.json': surveyJson({ displayType }) });
    expect(typed('option')).toEqual(['surveys/poll.json displayType wantsOneOf → options']);
    expect(typed('dice')).toEqual(['surveys/poll.json displayType wantsOneOf ?']);
    expect(typed('none')).toEqual([]);
  });
});

describe('what a document names and the town does not have', () => {
  const guide = { 'collections/articulos.json': [{ _id: 'art-guia', title: 'Guía', body: 'x' }] };

  it.each([
    ['settings', { guia: { _id: 'art-gui' } }, 'settings.json d0.guia._id noSuchDocument → art-guia'],
    ['settings', { faq: { _id: 'preguntas' } }, 'settings.json d0.faq._id noSuchDocument'],
    ['settings', { menuID: 'principal' }, 'settings.json d0.menuID noSuchDocument'],
    ['settings', { mailboxContacto: 'contacto' }, 'settings.json d0.mailboxContacto noSuchDocument'],
    ['settings', { logo: '/files/nova/escudo.svg' }, 'settings.json d0.logo noSuchFile'],
    ['procesos', { ...process, mailbox: 'propuestas' }, 'procesos.json d0.mailbox noSuchDocument'],
    ['procesos', { ...process, data: { survey: 'voto' } }, 'procesos.json d0.data.survey noSuchSurvey'],
    [
      'propuestas',
      { title: 'P', data: { IDproceso: 'plan' } },
      'propuestas.json d0.data.IDproceso noSuchDocument',
    ],
    [
      'transparencia',
      { edition: '2016', year: 2025, ita: '1' },
      'transparencia.json d0.edition noSuchDocument → 2017',
    ],
    ['entidades', { title: 'E', mailbox: 'quejas' }, 'entidades.json d0.mailbox noSuchDocument'],
    ['entidades', { title: 'E', mailbox: { _id: 'quejas' } }, 'entidades.json d0.mailbox._id noSuchDocument'],
    [
      'entidades',
      { title: 'E', tables: [{ descriptor: 'obras', query: 'obras' }] },
      'entidades.json d0.tables.0.descriptor noSuchDocument',
    ],
    [
      'menus',
      { children: [{ title: 'Nada', uri: '/pagina/nada' }] },
      'menus.json d0.children.0.uri deadLink ?',
    ],
  ])('is reported in %s: %j', (collection, document, fault) => {
    expect(foundIn({ ...guide, ...inCollection(collection, document) })).toEqual([fault]);
  });

  it('is reported for the terms of a vocabulary that the town has', () => {
    const proposal = (data: object, more: object = {}) =>
      foundIn({
        ...inCollection('propuestas', { title: 'P', data, ...more }),
        ...inCollection(
          'vocabularios',
          { name: 'barrios', terms: [{ _id: 'centro', term: 'Centro' }] },
          { name: 'propuestas', terms: [{ _id: '1', term: 'Viable' }] },
          { name: 'categories', terms: [{ _id: 'verde', term: 'Verde' }] },
        ),
      });
    expect(proposal({ barrio: 'centro', validationStatus: 1 }, { categories: ['verde'] })).toEqual([]);
    expect(proposal({ barrio: 'cetro', validationStatus: '9' }, { categories: ['rojo'] })).toEqual([
      'propuestas.json d0.data.barrio noSuchTerm → centro',
      'propuestas.json d0.data.validationStatus noSuchTerm',
      'propuestas.json d0.categories.0 noSuchTerm',
    ]);
  });

  it('is reported for the chain of a survey', () => {
    const chained = { ...surveyJson({ _id: 'a', chain: ['b', 'gone'] }) };
    expect(foundIn({ 'surveys/a.json': chained, 'surveys/b.json': surveyJson({ _id: 'b' }) })).toEqual([
      'surveys/a.json chain.1 noSuchSurvey',
    ]);
  });

  it('is not judged while a file that may have it is not JSON', () => {
    expect(
      foundIn({
        'surveys/voto.json': '{',
        ...inCollection('procesos', { ...process, data: { survey: 'voto' } }),
      }),
    ).toEqual(['surveys/voto.json :1:2 notJson']);
  });

  it('is not judged by the name of a town that cannot be read', () => {
    const settings = inCollection('settings', { css: '/files/nova/x.css', logo: '/files/nova/a.svg' });
    expect(foundIn({ 'town.json': { realm: 'No va', name: 'Nova' }, ...settings })).toEqual([
      'town.json realm town',
    ]);
    expect(foundIn({ 'town.json': { realm: 'nova', name: 7 } })).toEqual(['town.json name wantsText']);
  });
});

describe('an identity number of the census with another letter than its digits', () => {
  it('is doubtful, by its line and without the number', () => {
    const census = 'id;birthYear;code\n12345678Z;1984;\n87654321A;1990;\nX1234567A;1990;\nPAB123456;1970;\n';
    expect(foundIn({ 'census.csv': census })).toEqual([
      'census.csv :3 checkLetter ?',
      'census.csv :4 checkLetter ?',
    ]);
    expect(foundIn({ 'census.csv': 'id;birthYear;code\n1;"' })).toEqual(['census.csv :2 unpairedQuotes']);
    expect(foundIn({ 'census.csv': 'a;b\n1;2\n' })).toEqual(['census.csv :1 censusHeader']);
  });
});

describe('two pages at one address', () => {
  it('are a fault', () => {
    const pages = [
      { title: 'A', body: 'x', data: { slug: 'obras' } },
      { title: 'B', body: 'x', data: { slug: 'obras' } },
    ];
    expect(foundIn(inCollection('articulos', ...pages))).toEqual(['articulos.json d1.data.slug slugTwice']);
  });
});

describe('days in the wrong order, or that cannot be read', () => {
  it.each([
    [{ startTime: '2026-12-01', endTime: '2026-11-01' }, 'surveys/poll.json endTime endBeforeStart'],
    [{ startPublicationTime: '1/12/2026' }, 'surveys/poll.json startPublicationTime moment'],
  ])('are a fault in a survey: %j', (more, fault) => {
    expect(foundIn({ 'surveys/poll.json': surveyJson(more) })).toEqual([fault]);
  });

  it('are a fault in the revisions of a page', () => {
    const revisions = [{ date: '2026-11-01' }, { date: '1/11/2026' }, 'ayer'];
    expect(foundIn(inCollection('entidades', { title: 'E', revisions }))).toEqual([
      'entidades.json d0.revisions.1.date moment',
      'entidades.json d0.revisions.2 moment',
    ]);
  });
});

describe('a part of a content page that it would leave out', () => {
  it('is a fault', () => {
    expect(foundIn(inCollection('entidades', { title: 'E', links: [{ title: 'L' }] }))).toEqual([
      'entidades.json d0.links leftOutPart',
    ]);
  });
});

describe('a survey with several faults', () => {
  it('has them reported together, each with its line', () => {
    const read = readFiles({
      'surveys/poll.json':
        '{ "_id": "poll",\n "title": 7,\n "displayType": "options",\n "isActive": "sí",\n "answers": [{ "_id": "a" }] }',
    });
    expect(isLeft(read) && read.left.map(({ at, where, kind }) => [at, where, kind])).toEqual([
      ['2:11', 'title', 'wantsText'],
      ['4:14', 'isActive', 'wantsYesNo'],
      ['5:14', 'answers.0.text', 'wantsText'],
    ]);
  });

  it('has amounts with a point and three figures refused', () => {
    const budget = {
      displayType: 'budgetAmount',
      answers: null,
      totalAmount: '60.000',
      proposals: [{ _id: 'a', title: 'A', amount: '1.200' }],
    };
    expect(foundIn({ 'surveys/poll.json': surveyJson(budget) })).toEqual([
      'surveys/poll.json totalAmount wantsAmount',
      'surveys/poll.json proposals.0.amount wantsAmount',
    ]);
  });

  it('is reported once if it has no _id', () => {
    expect(foundIn({ 'surveys/poll.json': { title: 'Poll' } })).toEqual(['surveys/poll.json _id survey']);
  });
});
