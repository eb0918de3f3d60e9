import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { readFiles } from '#fixtures/builders/towns/town-folder.ts';

/** Where each fault of such a folder is, what was found there (null for nothing), and what is expected. */
function faultsIn(files: Readonly<Record<string, unknown>>) {
  const read = readFiles(files);
  return isLeft(read)
    ? read.left.map(({ file, where, found, kind }) => [file.replace('collections/', ''), where, found, kind])
    : [];
}

const inCollection = (name: string, document: object) => ({
  [`collections/${name}.json`]: [{ _id: 'd', ...document }],
});
const period = { _extent: { start: '2026-11-01', end: '2026-11-30' } };
const process = { title: 'Plan de barrio', period };
const line = { concept: '113', initial: 10, current: 10, executed: 5 };
const year = { year: 2026, spending: [], income: [line] };

describe('a document that a page could not read', () => {
  it.each([
    ['procesos', { ...process, amount: '50.000 €' }, 'd.amount', '"50.000 €"', 'wantsAmount'],
    ['procesos', { title: 'Plan' }, 'd.period', null, 'wantsObject'],
    ['procesos', { ...process, title: 5 }, 'd.title', '5', 'wantsText'],
    ['procesos', { ...process, videos: [{}] }, 'd.videos.0.uri', null, 'wantsText'],
    ['articulos', {}, 'd.title', null, 'wantsText'],
    ['articulos', { tittle: 'Obras' }, 'd.title', null, 'wantsText'],
    ['articulos', { title: { es: 7 } }, 'd.title.es', '7', 'wantsText'],
    ['articulos', { title: 'A', voidGroup: 'x' }, 'd.voidGroup', '"x"', 'wantsList'],
    ['propuestas', { title: 'P', amount: '1.200 €' }, 'd.amount', '"1.200 €"', 'wantsAmount'],
    ['asociaciones', { estado: 'Activa' }, 'd.title', null, 'wantsText'],
    ['concesiones', { convocatoria: 'C', importe: '1.200,50 €' }, 'd.importe', '"1.200,50 €"', 'wantsAmount'],
    ['convocatorias', { algo: 7 }, 'd.Convocatoria', null, 'wantsText'],
    ['presupuestos', { ...year, spending: [{ concept: 'x' }] }, 'd.spending.0.concept', '"x"', 'wantsCode'],
    ['menus', { children: [{ uri: '/a' }] }, 'd.children.0.title', null, 'wantsText'],
    ['vocabularios', { name: 'barrios', terms: [{ _id: 'a' }] }, 'd.terms.0.term', null, 'wantsText'],
    ['transparencia', { edition: '2017', ita: '1', year: 'x' }, 'd.year', '"x"', 'wantsYear'],
    ['settings', { hideDeveloperCredit: 'no' }, 'd.hideDeveloperCredit', '"no"', 'wantsYesNo'],
    ['settings', { hideProposalLike: 'si' }, 'd.hideProposalLike', '"si"', 'wantsYesNo'],
    ['settings', { comments: 7 }, 'd.comments', '7', 'wantsText'],
    ['mailboxes', { answerWithin: 2.5 }, 'd.answerWithin', '2.5', 'wantsNumber'],
    ['mailboxes', { answerWithin: { urgent: '1' } }, 'd.answerWithin.urgent', '"1"', 'wantsNumber'],
    ['mailboxes', { management: [{ type: 'text' }] }, 'd.management.0.name', null, 'wantsText'],
    [
      'mailboxes',
      { management: [{ name: 'foto', type: 'image' }] },
      'd.management.0.type',
      '"image"',
      'wantsOther',
    ],
    ['calendario', { region: 'FR' }, 'd.region', '"FR"', 'wantsOneOf'],
    ['calendario', { rest: ['domingo'] }, 'd.rest.0', '"domingo"', 'wantsOneOf'],
    ['calendario', { holidays: [{ day: '2026-02-30' }] }, 'd.holidays.0.day', '"2026-02-30"', 'moment'],
    ['mailboxes', { form: 7 }, 'd.form', '7', 'wantsList'],
    ['mailboxes', { notify: { to: 'obras@' } }, 'd.notify.to', '"obras@"', 'wantsEmail'],
    ['mailboxes', { notify: { to: 7 } }, 'd.notify.to', '7', 'wantsEmail'],
    ['mailboxes', { notify: {} }, 'd.notify.to', null, 'wantsEmail'],
    ['mailboxes', { notify: { to: 'a@b.es', how: 'weekly' } }, 'd.notify.how', '"weekly"', 'wantsOneOf'],
  ])('is reported: %s %j', (collection, document, where, found, kind) => {
    const faults = faultsIn(inCollection(collection, document));
    expect(faults).toContainEqual([`${collection}.json`, where, found, kind]);
  });

  it('is reported with every fault of every file together, each with its line and column', () => {
    const read = readFiles({
      'collections/procesos.json':
        '[\n  { "_id": "a", "title": "{{year}}", "amount": "5 €",\n    "period": { "_extent": { "start": 1 } } }\n]',
      'collections/asociaciones.json': '[\n  { "_id": "b", "title": "B" },\n  { "_id": "c" }\n]',
    });
    expect(isLeft(read) && read.left.map(({ file, at, where }) => `${file}:${at} ${where}`)).toEqual([
      'collections/asociaciones.json:3:3 c.title',
      'collections/procesos.json:2:48 a.amount',
      'collections/procesos.json:3:28 a.period._extent.end',
      'collections/procesos.json:3:39 a.period._extent.start',
    ]);
  });

  it('is reported with its long values in part', () => {
    const [fault] = faultsIn(inCollection('articulos', { title: Array.from({ length: 99 }, () => 'long') }));
    expect(String(fault?.[2])).toMatch(/^\["long".*…$/u);
    expect(String(fault?.[2]).length).toBeLessThan(70);
  });
});

describe('an amount with a point and three figures', () => {
  it.each(['714.400', '1.000', '-2.500'])('is refused as a text: %s could be thousands', (initial) => {
    const faults = faultsIn(inCollection('presupuestos', { ...year, income: [{ ...line, initial }] }));
    expect(faults).toEqual([
      ['presupuestos.json', 'd.income.0.initial', `"${initial}"`, 'wantsSignedAmount'],
    ]);
  });

  it('is accepted if it is unambiguous', () => {
    for (const initial of ['714400', '714.4', '714.40', 714.4, -12])
      expect(faultsIn(inCollection('presupuestos', { ...year, income: [{ ...line, initial }] }))).toEqual([]);
  });
});

describe('a document that a page would show wrongly', () => {
  it.each([
    ['articulos', { title: 'A', publishPeriod: { start: '20/11/2026' } }, 'd.publishPeriod.start', 'moment'],
    ['articulos', { title: 'A', isPublished: 'sí' }, 'd.isPublished', 'wantsYesNo'],
    ['procesos', { ...process, isPublished: 'sí' }, 'd.isPublished', 'wantsYesNo'],
    [
      'procesos',
      { ...process, period: { _extent: { start: '2026-11-01', end: '30/11/2026' } } },
      'd.period._extent.end',
      'moment',
    ],
    [
      'procesos',
      { ...process, period: { _extent: { start: '2026-11-30', end: '2026-11-01' } } },
      'd.period._extent.end',
      'endBeforeStart',
    ],
    [
      'procesos',
      { ...process, period: { ...period, dateRanges: [{ start: '2026-11-20', end: '2026-11-01' }] } },
      'd.period.dateRanges.0.end',
      'endBeforeStart',
    ],
    ['procesos', { ...process, data: { survey: 'gone' } }, 'd.data.survey', 'noSuchSurvey'],
    ['settings', { comments: 'befor' }, 'd.comments', 'wantsOneOf'],
    ['procesos', { ...process, comments: 'si' }, 'd.comments', 'wantsOneOf'],
    ['settings', { primaryColor: 'rojo' }, 'd.primaryColor', 'wantsColour'],
    [
      'settings',
      { mapTiles: { url: 'http://169.254.169.254/{z}/{x}/{y}', credit: '' } },
      'd.mapTiles.url',
      'wantsTiles',
    ],
    ['settings', { languages: ['es', 'xx'] }, 'd.languages.1', 'wantsLanguage'],
    ['concesiones', { convocatoria: 'C', importe: 1, fecha: 'ayer' }, 'd.fecha', 'moment'],
  ])('is reported: %s %j', (collection, document, where, kind) => {
    expect(faultsIn(inCollection(collection, document)).map(([, at, , what]) => [at, what])).toEqual([
      [where, kind],
    ]);
  });

  it('is reported if it is in a file whose name no page reads', () => {
    expect(faultsIn({ 'collections/articulo.json': [] })).toEqual([
      ['articulo.json', '', undefined, 'unknownCollection'],
    ]);
  });
});

describe('the collections that a town adds', () => {
  it('are content pages, if town.json names them', () => {
    const files = {
      'town.json': { realm: 'nova', name: 'Nova', collections: ['equipamientos'] },
      'collections/equipamientos.json': [{ _id: 'd', title: 'Pabellón', isPublished: 'sí' }],
      'collections/eventos.json': [],
    };
    expect(faultsIn(files).map(([file, where, , kind]) => [file, where, kind])).toEqual([
      ['equipamientos.json', 'd.isPublished', 'wantsYesNo'],
      ['eventos.json', '', 'unknownCollection'],
    ]);
    for (const name of ['propuestas', 'api', 'A', ''])
      expect(faultsIn({ 'town.json': { realm: 'nova', name: 'Nova', collections: [name] } })).toEqual([
        ['town.json', 'collections', undefined, 'town'],
      ]);
  });
});

describe('the list that a field of a form names', () => {
  it('is a fault if it is not there', () => {
    const mailbox = (field: object) => inCollection('mailboxes', { form: [{ name: 'lugar', ...field }] });
    expect(faultsIn(mailbox({ type: 'search', options: 'lista-centros' }))).toEqual([
      ['mailboxes.json', 'd.lugar', '"lista-centros"', 'noSuchList'],
    ]);
    expect(faultsIn(mailbox({ type: 'callejero' }))).toEqual([
      ['mailboxes.json', 'd.lugar', '"callejero"', 'noSuchList'],
    ]);
    const there = { 'collections/lista-centros.json': [{ _id: 'a', title: 'A' }] };
    expect(faultsIn({ ...mailbox({ type: 'search', options: 'lista-centros' }), ...there })).toEqual([]);
  });
});

describe('the contact field of a form', () => {
  it('is a fault if the form does not say what to ask for', () => {
    const mailbox = (contactRequest?: object) =>
      inCollection('mailboxes', {
        form: [{ name: 'quien', type: 'contact', required: true }],
        contactRequest,
      });
    const fault = [['mailboxes.json', 'd.quien', undefined, 'contactUnasked']];
    expect(faultsIn(mailbox())).toEqual(fault);
    expect(faultsIn(mailbox({ mode: 'no', fields: ['email'] }))).toEqual(fault);
    expect(faultsIn(mailbox({ mode: 'yes', fields: [] }))).toEqual(fault);
    for (const mode of ['yes', 'auto']) expect(faultsIn(mailbox({ mode, fields: ['email'] }))).toEqual([]);
  });
});

describe('a field that nobody could fill', () => {
  const mailbox = (field: object) => inCollection('mailboxes', { form: [{ name: 'campo', ...field }] });

  it.each([
    [{ mode: 'number', min: 9, max: 1 }, '"9 > 1"', 'limitsReversed'],
    [{ mode: 'number', min: 'uno' }, '"uno"', 'limitUnreadable'],
    [{ type: 'census', options: 'padron' }, '"padron"', 'noSuchCensus'],
  ])('is a fault: %j', (field, found, kind) => {
    expect(faultsIn(mailbox(field))).toEqual([['mailboxes.json', 'd.campo', found, kind]]);
  });

  it('is none if the town has the census', () => {
    const censuses = { 'collections/censuses.json': [{ _id: 'padron', questions: [] }] };
    expect(faultsIn({ ...mailbox({ type: 'census', options: 'padron' }), ...censuses })).toEqual([]);
  });
});

describe('the collection of proposals that a process names', () => {
  const named = (coleccionPropuestas: string) =>
    inCollection('procesos', { ...process, coleccionPropuestas });

  it('is read as proposals are', () => {
    const own = (documents: readonly object[]) => ({
      ...named('propuestas-2024'),
      'collections/propuestas-2024.json': documents,
      'collections/propuestas.json': [{ _id: 'a', title: 'A' }],
    });
    expect(faultsIn(own([{ _id: 'b', title: 'B', delivery: { status: 'works' } }]))).toEqual([]);
    expect(
      faultsIn(own([{ _id: 'b', title: 7, amount: 'x' }])).map(([file, where]) => [file, where]),
    ).toEqual([
      ['propuestas-2024.json', 'b.title'],
      ['propuestas-2024.json', 'b.amount'],
    ]);
    expect(faultsIn(own([{ _id: 'b', title: 'B', delivery: { status: '?' } }]))).toHaveLength(1);
    expect(faultsIn(own([{ _id: 'a', title: 'B' }]))).toEqual([
      ['propuestas.json', 'a', undefined, 'documentTwice'],
    ]);
  });

  it('is a fault if it is not there, or if its name is not one of proposals', () => {
    const fault = (name: string) =>
      faultsIn(named(name)).map(([, where, found, kind]) => [where, found, kind]);
    expect(fault('propuestas-2024')).toEqual([
      ['d.coleccionPropuestas', '"propuestas-2024"', 'noSuchProposals'],
    ]);
    expect(fault('secretos')).toEqual([['d.coleccionPropuestas', '"secretos"', 'nameOfProposals']]);
    for (const name of ['', 'propuestas']) expect(fault(name)).toEqual([]);
  });
});

describe('the amount of a process and the total of its survey', () => {
  const budget = (more: object = {}) => ({
    _id: 'vote',
    title: 'Presupuesto',
    displayType: 'budgetAmount',
    proposals: [{ _id: 'a', title: 'A', amount: 10 }],
    ...more,
  });
  const town = (amount: unknown, survey: object, more: readonly object[] = []) => ({
    'collections/procesos.json': [{ _id: 'd', ...process, amount, data: { survey: 'vote' } }, ...more],
    'surveys/vote.json': survey,
  });
  const totalIn = (files: Readonly<Record<string, unknown>>) => {
    const read = readFiles(files);
    if (isLeft(read)) return read.left;
    const [found] = read.right.surveys;
    return [found?.document['totalAmount'], found?.survey.question];
  };

  it('are one limit: a survey without a total gets the amount of its process', () => {
    expect(totalIn(town(60_000, budget()))).toEqual([60_000, expect.objectContaining({ total: 6_000_000 })]);
    expect(totalIn(town(null, budget()))).toEqual([
      undefined,
      expect.objectContaining({ total: 20_000_000 }),
    ]);
    expect(totalIn(town(60_000, budget({ totalAmount: 60_000 })))).toEqual([
      60_000,
      expect.objectContaining({ total: 6_000_000 }),
    ]);
  });

  it('are a fault that names both if they differ, also between two processes of one survey', () => {
    const files = town(60_000, budget({ totalAmount: 45_000.5 }));
    const read = readFiles(files);
    expect(isLeft(read) && read.left).toEqual([
      {
        file: 'collections/procesos.json',
        where: 'd.amount',
        at: '1:110',
        kind: 'otherTotal',
        found: '60000',
        particulars: { survey: 'vote', total: '45000.5' },
      },
    ]);
    const second = { _id: 'e', ...process, amount: 45_000, data: { survey: 'vote' } };
    expect(faultsIn(town(60_000, budget(), [second]))).toEqual([
      ['procesos.json', 'e.amount', '45000', 'otherTotal'],
    ]);
  });
});
