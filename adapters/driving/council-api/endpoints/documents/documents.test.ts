import { describe, expect, it } from 'vitest';
import { documentOffice } from '#fixtures/builders/councils/document-office.ts';

const { at, act, make, shows, article } = documentOffice();

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

  it('that names a list of the town, or the proposals of its process, can be published again', async () => {
    for (const collection of ['mailboxes', 'procesos', 'settings', 'menus', 'descriptor']) {
      const list = await at('Neus', `?collection=${collection}&state=published&limit=100`);
      const items = list.body['items'] as unknown as readonly { readonly id: string }[];
      expect(items.length).toBeGreaterThan(0);
      for (const { id } of items) {
        const { body } = await at('Neus', `${collection}/${id}/check`);
        const errors = (body['items'] as unknown as readonly { isError: boolean }[]).filter(
          ({ isError }) => isError,
        );
        expect([id, errors]).toEqual([id, []]);
      }
    }
    const form = [{ name: 'x', type: 'collection', options: 'lista-ninguna', title: { es: 'X' } }];
    const one = await make('mailboxes', 'sin-lista', { title: { es: 'X' }, form });
    expect((await at('Neus', `${one}/check`)).body['items']).toContainEqual(
      expect.objectContaining({ kind: 'noSuchList', isError: true }),
    );
  });

  it('that only staff read says so in the list', async () => {
    const forStaff = async (collection: string) => {
      const { body } = await at('Neus', `?collection=${collection}&limit=200`);
      const items = body['items'] as unknown as readonly {
        readonly id: string;
        readonly isForStaff: boolean;
      }[];
      return items.filter((one) => one.isForStaff).map(({ id }) => id);
    };
    expect((await forStaff('mailboxes')).toSorted()).toEqual(['int-averia', 'int-vacaciones']);
    expect(await forStaff('procesos')).toEqual([]);
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
