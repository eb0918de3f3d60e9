import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { withinServer } from '../../limits/within-server.ts';
import { factsOf, webFiles, webFolder } from '#fixtures/builders/councils/built-pages.ts';

const hostile = '</script><script>alert(1)</script><!--page-facts--><title>"&$\'$&';

/** What a page says of itself by schema.org, as a program would read it. */
function saidOf(html: string) {
  const json = /<script type="application\/ld\+json">(?<json>.*?)<\/script>/su.exec(html)?.groups?.['json'];
  return JSON.parse(json ?? 'null') as Readonly<Record<string, unknown>> | null;
}

describe('a page', () => {
  const shared = sharedCouncil(webFiles);

  it.each([
    ['/', 6],
    ['/procesos-participativos', 4],
    ['/procesos-participativos/presupuestos-participativos', 4],
    ['/noticias', 3],
    ['/estadisticas', 4],
    ['/estadisticas/2026', 3],
    ['/propuestas', 8],
    ['/propuestas/p-339', 6],
    ['/solicitud/incidencias', 3],
    ['/pagina/guia', 3],
    ['/guia', 3],
  ])('at %s brings the very answers of the API', async (path, calls) => {
    const { server } = await shared();
    const { statusCode, body } = await server.inject(path);
    expect(statusCode).toBe(200);
    const { realm, firstAnswers } = factsOf(body);
    expect(realm).toBe('vilanova');
    expect(Object.keys(firstAnswers)).toHaveLength(calls);
    for (const [address, answer] of Object.entries(firstAnswers))
      expect(answer).toEqual((await server.inject(address)).json());
  });

  it('is sent compressed, at any address', async () => {
    const { server } = await shared();
    for (const url of ['/', '/propuestas', '/no-such-page']) {
      const { headers } = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect([url, headers['content-encoding']]).toEqual([url, 'br']);
    }
  });

  it('is its town’s, by host or by parameter', async () => {
    const { server } = await shared();
    const townOf = async (url: string, host = 'localhost') =>
      factsOf((await server.inject({ url, headers: { host } })).body).realm;
    expect(await townOf('/', 'benialt.localhost:4310')).toBe('benialt');
    expect(await townOf('/', 'PARTICIPA.BENIALT.EXAMPLE')).toBe('benialt');
    expect(await townOf('/?realm=benialt')).toBe('benialt');
    expect(await townOf('/?realm=benialt', 'vilanova.localhost')).toBe('vilanova');
    expect(await townOf('/', 'constructor')).toBe('vilanova');
    const nowhere = await server.inject('/?realm=nowhere');
    expect([nowhere.statusCode, nowhere.json()]).toMatchObject([404, { errCode: 40 }]);
  });

  it('says in the reader’s language that there is no such town, and links to the start page', async () => {
    const { server } = await shared();
    const read = async (language: string, path = '/') => {
      const headers = { accept: 'text/html,*/*', 'accept-language': language };
      const { statusCode, body } = await server.inject({ url: `${path}?realm=%22%3E%3Cb%3E`, headers });
      expect(statusCode).toBe(404);
      expect(body).toContain('<a href="/">');
      expect(body).not.toContain('<b>');
      return /lang="(?<tag>[^"]+)".*<h1>(?<title>[^<]+)/su.exec(body)?.slice(1);
    };
    expect(await read('fr, eu;q=0.8')).toEqual(['eu', 'Ez da udalerria zehaztu']);
    expect(await read('ca-ES-valencia,es')).toEqual(['ca-ES-valencia', 'No s’ha definit el municipi']);
    expect(await read('')).toEqual(['es', 'No se ha definido el municipio']);
    const ofForm = 'No se ha definido el municipio de la solicitud.';
    expect(await read('', '/va/solicitud/incidencias')).toEqual(['es', ofForm]);
  });

  it('leads from the address of a comparison, cut short, to the page of the results', async () => {
    const { server } = await shared();
    const { statusCode, headers } = await server.inject(
      '/va/procesos-participativos/plaza/resultados?realm=benialt',
    );
    const page = '/va/procesos-participativos/plaza/participa?realm=benialt';
    expect([statusCode, headers.location]).toEqual([307, page]);
    const plain = await server.inject('/procesos-participativos/plaza/resultados/');
    expect(plain.headers.location).toBe('/procesos-participativos/plaza/participa');
  });

  it('of a language and a town is that town’s start page', async () => {
    const { server } = await shared();
    const named = await server.inject('/va/benialt');
    expect([named.statusCode, named.headers.location]).toEqual([307, '/?realm=benialt&locale=va']);
    for (const path of ['/va/nowhere', '/va/benialt/x', '/benialt'])
      expect([path, (await server.inject(path)).statusCode]).toEqual([path, 404]);
  });

  it('cannot be broken by what a council calls itself', async () => {
    const folder = scratchFolder({
      'town.json': JSON.stringify({ realm: 'nova', name: hostile, defaultLanguage: 'va' }),
    });
    const named = { _id: 's', name: 'participa', title: hostile, defaultLanguage: 'va' };
    const settings = { ...named, primaryColor: 'red;}</style>' };
    const old = [{ realm: 'nova', collection: 'settings', documents: [settings] }];
    const { server } = await openTestCouncil({ folders: [folder], old, webFolder: webFolder() });
    const { body } = await server.inject('/');
    // Its answers, and what it says of itself to programs.
    expect(body.match(/<script/gu)).toHaveLength(2);
    expect(body.match(/<\/script/gu)).toHaveLength(2);
    expect(saidOf(body)).toMatchObject({ '@type': 'WebSite', publisher: { name: hostile } });
    expect(body.match(/<title>/gu)).toHaveLength(1);
    expect(body.match(/<\/style>/gu)).toHaveLength(1);
    expect(body).toContain('<html lang="ca-ES-valencia">');
    expect(JSON.stringify(factsOf(body).firstAnswers)).toContain(JSON.stringify(hostile).slice(1, -1));
  });

  it('begins with the title and the lead of its list, or of the pocket, in the language of the page', async () => {
    const { server } = await shared();
    const headingAt = async (url: string) => factsOf((await server.inject(url)).body).heading;
    expect(await headingAt('/propuestas')).toEqual({
      title: { text: 'Propuestas', lang: null },
      lead: { text: 'Lo que vecinas y vecinos han pedido, y en qué punto está cada propuesta.', lang: null },
    });
    expect(await headingAt('/bolsillo/avisos?locale=va')).toMatchObject({
      title: { text: 'La meua butxaca' },
      lead: { text: expect.stringMatching(/^Les teues cites/u) },
    });
    expect(await headingAt('/solicitudes')).toMatchObject({
      title: { text: 'Mis solicitudes' },
      lead: { text: '' },
    });
    for (const url of ['/', '/citas', '/bolsillo/nada']) expect(await headingAt(url)).toBeUndefined();
  });

  it('describes to messengers and search engines what it shows, and in which languages', async () => {
    const { server } = await shared();
    const url = '/procesos-participativos/presupuestos-participativos/participa?locale=va&utm=1';
    const { body } = await server.inject({ url, headers: { host: 'participa.vilanova.example' } });
    const page =
      'http://participa.vilanova.example/procesos-participativos/presupuestos-participativos/participa';
    expect(body).toContain('<html lang="ca-ES-valencia">');
    expect(body).toMatch(/<title>[^<]+ · Vilanova de la Marjal<\/title>/u);
    expect(body).toMatch(/<meta name="description" content="[^"]{20,200}" \/>/u);
    expect(body).toContain(`<link rel="canonical" href="${page}?locale=va" />`);
    expect(body).toContain(`<link rel="alternate" hreflang="es" href="${page}" />`);
    expect(body).toContain(`<link rel="alternate" hreflang="eu" href="${page}?locale=eu" />`);
    expect(body).toMatch(
      /<meta property="og:image" content="http:\/\/participa\.vilanova\.example\/files\/[^"]+" \/>/u,
    );
    expect(body).toContain('<meta property="og:locale" content="ca_ES_valencia" />');
    expect(saidOf(body)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      url: `${page}?locale=va`,
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
      organizer: { '@type': 'GovernmentOrganization', name: 'Vilanova de la Marjal' },
      subEvent: expect.arrayContaining([expect.objectContaining({ '@type': 'Event' })]),
    });
    expect(body).toContain('type="application/ld+json" href="http://participa.vilanova.example/api/');
    const [news] = (
      await server.inject('/api/vilanova/collections/articulos?categories=noticias&limit=1')
    ).json<{ items: readonly { _id: string }[] }>().items;
    const article = (await server.inject(`/pagina/${news?._id ?? ''}`)).body;
    expect(saidOf(article)).toMatchObject({
      '@type': 'NewsArticle',
      headline: expect.any(String),
      datePublished: expect.any(String),
    });
    expect(saidOf((await server.inject('/estadisticas')).body)).toBeNull();
    expect((await server.inject({ url: '/va/noticias', headers: { host: 'localhost' } })).body).toContain(
      '<link rel="canonical" href="http://localhost/noticias?locale=va" />',
    );
  });

  it('that shows an article has one address, however it is reached', async () => {
    const { server } = await shared();
    const canonicalOf = async (url: string) => {
      const { body } = await server.inject({ url, headers: { host: 'participa.vilanova.example' } });
      return /<link rel="canonical" href="http:\/\/participa\.vilanova\.example(?<path>[^"]*)"/u.exec(body)
        ?.groups?.['path'];
    };
    for (const url of ['/guia', '/pagina/guia', '/pagina/art-guia'])
      expect(await canonicalOf(url)).toBe('/guia');
    for (const url of ['/pagina/aviso-legal', '/pagina/art-aviso-legal'])
      expect(await canonicalOf(url)).toBe('/pagina/aviso-legal');
    const { body } = await server.inject({
      url: '/sitemap.xml',
      headers: { host: 'participa.vilanova.example' },
    });
    expect(body.match(/<loc>[^<]*\/guia(?:\?[^<]*)?<\/loc>/gu)).toHaveLength(1);
    expect(body).not.toContain('/pagina/guia');
  });

  it('that shows nothing, or nothing published, is not found, and says so to robots', async () => {
    const { server } = await shared();
    for (const url of [
      '/nada',
      '/procesos-participativos/otro',
      '/pagina/otra',
      '/pagina/modificacio-plantilla',
    ]) {
      const { statusCode, body } = await server.inject(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).toContain('<meta name="robots" content="noindex" />');
      expect(body).not.toContain('canonical');
    }
  });

  it('at an address that is no valid encoding is the town’s page that says so; a call is refused', async () => {
    const { server, log } = await openTestCouncil({ webFolder: webFolder() });
    for (const url of [
      '/%zz',
      '/procesos-participativos/%E0%A4%A',
      '/entidades/%E0%A4%A?lang=va',
      '/%',
      '//evil.example/%2e%2e',
    ]) {
      const { statusCode, headers, body } = await server.inject(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
      expect(body).toContain('<meta name="robots" content="noindex" />');
    }
    for (const url of ['/api/%E0%A4%A', '/api/vilanova/collections/procesos/%E0%A4%A', '/files/%E0%A4%A'])
      expect([url, (await server.inject(url)).statusCode]).toEqual([url, 400]);
    expect(log).toEqual([]);
  });

  it('brings its answers to any number of readers in a minute: they are not counted as calls', async () => {
    const { server } = await shared();
    // What 600 readers ask within the server; others may ask 3,000 times.
    for (let n = 0; n < 3600; n += 1) {
      await server.inject({ url: '/api/nowhere/settings', remoteAddress: withinServer });
    }
    expect(Object.keys(factsOf((await server.inject('/')).body).firstAnswers)).toHaveLength(6);
  }, 60_000);

  it('does not exist if the web was not built', async () => {
    const { server } = await openTestCouncil();
    for (const url of ['/', '/noticias'])
      expect((await server.inject(url)).json()).toMatchObject({ errCode: 43 });
  });
});
