import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { councilTablesContract } from '#contract-tests/ports/browser/council-tables.ts';
import { subsidyRegisterContract } from '#contract-tests/ports/server/subsidy-register.ts';
import { tableAddresses } from '#adapters/wire/tables/table-addresses.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import type { CallSettings } from './council-call.ts';
import { httpAssociations, httpIndexArticles, httpSubsidies } from './http-tables.ts';

const client = (baseUrl: string): CallSettings => ({
  baseUrl,
  language: () => 'es',
  firstAnswers: new Map(),
});
const town = realmId('vilanova');

councilTablesContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return {
    articles: httpIndexArticles(client(council.url)),
    associations: httpAssociations(client(council.url)),
    close: council.stop,
  };
});

subsidyRegisterContract('a council over HTTP', async () => {
  const council = await startCouncil();
  return { register: httpSubsidies(client(council.url)), close: council.stop };
});

describe('the tables of a council over HTTP', () => {
  afterEach(() => nock.cleanAll());

  it('begin with the calls of the specification, and ask for revisions too', () => {
    expect(tableAddresses.indexArticles(town, 0)).toBe(
      '/api/vilanova/collections/articulos?fields=title,ita,meta,isPublished,data,revisions&ita&limit=1000',
    );
    expect(tableAddresses.associations(town, 0)).toContain(
      '?limit=10000&estado=Activa&sort=title&fields=headerImage,',
    );
  });

  it('continue if there is more than one answer contains, and end when no more comes', async () => {
    const article = (id: string) => ({ _id: id, title: id, ita: '1' });
    nock('http://council.example')
      .get(tableAddresses.indexArticles(town, 0))
      .reply(200, { items: [article('a'), article('b')], itemsCount: 4 })
      .get(tableAddresses.indexArticles(town, 2))
      .reply(200, { items: [article('c')], itemsCount: 4 })
      .get(tableAddresses.indexArticles(town, 3))
      .reply(200, { items: [], itemsCount: 4 });
    const all = await httpIndexArticles(client('http://council.example')).all(town);
    expect(all).toMatchObject(right([{ id: 'a' }, { id: 'b' }, { id: 'c' }]));
  });

  it('say that a council does not answer, or answers something else', async () => {
    const away = client('http://127.0.0.1:1');
    expect(await httpAssociations(away).active(town)).toEqual(left({ kind: 'unreachable' }));
    nock('http://council.example').get(tableAddresses.grants(town, 0)).reply(503, '');
    nock('http://council.example')
      .get(tableAddresses.subsidyCalls(town, 0))
      .reply(200, [{ algo: 1 }]);
    const subsidies = httpSubsidies(client('http://council.example'));
    expect(await subsidies.grants(town, null)).toEqual(left({ kind: 'serverFailed', status: 503 }));
    expect(await subsidies.calls(town, null)).toMatchObject(left({ kind: 'unreadable' }));
  });

  it('leave out associations of a council that were not asked for', async () => {
    const items = [
      { _id: '1', title: 'A', estado: 'Baja' },
      { _id: '2', title: 'B' },
    ];
    nock('http://council.example').get(tableAddresses.associations(town, 0)).reply(200, items);
    expect(await httpAssociations(client('http://council.example')).active(town)).toMatchObject(
      right([{ id: '2' }]),
    );
  });
});
