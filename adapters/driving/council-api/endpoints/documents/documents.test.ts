import { describe, expect, it } from 'vitest';
import { calls } from '#adapters/wire/calls.ts';
import { knownCollections } from '#adapters/wire/documents/known-documents.ts';
import type { Role } from '#domain/office/roles.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

const tokenOf = (name: string) => `the-token-of-${name}`;
const person = (name: string, role: Role, scope = 'town') => ({
  name,
  token: tokenOf(name),
  roles: [{ role, scope }],
});
const page =
  '<!doctype html><html lang="es"><head><title>Concejo</title><!--head--></head><body><div id="root"></div><!--page-facts--></body></html>';
const council = sharedCouncil({ 'index.html': page }, (atEnd) => ({
  settings: {
    servicesFile: staffServices(
      {
        vilanova: [
          person('Marta', 'editor'),
          person('Neus', 'publisher'),
          person('Pau', 'translator'),
          person('Ona', 'publisher', 'process:proc-633'),
          person('Teo', 'treasurer'),
        ],
        benialt: [person('Joan', 'publisher')],
      },
      atEnd,
    ),
  },
}));

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, never>>;
}

const at = async (name: string | null, path: string, payload?: object): Promise<Answer> => {
  const { server } = await council();
  return (await ask(server, {
    url: path.startsWith('/')
      ? path
      : `/api/vilanova/staff/documents${/^(?:|\?.*)$/u.test(path) ? path : `/${path}`}`,
    headers: name === null ? {} : { authorization: `Bearer ${tokenOf(name)}` },
    ...(payload && { method: 'POST', payload }),
  })) as unknown as Answer;
};
const act = (name: string, path: string, version: number, deed: object) =>
  at(name, `${path}/acts`, { version, ...deed });
const make = async (collection: string, id: string, body: object) => {
  expect((await at('Marta', collection, { id, body })).status).toBe(200);
  return `${collection}/${id}`;
};
const shows = async (url: string, word = 'alcachofa') => {
  const { server } = await council();
  const { body } = await server.inject({ url });
  return body.toLowerCase().includes(word.toLowerCase());
};
const article = (title: string) => ({
  title: { es: title },
  isPublished: true,
  categories: ['noticias'],
  publishPeriod: { start: '2026-01-02' },
  data: { slug: title.toLowerCase().replaceAll(' ', '-') },
});

