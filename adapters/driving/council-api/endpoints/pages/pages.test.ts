import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { withinServer } from '../../limits/within-server.ts';

const template =
  '<!doctype html><html lang="es"><head><title>Concejo</title><!--head--></head><body><div id="root"></div><!--page-facts--></body></html>';
const webFolder = () => scratchFolder({ 'index.html': template });
const hostile = '</script><script>alert(1)</script><!--page-facts--><title>"&$\'$&';

/** The facts of a page as a browser would read them: up to the first end of their element. */
function factsOf(html: string) {
  const json = /<script type="application\/json" id="page-facts">(?<json>.*?)<\/script>/su.exec(html)
    ?.groups?.['json'];
  return JSON.parse(json ?? 'null') as { realm: string; firstAnswers: Record<string, unknown> };
}

describe('a page', () => {
  it.each([
    ['/', 6],
    ['/procesos-participativos', 4],
    ['/procesos-participativos/presupuestos-participativos', 4],
    ['/noticias', 3],
    ['/estadisticas', 4],
    ['/propuestas', 8],
    ['/propuestas/p-339', 6],
    ['/solicitud/incidencias', 3],
    ['/pagina/guia', 3],
    ['/guia', 3],
  ])('at %s brings the very answers of the API', async (path, calls) => {
    const { server } = await openTestCouncil({ webFolder: webFolder() });
    const { statusCode, body } = await server.inject(path);
    expect(statusCode).toBe(200);
    const { realm, firstAnswers } = factsOf(body);
    expect(realm).toBe('vilanova');
    expect(Object.keys(firstAnswers)).toHaveLength(calls);
    for (const [address, answer] of Object.entries(firstAnswers))
      expect(answer).toEqual((await server.inject(address)).json());
  });

  it('is sent compressed, at any address', async () => {
    const { server } = await openTestCouncil({ webFolder: webFolder() });
    for (const url of ['/', '/propuestas', '/no-such-page']) {
      const { headers } = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect([url, headers['content-encoding']]).toEqual([url, 'br']);
    }
  });

  it('is its town’s, by host or by parameter', async () => {
    const { server } = await openTestCouncil({ webFolder: webFolder() });
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
    const { server } = await openTestCouncil({ webFolder: webFolder() });
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
    const { server } = await openTestCouncil({ webFolder: webFolder() });
    const { statusCode, headers } = await server.inject(
      '/va/procesos-participativos/plaza/resultados?realm=benialt',
    );
    const page = '/va/procesos-participativos/plaza/participa?realm=benialt';
    expect([statusCode, headers.location]).toEqual([307, page]);
    const plain = await server.inject('/procesos-participativos/plaza/resultados/');
    expect(plain.headers.location).toBe('/procesos-participativos/plaza/participa');
  });

  it('of a language and a town is that town’s start page', async () => {
    const { server } = await openTestCouncil({ webFolder: webFolder() });
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
    expect(body.match(/<script/gu)).toHaveLength(1);
    expect(body.match(/<\/script/gu)).toHaveLength(1);
    expect(body.match(/<title>/gu)).toHaveLength(1);
    expect(body.match(/<\/style>/gu)).toHaveLength(1);
    expect(body).toContain('<html lang="ca-ES-valencia">');
    expect(JSON.stringify(factsOf(body).firstAnswers)).toContain(JSON.stringify(hostile).slice(1, -1));
  });

  it('describes to messengers and search engines what it shows, and in which languages', async () => {
    const { server } = await openTestCouncil({ webFolder: webFolder() });
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
    expect((await server.inject({ url: '/va/noticias', headers: { host: 'localhost' } })).body).toContain(
      '<link rel="canonical" href="http://localhost/noticias?locale=va" />',
    );
  });

  it('that shows an article has one address, however it is reached', async () => {
    const { server } = await openTestCouncil({ webFolder: webFolder() });
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
    const { server } = await openTestCouncil({ webFolder: webFolder() });
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
    const { server } = await openTestCouncil({ webFolder: webFolder() });
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

  it('belongs to the front-end and the town that its host names, in any language', async () => {
    const { server } = await openTestCouncil({ webFolder: webFolder() });
    const at = async (host: string, url = '/transparencia') =>
      factsOf((await server.inject({ url, headers: { host } })).body);
    expect(await at('transparencia.benialt.es')).toMatchObject({ realm: 'benialt', portal: 'transparency' });
    expect(await at('subvencions.localhost', '/subvenciones')).toMatchObject({
      realm: 'vilanova',
      portal: 'subsidies',
    });
    const start = await server.inject({ url: '/', headers: { host: 'asociaciones.benialt.es' } });
    expect(start.headers.location).toBe('/asociaciones');
  });

  it('has the name, the manifest and the settings of its front-end', async () => {
    const { server } = await openTestCouncil({
      webFolder: webFolder(),
      old: [
        {
          realm: 'benialt',
          collection: 'settings',
          documents: [{ _id: 't', name: 'transparencia', title: 'Benialt a la vista' } as { _id: string }],
        },
      ],
    });
    const host = 'transparencia.benialt.es';
    const { body } = await server.inject({ url: '/transparencia', headers: { host } });
    expect(body).toContain('Benialt a la vista</title>');
    expect(Object.keys(factsOf(body).firstAnswers)).toContain(
      '/api/benialt/collections/settings?name=transparencia',
    );
    const manifest = (await server.inject({ url: '/manifest.webmanifest', headers: { host } })).json();
    expect(manifest).toMatchObject({
      name: 'Transparència · Benialt a la vista',
      short_name: 'Transparència',
      start_url: '/transparencia',
    });
    const asked = await server.inject('/transparencia?realm=benialt&portal=transparencia');
    expect(asked.body).toContain('href="/manifest.webmanifest?realm=benialt&amp;portal=transparency"');
  });

  it('of a front-end that is not served says so and names those that are', async () => {
    const { server } = await openTestCouncil({ webFolder: webFolder() });
    const at = (url: string, host: string) =>
      server.inject({ url, headers: { host, accept: 'text/html', 'accept-language': 'va' } });
    for (const [url, host] of [
      ['/', 'citas.benialt.es'],
      ['/noticias', 'cites.benialt.es'],
      ['/?portal=reservas&realm=benialt', 'localhost'],
      ['/?portal=nada', 'benialt.localhost'],
    ] as const) {
      const { statusCode, body } = await at(url, host);
      expect(statusCode).toBe(404);
      expect(body).toContain('<h1>Este servici no està en este web</h1><p>Benialt no oferix');
    }
    const { body } = await at('/?portal=reservas&realm=benialt', 'localhost');
    expect(body).toContain('href="/subvenciones?realm=benialt&amp;portal=subsidies"');
    const inBasque = (await at('/?portal=reservas&realm=benialt&locale=eu', 'localhost')).body;
    expect(inBasque).toContain('<html lang="eu">');
    expect(inBasque).toContain('realm=benialt&amp;locale=eu&amp;portal=subsidies');
    const there = await at('/?portal=participation', 'citas.benialt.es');
    expect(there.statusCode).toBe(200);
    expect((await server.inject('/?portal=citas')).json()).toMatchObject({ errCode: expect.anything() });
  });

  it('of an unknown host names the towns, unless the operator names the one', async () => {
    const headers = { host: 'otro.example', accept: 'text/html', 'accept-language': 'en' };
    const { server } = await openTestCouncil({ webFolder: webFolder() });
    const { statusCode, body } = await server.inject({ url: '/noticias', headers });
    expect(statusCode).toBe(404);
    expect(body).toContain('Which town are you looking for?');
    expect(body).toContain('<a href="/?realm=benialt">Benialt</a>');
    expect((await server.inject({ url: '/', headers: { host: 'otro.example' } })).statusCode).toBe(404);
    expect((await server.inject({ url: '/?realm=benialt', headers })).statusCode).toBe(200);
    const fixed = await openTestCouncil({ webFolder: webFolder(), settings: { defaultTown: 'benialt' } });
    for (const host of ['otro.example', '192.0.2.7', 'localhost']) {
      const page = await fixed.server.inject({ url: '/', headers: { host } });
      expect(factsOf(page.body).realm).toBe('benialt');
    }
  });

  it('begins a content portal at its own page, and shows it in Valencian until the reader chooses a language', async () => {
    const { server } = await openTestCouncil({ webFolder: webFolder() });
    const asked = (url: string, host = 'localhost') => server.inject({ url, headers: { host } });
    const { statusCode, headers } = await asked('/?portal=subsidies&realm=benialt');
    expect([statusCode, headers.location]).toEqual([307, '/subvenciones?portal=subsidies&realm=benialt']);
    expect((await asked('/', 'transparency.localhost')).headers.location).toBe('/transparencia');
    const langOf = async (url: string, host?: string) =>
      /<html lang="(?<lang>[^"]+)"/u.exec((await asked(url, host)).body)?.groups?.['lang'];
    expect(await langOf('/transparencia')).toBe('ca-ES-valencia');
    expect(await langOf('/transparencia?lang=es')).toBe('es');
    expect(await langOf('/noticias')).toBe('es');
    expect(await langOf('/asociaciones', 'asociaciones.benialt.localhost')).toBe('es');
  });

  it('links the style sheet and the icon that its town keeps on this server', async () => {
    const { server } = await openTestCouncil({ webFolder: webFolder() });
    expect((await server.inject('/?realm=benialt')).body).toContain(
      '<link rel="stylesheet" href="/files/benialt/estil.css" />',
    );
    expect((await server.inject('/')).body).not.toContain('rel="stylesheet"');
    const sheet = await server.inject('/files/benialt/estil.css');
    expect(sheet.headers['content-type']).toContain('text/css');
  });

  it('leaves out the settings that cannot be read', async () => {
    const folder = scratchFolder({
      'town.json': JSON.stringify({ realm: 'nova', name: 'Nova', defaultLanguage: 'es' }),
    });
    const settings = { _id: 's', name: 'participa', title: 'Nova', css: '}</style>' };
    const unreadable = { ...settings, languages: 'es', footer: { phone: 7 } };
    const old = [{ realm: 'nova', collection: 'settings', documents: [unreadable] }];
    const { server } = await openTestCouncil({ folders: [folder], old, webFolder: webFolder() });
    const { statusCode, body } = await server.inject('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Nova</title>');
    expect(body.match(/<\/style>/gu)).toHaveLength(1);
  });
});
