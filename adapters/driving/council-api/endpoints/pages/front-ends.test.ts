import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { factsOf, webFiles, webFolder } from '#fixtures/builders/councils/built-pages.ts';

describe('a page', () => {
  const shared = sharedCouncil(webFiles);

  it('belongs to the front-end and the town that its host names, in any language', async () => {
    const { server } = await shared();
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
          documents: [
            { _id: 'ajustes-transparencia', name: 'transparencia', title: 'Benialt a la vista' } as {
              _id: string;
            },
          ],
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

  it('has its list of events, venues or activities in its own language, and one of them alone has no list', async () => {
    const { server } = await shared();
    const answersOf = async (url: string) => factsOf((await server.inject({ url })).body).firstAnswers;
    for (const [home, list, id] of [
      ['/entradas', '/api/vilanova/tickets/events', 'la-sequera-i-el-mar'],
      ['/reservas', '/api/vilanova/reservations/venues', 'polideportivo-nord'],
      ['/inscripciones', '/api/vilanova/registrations/activities', null],
    ] as const) {
      const query = '?realm=vilanova&locale=va';
      const [whole, answers] = [(await server.inject(list)).json(), await answersOf(`${home}${query}`)];
      expect(Object.keys(answers).filter((address) => address.startsWith(list))).toEqual([`${list}?lang=va`]);
      const rows = whole.items.map((row: { title: { va: string } }) => ({ title: { va: row.title.va } }));
      expect(answers[`${list}?lang=va`]).toMatchObject({ items: rows });
      expect(JSON.stringify(answers[`${list}?lang=va`])).not.toContain('"es":');
      const one = id ?? whole.items[0].id;
      const page = await server.inject({ url: `${home}/${one}${query}` });
      const title = whole.items.find((row: { id: string }) => row.id === one).title.va;
      expect(page.body.split('</title>')[0]).toContain(title);
      expect(Object.keys(factsOf(page.body).firstAnswers).some((address) => address.startsWith(list))).toBe(
        false,
      );
      expect((await server.inject(`${list}?lang=xx`)).statusCode).toBe(400);
    }
  });

  it('of a front-end that is not served says so and names those that are', async () => {
    const { server } = await shared();
    const at = (url: string, host: string) =>
      server.inject({ url, headers: { host, accept: 'text/html', 'accept-language': 'va' } });
    for (const [url, host] of [
      ['/?portal=casino&realm=benialt', 'localhost'],
      ['/?portal=nada', 'benialt.localhost'],
    ] as const) {
      const { statusCode, body } = await at(url, host);
      expect(statusCode).toBe(404);
      expect(body).toContain('<h1>Este servici no està en este web</h1><p>Benialt no oferix');
    }
    const { body } = await at('/?portal=casino&realm=benialt', 'localhost');
    expect(body).toContain('href="/subvenciones?realm=benialt&amp;portal=subsidies"');
    const inBasque = (await at('/?portal=casino&realm=benialt&locale=eu', 'localhost')).body;
    expect(inBasque).toContain('<html lang="eu">');
    expect(inBasque).toContain('realm=benialt&amp;locale=eu&amp;portal=subsidies');
    expect(body).not.toContain('intranet');
    expect((await server.inject('/?portal=casino')).json()).toMatchObject({
      errCode: expect.anything(),
    });
  });

  it('of the people of staff leads to the office, which asks for their session', async () => {
    const { server } = await shared();
    for (const [url, host, to] of [
      ['/', 'intranet.benialt.es', '/gestion/intranet'],
      ['/noticias', 'intranet.benialt.es', '/gestion/intranet'],
      ['/intranet?realm=benialt', 'localhost', '/gestion/intranet?realm=benialt'],
      ['/?realm=benialt&portal=intranet', 'localhost', '/gestion/intranet?realm=benialt&portal=intranet'],
    ] as const) {
      const { statusCode, headers } = await server.inject({ url, headers: { host, accept: 'text/html' } });
      expect([url, statusCode, headers['location']]).toEqual([url, 307, to]);
    }
  });

  it('of an unknown host names the towns, unless the operator names the one', async () => {
    const headers = { host: 'otro.example', accept: 'text/html', 'accept-language': 'en' };
    const { server } = await shared();
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
    const { server } = await shared();
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
    const { server } = await shared();
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