describe('a document in the office', () => {
  it('says which translations are older than their source, until they are written or said to be up to date', async () => {
    const one = await make('articulos', 'obras-t', { title: { es: 'Obras', va: 'Obres', en: 'Works' } });
    const draft = async (name: string, body: object) => (await at(name, `${one}/draft`, body)).body['older'];
    const changed = { changes: [{ path: 'title/es', was: 'Obras', value: 'Fin de obras' }] };
    const both = [
      ['title/va', 'Obras'],
      ['title/en', 'Obras'],
    ];
    expect(await draft('Marta', changed)).toEqual(both);
    expect((await at('Marta', one)).body['older']).toEqual(both);
    expect(await draft('Pau', { changes: [], upToDate: ['title/en', 'title/es', 'none'] })).toEqual([
      both[0],
    ]);
    const written = { changes: [{ path: 'title/va', was: 'Obres', value: 'Fi d’obres' }] };
    expect(await draft('Pau', written)).toEqual([]);
  });

  it('is written by an editor, published by a publisher and shown at once', async () => {
    const one = await make('articulos', 'obras-a', article('Obras Zarzamora'));
    expect(await shows('/contents/vilanova/collections/articulos?limit=1000', 'Zarzamora')).toBe(false);
    expect((await act('Marta', one, 1, { act: 'publish' })).body).toMatchObject({
      where: 'document.publish',
    });
    expect((await act('Marta', one, 1, { act: 'review', note: 'Lista' })).body).toMatchObject({
      state: 'inReview',
      isPublic: false,
      version: 2,
      acts: ['return', 'discard'],
    });
    expect((await act('Neus', one, 1, { act: 'publish' })).body).toMatchObject({ errCode: 175 });
    expect((await act('Neus', one, 2, { act: 'publish' })).body).toMatchObject({ state: 'published' });
    for (const url of ['/contents/vilanova/collections/articulos?limit=1000', '/rss/noticias?realm=vilanova'])
      expect(await shows(url, 'Zarzamora')).toBe(true);
    const { body } = await at('Marta', `${one}/revisions`);
    expect(body).toMatchObject({
      items: [
        { number: 2, act: 'publish', by: 'Neus', count: 0 },
        { number: 1, act: 'review', by: 'Marta', note: 'Lista' },
      ],
      steps: [{ act: 'document.make' }, { act: 'document.review' }, { act: 'document.publish' }],
    });
    expect((await at('Marta', `${one}/revisions/1`)).body['fields']).toContainEqual([
      'title/es',
      'Obras Zarzamora',
    ]);
    expect((await at('Marta', `${one}/revisions/9`)).body).toMatchObject({ errCode: 179 });
  });

  it('is out of lists, feeds and pages as soon as it is withdrawn', async () => {
    const one = await make('articulos', 'obras-b', article('Obras Alcachofa'));
    await act('Neus', one, 1, { act: 'publish' });
    const places = [
      '/contents/vilanova/collections/articulos?limit=1000',
      '/rss/noticias?realm=vilanova',
      '/sitemap.xml?realm=vilanova',
    ];
    for (const url of places) expect([url, await shows(url)]).toEqual([url, true]);
    expect((await act('Neus', one, 2, { act: 'withdraw' })).body).toMatchObject({ isPublic: false });
    for (const url of places) expect([url, await shows(url)]).toEqual([url, false]);
    expect((await act('Neus', one, 3, { act: 'republish' })).body).toMatchObject({ state: 'published' });
    expect(await shows('/rss/noticias?realm=vilanova')).toBe(true);
  });

  it('is changed by two people field by field; what both changed comes back with both texts', async () => {
    const one = await make('articulos', 'obras-c', article('Obras'));
    const change = (name: string, changes: readonly object[], field: string | null = null) =>
      at(name, `${one}/draft`, { changes, field });
    await change('Marta', [{ path: 'title/va', value: 'De Marta' }], 'title/va');
    const { body } = await change('Neus', [
      { path: 'title/va', value: 'De Neus' },
      { path: 'title/es', was: 'Obras', value: 'Las obras' },
    ]);
    expect(body).toMatchObject({
      version: 3,
      fields: [
        { path: 'title/va', value: 'De Marta' },
        { path: 'title/es', value: 'Las obras' },
      ],
      conflicts: [{ path: 'title/va', mine: 'De Neus', theirs: 'De Marta', by: 'Marta' }],
      presence: [{ by: 'Marta', field: 'title/va' }],
    });
    const polled = await at('Marta', `${one}/draft?since=3`);
    expect(polled.body).toMatchObject({ version: 3, draft: null, presence: [{ by: 'Neus' }] });
    expect((await at('Marta', `${one}/draft?since=2`)).body['draft']).toHaveLength(7);
  });

  it('is translated by a translator, who changes nothing else', async () => {
    const one = await make('articulos', 'obras-d', article('Obras'));
    const change = (path: string, value: unknown) =>
      at('Pau', `${one}/draft`, { changes: [{ path, value }] });
    expect((await change('title/va', 'Obres')).status).toBe(200);
    for (const [path, value] of [
      ['title/es', 'Otra'],
      ['isPublished', false],
      ['summary/va', 'Res'],
    ] as const)
      expect((await change(path, value)).body).toMatchObject({ errCode: 114 });
    expect((await at('Pau', 'articulos', { body: {} })).status).toBe(403);
    expect((await at('Pau', one)).body).toMatchObject({ mayChange: 'translations', acts: ['review'] });
  });

  it('with errors is not published, and the findings name its fields', async () => {
    const one = await make('articulos', 'obras-e', { ...article('Obras'), publishPeriod: { start: 'ayer' } });
    const finding = {
      kind: 'moment',
      field: 'publishPeriod/start',
      isError: true,
      particulars: { found: 'ayer' },
    };
    expect((await at('Marta', `${one}/check`)).body).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining(finding)]),
      version: 1,
    });
    const soon = { act: 'schedule', at: '2030-01-01T08:00:00Z' };
    for (const deed of [{ act: 'publish' }, soon])
      expect((await act('Neus', one, 1, deed)).body).toMatchObject({
        errCode: 176,
        faults: expect.arrayContaining([expect.objectContaining(finding)]),
      });
  });

  it('is not changed while it is scheduled, and can be taken back', async () => {
    const one = await make('articulos', 'obras-f', article('Obras'));
    expect((await act('Neus', one, 1, { act: 'schedule', at: 'mañana' })).body).toMatchObject({
      where: 'at',
    });
    const soon = { act: 'schedule', at: '2030-01-01T08:00:00Z', until: '2030-02-01' };
    expect((await act('Neus', one, 1, soon)).body).toMatchObject({
      state: 'scheduled',
      schedule: { at: '2030-01-01T08:00:00.000Z', until: '2030-01-31T23:00:00.000Z' },
    });
    const changes = [{ path: 'title/es', was: 'Obras', value: 'Otra' }];
    expect((await at('Marta', `${one}/draft`, { changes })).body).toMatchObject({
      errCode: 177,
      where: 'scheduled',
    });
    expect((await act('Neus', one, 2, { act: 'unschedule' })).body).toMatchObject({ state: 'draft' });
    expect((await act('Marta', one, 3, { act: 'discard' })).body).toMatchObject({ version: 0 });
    expect((await at('Marta', one)).body).toMatchObject({ errCode: 42 });
  });

  it('keeps its id, is of a kind that pages read, and is made once', async () => {
    const one = await make('articulos', 'obras-g', article('Obras'));
    const changes = [{ path: '_id', was: 'obras-g', value: 'otra' }];
    expect((await at('Marta', `${one}/draft`, { changes })).body).toMatchObject({ where: '_id' });
    for (const id of ['obras-g', '', 'a/b', 'x'.repeat(81)])
      expect((await at('Marta', 'articulos', { id, body: {} })).body).toMatchObject({ errCode: 178 });
    for (const collection of ['nada', '%23nada', 'constructor'])
      expect((await at('Marta', collection, { body: {} })).body).toMatchObject({ errCode: 42 });
    expect((await at('Marta', 'articulos', { body: {} })).body).toMatchObject({ version: 1 });
    const long = [{ path: 'text/es', value: 'a'.repeat(900_000) }];
    expect((await at('Marta', `${one}/draft`, { changes: long })).status).toBe(200);
    const more = [{ path: 'text/va', value: 'a'.repeat(900_000) }];
    expect((await at('Marta', `${one}/draft`, { changes: more })).body).toMatchObject({ errCode: 181 });
  });
});

