import { describe, expect, it } from 'vitest';
import { calls } from '#adapters/wire/calls.ts';
import { knownCollections } from '#adapters/wire/documents/known-documents.ts';
import { documentOffice } from '#fixtures/builders/councils/document-office.ts';

const { council, at, act, make, article } = documentOffice();

describe('the list of documents', () => {
  it('has published ones and drafts, each with its state, and who is there', async () => {
    const one = await make('articulos', 'lista-a', article('Obras Berenjena'));
    await at('Neus', `${one}/draft?since=0`);
    const { body } = await at('Marta', '?text=berenjena%20obras');
    expect(body).toMatchObject({
      itemsCount: 1,
      items: [{ collection: 'articulos', id: 'lista-a', state: 'draft', by: 'Marta', editing: ['Neus'] }],
    });
    const process = await at('Marta', '?collection=procesos&state=published&limit=1');
    expect(process.body['items']).toHaveLength(1);
    const counts = process.body['counts'] as unknown as {
      collection: string;
      state: string;
      count: number;
    }[];
    const [known] = counts.filter(
      ({ collection, state }) => collection === 'procesos' && state === 'published',
    );
    expect(process.body['itemsCount']).toBe(known?.count);
    await act('Neus', one, 1, { act: 'publish' });
    expect((await at('Marta', '?text=berenjena')).body).toMatchObject({ items: [{ state: 'published' }] });
  });
});

describe('a document of a process', () => {
  const ofProcess = (process: string) => ({ title: { es: 'Banco' }, data: { IDproceso: process } });

  it('is that of people of the process, and no other document is', async () => {
    const own = 'propuestas/banco-a';
    expect((await at('Ona', 'propuestas', { id: 'banco-a', body: ofProcess('proc-633') })).status).toBe(200);
    expect((await at('Ona', 'propuestas', { id: 'banco-b', body: ofProcess('proc-102') })).status).toBe(403);
    expect((await at('Ona', 'articulos', { body: {} })).status).toBe(403);
    expect((await at('Ona', own)).body).toMatchObject({ mayChange: 'all' });
    expect((await at('Ona', 'articulos/obras-a')).status).not.toBe(200);
    const { body } = await at('Ona', '?limit=200');
    const items = body['items'] as unknown as { collection: string; id: string }[];
    expect(items.some(({ id }) => id === 'banco-a')).toBe(true);
    expect(items.every(({ collection, id }) => collection === 'propuestas' || id === 'proc-633')).toBe(true);
    const changes = [{ path: 'data/IDproceso', was: 'proc-633', value: 'proc-102' }];
    expect((await at('Ona', `${own}/draft`, { changes })).status).toBe(200);
    expect((await act('Ona', own, 2, { act: 'publish' })).status).toBe(403);
  });
});

describe('nobody else', () => {
  const ofOffice = calls.filter(({ topic }) => topic === 'documents');
  const fill = (path: string) =>
    path
      .replace('{realm}', 'vilanova')
      .replace('{collection}', 'articulos')
      .replace('{id}', 'obras-a')
      .replace('{number}', '1');

  it.each(ofOffice.map(({ id, method, path, body }) => [id, method, path, body?.example] as const))(
    'is answered to %s without a session, with that of another town or with a role that lacks the act',
    async (_, method, path, example) => {
      const payload = method === 'post' ? (example as object) : undefined;
      for (const name of [null, 'Joan', 'Teo'])
        expect((await at(name, fill(path), payload)).status).toBe(403);
    },
  );

  it('sees a draft, in any collection, on any public address', async () => {
    const { server } = await council();
    const rare = 'Xilofonazo';
    for (const collection of knownCollections.filter((name) => !name.startsWith('#'))) {
      const body = { ...article(rare), title: { es: rare, va: rare }, name: rare, section: rare };
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as an editor makes them
      await make(collection, `${rare}-${collection}`, body);
    }
    const opened = (url: string) => server.inject({ url });
    const addresses = [
      '/?realm=vilanova',
      '/noticias?realm=vilanova',
      `/pagina/${rare.toLowerCase()}?realm=vilanova`,
      '/procesos?realm=vilanova',
      `/procesos-participativos/${rare.toLowerCase()}?realm=vilanova`,
      '/propuestas?realm=vilanova',
      '/sitemap.xml?realm=vilanova',
      '/rss/noticias?realm=vilanova',
      '/rss/procesos?realm=vilanova',
      '/api/vilanova/catalog.jsonld',
      '/api/vilanova/calendar.ics',
      '/api/vilanova/mailboxes',
      `/api/vilanova/mailbox/${rare}-mailboxes`,
      '/vilanova/open311/v2/services.json',
      '/api/vilanova/map',
      '/manifest.webmanifest?realm=vilanova',
      '/api/regions/collections/all?region.realm=vilanova',
      ...knownCollections.flatMap((name) => [
        `/contents/vilanova/collections/${encodeURIComponent(name)}?limit=1000`,
        `/api/vilanova/collections/${encodeURIComponent(name)}/${rare}-${encodeURIComponent(name)}`,
      ]),
    ];
    const answers = await Promise.all(addresses.map(opened));
    const shown = answers.filter(({ body }) => body.includes(rare)).map(({ raw }) => raw.req.url);
    expect(shown).toEqual([]);
  });
});
