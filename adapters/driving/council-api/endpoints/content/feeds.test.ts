import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

/** A town whose news could break a feed. */
const folder = (atEnd?: (end: () => unknown) => void) =>
  scratchFolder(
    {
      'town.json': JSON.stringify({ realm: 'nova', name: 'Nova', defaultLanguage: 'es' }),
      'collections/settings.json': JSON.stringify([
        { _id: 's', name: 'participa', title: 'Nova', languages: ['es', 'va'], menuID: 'm' },
      ]),
      'collections/menus.json': JSON.stringify([
        { _id: 'm', children: [{ title: { es: 'Noticias', va: 'Notícies' }, uri: '/noticias' }] },
      ]),
      'collections/articulos.json': JSON.stringify([
        {
          _id: 'a1',
          title: { es: 'Obras <b>& ruido</b>\u0000', va: 'Obres' },
          lead: '<p>Calle «Mayor»</p>',
          categories: ['noticias'],
          isPublished: true,
          publishPeriod: { start: '2026-05-03' },
          data: { slug: 'obras y ruido' },
        },
        { _id: 'a2', title: 'Borrador', categories: ['noticias'], isPublished: false },
        { _id: 'a3', title: 'Aviso legal', isPublished: true },
      ]),
      'collections/propuestas.json': JSON.stringify([
        { _id: 't1', title: 'Bancos' },
        {
          _id: 't2',
          title: 'Borrador',
          isPublished: false,
          delivery: { status: 'works', milestones: [{ title: 'Oculto', reached: '2026-04-15' }] },
        },
        {
          _id: 't4',
          title: { es: 'Toldos', va: 'Tendals' },
          delivery: {
            status: 'works',
            note: 'En <marcha>',
            milestones: [
              { _id: 'firma', title: 'Firma & sello', reached: '2026-04-15' },
              { _id: 'final', title: 'Final', planned: '2026-04-20' },
            ],
          },
        },
      ]),
      'collections/procesos.json': JSON.stringify([
        {
          _id: 'p1',
          title: 'Un parque',
          isPublished: true,
          period: { _extent: { start: '2026-04-01', end: '2026-05-01' } },
        },
      ]),
      'collections/entidades.json': JSON.stringify([
        { _id: 'e1', title: 'Club de ajedrez', data: { slug: 'ajedrez' } },
        { _id: 'e2', title: 'Borrador', isPublished: false },
      ]),
    },
    atEnd,
  );

/** Documents that no page can read, from the time before documents were checked. */
const old = [
  {
    realm: 'nova',
    collection: 'articulos',
    documents: [{ _id: 'a4', categories: ['noticias'], isPublished: true }],
  },
  { realm: 'nova', collection: 'propuestas', documents: [{ _id: 't3' }] },
  {
    realm: 'nova',
    collection: 'procesos',
    documents: [{ _id: 'p2', title: 'Sin fechas', isPublished: true }],
  },
];

const shared = sharedCouncil(undefined, (atEnd) => ({ folders: [folder(atEnd)], old }));

async function asked(url: string) {
  const { server } = await shared();
  const { statusCode, body, headers } = await server.inject({ url, headers: { host: 'nova.example' } });
  return { statusCode, body, type: headers['content-type'] };
}

describe('the feed of news', () => {
  it('has what is published, in words that cannot break it', async () => {
    const { body, type } = await asked('/rss/noticias');
    expect(type).toBe('application/rss+xml; charset=utf-8');
    expect(body.match(/<item>/gu)).toHaveLength(1);
    expect(body).toContain('<title>Obras &lt;b&gt;&amp; ruido&lt;/b&gt;</title>');
    expect(body).toContain('<description>Calle «Mayor»</description>');
    expect(body).toContain('<link>http://nova.example/pagina/obras%20y%20ruido</link>');
    expect(body).toContain('<pubDate>Sun, 03 May 2026 00:00:00 GMT</pubDate>');
  });

  it('is in the language asked for', async () => {
    const { body } = await asked('/rss/noticias?realm=nova&locale=va');
    expect(body).toContain('<title>Notícies · Nova</title>');
    expect(body).toContain('<title>Obres</title>');
    expect(body).toContain('<language>ca-ES-valencia</language>');
    expect(body).toContain('http://nova.example/noticias?realm=nova&amp;locale=va');
    expect((await asked('/rss/noticias?locale=eu')).body).toContain('<language>es</language>');
  });

  it('is refused for an unknown town', async () => {
    for (const url of ['/rss/noticias', '/rss/procesos', '/sitemap.xml'])
      expect((await asked(`${url}?realm=nowhere`)).statusCode).toBe(404);
  });
});

describe('the feed of processes', () => {
  it('leaves out what cannot be read', async () => {
    const { body } = await asked('/rss/procesos');
    expect(body.match(/<link>[^<]*procesos-participativos\/p/gu)).toHaveLength(1);
    expect(body).toContain('<link>http://nova.example/procesos-participativos/p1</link>');
  });
});

describe('a process that is announced', () => {
  it('is in the feed without a day of publication, until its first day has come', async () => {
    const { server, setTime } = await openTestCouncil({ folders: [folder()], old });
    const read = async () => (await server.inject('/rss/procesos?realm=nova')).body;
    expect(await read()).toContain('<pubDate>Wed, 01 Apr 2026 00:00:00 GMT</pubDate>');
    setTime(Date.parse('2026-03-31T20:00:00Z'));
    const before = await read();
    expect(before).toContain('/procesos-participativos/p1?realm=nova</link>');
    expect(before).not.toContain('<pubDate>Wed, 01 Apr 2026');
    setTime(Date.parse('2026-03-31T23:00:00Z'));
    expect(await read()).toContain('<pubDate>Wed, 01 Apr 2026 00:00:00 GMT</pubDate>');
  });
});

describe('the milestones in the feed of processes', () => {
  it('are those that were reached, the latest first, each with an address of its own', async () => {
    const { body } = await asked('/rss/procesos?realm=nova&locale=va');
    expect([...body.matchAll(/<item><title>([^<]*)/gu)].map(([, title]) => title)).toEqual([
      'Firma &amp; sello · Tendals',
      'Un parque',
    ]);
    expect(body).toContain('/propuestas/t4?realm=nova&amp;locale=va#hito-firma</guid>');
    expect(body).toContain('<pubDate>Wed, 15 Apr 2026 00:00:00 GMT</pubDate>');
  });
});

describe('the map of the site', () => {
  it('has every public page once, with its languages', async () => {
    const { body } = await asked('/sitemap.xml');
    const pages = [...body.matchAll(/<loc>http:\/\/nova\.example(?<path>[^<]*)<\/loc>/gu)];
    expect(pages.map(({ groups }) => groups?.['path'])).toEqual([
      '/',
      '/transparencia',
      '/subvenciones',
      '/asociaciones',
      '/bonos',
      '/reservas',
      '/entradas',
      '/comercios',
      '/inscripciones',
      '/citas',
      '/noticias',
      '/procesos-participativos',
      '/propuestas',
      '/estadisticas',
      '/presupuesto',
      '/procesos-participativos/p1',
      '/propuestas/t1',
      '/propuestas/t4',
      '/pagina/obras%20y%20ruido',
      '/pagina/a3',
      '/entidades/ajedrez',
      '/api/nova/catalog.jsonld',
    ]);
    expect(body.match(/hreflang="ca-ES-valencia"/gu)).toHaveLength(21);
  });

  it('is named to robots, which are kept from the calls', async () => {
    const { body, type } = await asked('/robots.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Sitemap: http://nova.example/sitemap.xml');
    expect(body).toContain('Disallow: /api/');
  });
});