describe('the preview of a document', () => {
  const opened = async (url: string) => {
    const { server } = await council();
    const { statusCode, body, headers } = await server.inject({ url, headers: { accept: 'text/html' } });
    return { statusCode, has: (word: string) => body.includes(word), headers };
  };
  const addressOf = async (path: string, payload: object = {}) =>
    String((await at('Marta', `${path}/preview`, payload)).body['address']);

  it('is the page with the draft, once, and leaves nothing behind', async () => {
    const one = await make('articulos', 'vista-a', article('Obras Membrillo'));
    const address = await addressOf(one);
    expect(address).toMatch(/^\/pagina\/obras-membrillo\?realm=vilanova&preview=[\w-]{32}$/u);
    const { statusCode, has, headers } = await opened(address);
    expect([statusCode, has('Obras Membrillo')]).toEqual([200, true]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect((await opened(address)).statusCode).toBe(404);
    expect((await opened(address.replace(/&preview=.*/u, ''))).has('Membrillo')).toBe(false);
    expect((await opened('/noticias?realm=vilanova')).has('Membrillo')).toBe(false);
    const { log } = await council();
    expect(log.join('')).not.toContain(address.split('preview=')[1]);
  });

  it('may be framed by the office alone, and runs no script without what a page without an origin needs', async () => {
    const one = await make('articulos', 'vista-b', article('Obras'));
    const policy = String((await opened(await addressOf(one))).headers['content-security-policy']).split(
      '; ',
    );
    for (const part of ["frame-ancestors 'self'", "script-src 'none'", "form-action 'none'", 'sandbox'])
      expect(policy).toContain(part);
    const usual = String((await opened('/?realm=vilanova')).headers['content-security-policy']);
    expect(usual).toContain("frame-ancestors 'none'");
    expect(usual).not.toContain('sandbox');
  });

  it('is of its town, on a path of this host, and over after five minutes', async () => {
    const one = await make('articulos', 'vista-c', article('Obras'));
    const other = (await addressOf(one)).replace('realm=vilanova', 'realm=benialt');
    expect((await opened(other)).statusCode).toBe(404);
    for (const path of ['//otro.example/', 'https://otro.example/', '/\\\\otro.example', 'noticias', '/?a=b'])
      expect((await at('Marta', `${one}/preview`, { path })).body).toMatchObject({ where: 'path' });
    expect(await addressOf(one, { path: '/noticias' })).toMatch(/^\/noticias\?/u);
    expect(await addressOf(await make('menus', 'vista', { name: 'vista' }))).toMatch(/^\/\?/u);
    expect((await opened('/?realm=vilanova&preview=nada')).statusCode).toBe(404);
    expect((await opened(`/?realm=vilanova&preview=${'x'.repeat(65)}`)).statusCode).toBe(404);
  });

  it('shows a process, a proposal and a form as they would be', async () => {
    const known = [
      ['procesos/proc-633', '/procesos-participativos/'],
      ['propuestas/p-339', '/propuestas/p-339'],
    ] as const;
    for (const [path, begin] of known) {
      const changes = [{ path: 'title/es', was: undefined, value: 'Título Granada' }];
      const { body } = await at('Marta', path);
      const fields = new Map<string, string>(body['fields']);
      const change = { ...changes[0], was: fields.get('title/es') };
      await at('Marta', `${path}/draft`, { changes: [change] });
      const address = await addressOf(path);
      expect(address.startsWith(begin)).toBe(true);
      expect([path, (await opened(address)).has('Título Granada')]).toEqual([path, true]);
      expect([path, (await opened(address)).has('Título Granada')]).toEqual([path, false]);
    }
  });
});

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
