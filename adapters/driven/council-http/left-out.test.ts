import { describe, expect, it } from 'vitest';
import { noFilters } from '#domain/processes/proposal-filters.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { CallSettings } from './council-call.ts';
import { contentPagesClient } from './clients/content-pages-client.ts';
import { contentsClient } from './clients/contents-client.ts';
import { httpSubsidyLists } from './http-subsidies.ts';
import { surveysClient } from './clients/surveys-client.ts';
import { httpAssociations, httpIndexArticles, httpSubsidies } from './http-tables.ts';

const nova = realmId('nova');
const zone = () => 'Europe/Madrid';
const stretch = { limit: 6, offset: 0 };
const period = { _extent: { start: '2026-11-01', end: '2026-11-30' } };
const today = '2026-11-18' as CalendarDay;

/** A council whose every list has one valid document and one that cannot be read. */
function council(good: object, bad: object, headers: Readonly<Record<string, string>> = {}) {
  const told: LocalizedText[] = [];
  const asked: string[] = [];
  const settings: CallSettings = {
    baseUrl: '',
    language: () => 'es',
    firstAnswers: new Map(),
    fetch: async (address) => {
      asked.push(address as string);
      const items = [
        { _id: 'bad', ...bad },
        { _id: 'good', ...good },
      ];
      return new Response(JSON.stringify({ items, itemsCount: items.length }), { headers });
    },
  };
  return {
    strict: settings,
    tolerant: { ...settings, leftOut: (name: LocalizedText) => told.push(name) },
    told,
    asked,
  };
}

type Lists = readonly [string, object, object, (settings: CallSettings) => Promise<unknown>];

const process = [
  { title: 'Un parque', period },
  { title: 'Plan', period, amount: '5 €' },
] as const;
const article = [{ title: 'Obras' }, { tittle: 'Fiestas' }] as const;
const proposal = [
  { title: 'Bancos', data: { IDproceso: 'p' } },
  { title: 'Toldos', amount: '1.200 €' },
] as const;
const survey = { displayType: 'yesNo', isActive: true };

const lists: readonly Lists[] = [
  ['processes', ...process, (to) => contentsClient(to, zone).processes(nova, stretch)],
  ['processes of a day', ...process, (to) => contentsClient(to, zone).processesBetween(nova, today, today)],
  ['articles', ...article, (to) => contentsClient(to, zone).articles(nova, 'noticias', stretch)],
  ['proposals', ...proposal, (to) => contentsClient(to, zone).proposals(nova, noFilters, stretch)],
  [
    'surveys',
    { ...survey, title: 'S' },
    { ...survey, title: 7 },
    (to) => surveysClient(to, zone).surveys(nova),
  ],
  ['associations', { title: 'Coro' }, { subtitle: 'Coro' }, (to) => httpAssociations(to).active(nova)],
  ['articles of the index', ...article, (to) => httpIndexArticles(to).all(nova)],
  ['calls', { algo: 1, Convocatoria: 'C' }, { algo: 2 }, (to) => httpSubsidies(to).calls(nova, null)],
  [
    'grants',
    { convocatoria: 'C', importe: 1 },
    { convocatoria: 'D', importe: '1.200,50 €' },
    (to) => httpSubsidies(to).grants(nova, null),
  ],
];

describe('a list with a document that cannot be read', () => {
  it.each(lists)('is shown without that one, which is reported: %s', async (_, good, bad, read) => {
    const { tolerant, told } = council(good, bad);
    expect(JSON.stringify(await read(tolerant))).toMatch(/"right":.*/u);
    expect(told).toHaveLength(1);
    expect(told).not.toContain('good');
  });

  it.each(lists)('is refused if its gap would not be reported: %s', async (_, good, bad, read) => {
    const { strict } = council(good, bad);
    expect(await read(strict)).toMatchObject({ left: { kind: 'unreadable' } });
  });

  it('names the missing one by its title, or else by its _id', async () => {
    const { tolerant, told } = council(...article);
    await contentsClient(tolerant, zone).articles(nova, 'noticias', stretch);
    const processes = council(...process);
    await contentsClient(processes.tolerant, zone).processes(nova, stretch);
    expect([...told, ...processes.told]).toEqual(['bad', 'Plan']);
  });

  it('is asked for page by page to its end, whatever is left out of it', async () => {
    const { tolerant, asked } = council({ title: 'Coro' }, {});
    const found = await httpAssociations(tolerant).active(nova);
    expect(isLeft(found) ? [] : found.right.map(({ id }) => id)).toEqual(['good']);
    expect(asked).toHaveLength(1);
  });

  it('says so if the server has left it out itself', async () => {
    const { tolerant, told } = council({}, {}, { 'concejo-left-out': 'Coral%20y%20m%C3%BAsica,b-2' });
    await httpSubsidyLists(tolerant).grants(nova, null);
    expect(told.slice(0, 2)).toEqual(['Coral y música', 'b-2']);
  });
});

describe('a page of one document that cannot be read', () => {
  it('says so, and does not seem empty', async () => {
    const { tolerant, told } = council(...process);
    const contents = contentsClient(tolerant, zone);
    expect(await contents.process(nova, 'plan')).toMatchObject({
      left: { kind: 'unreadable', where: 'amount' },
    });
    expect(await contentPagesClient(tolerant, zone).node(nova, 'entidades', 'e')).toHaveProperty('right');
    expect(told).toEqual([]);
  });
});
