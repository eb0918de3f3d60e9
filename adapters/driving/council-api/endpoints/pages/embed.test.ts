import { describe, expect, it } from 'vitest';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const hostile = '</h1></style><script>alert(1)</script>"';

/** A town whose process could break a card, and whose settings name a site. */
const folder = (atEnd: (end: () => unknown) => void) =>
  scratchFolder(
    {
      'town.json': JSON.stringify({ realm: 'nova', name: hostile, defaultLanguage: 'es' }),
      'collections/settings.json': JSON.stringify([
        {
          _id: 's',
          name: 'participa',
          title: { va: hostile },
          languages: ['es', 'va'],
          embedSites: ['https://www.nova.example'],
        },
      ]),
      'collections/procesos.json': JSON.stringify([
        {
          _id: 'p1',
          title: hostile,
          isPublished: true,
          data: { slug: 'el parque' },
          period: { _extent: { start: '2020-01-01', end: '2099-01-01' }, dateRanges: [] },
        },
        {
          _id: 'p2',
          title: 'Borrador',
          isPublished: false,
          period: { _extent: { start: '2020-01-01', end: '2099-01-01' } },
        },
      ]),
    },
    atEnd,
  );

const ancestorsOf = (headers: Readonly<Record<string, unknown>>) =>
  /frame-ancestors (?<sites>.*)$/u.exec(String(headers['content-security-policy']))?.groups?.['sites'];

describe('the card of a process', () => {
  const shared = sharedCouncil({ 'index.html': '<html lang="es"><title>Concejo</title></html>' });
  const hostileTown = sharedCouncil(undefined, (atEnd) => ({ folders: [folder(atEnd)] }));

  it('may be framed by the sites that its town names, and by no other', async () => {
    const { server } = await shared();
    const { headers, statusCode } = await server.inject('/embed/proceso/proc-102?realm=vilanova');
    expect(statusCode).toBe(200);
    expect(ancestorsOf(headers)).toBe('https://www.vilanova.example');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('may not be framed if its town names no site, whatever another town names', async () => {
    const { server } = await shared();
    for (const url of ['/embed/proceso/benialt-27?realm=benialt', '/embed/proceso/proc-102?realm=benialt']) {
      const { headers } = await server.inject(url);
      expect(ancestorsOf(headers)).toBe("'none'");
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  it('lets no other page of the town be framed', async () => {
    const { server } = await shared();
    const urls = [
      '/',
      '/procesos-participativos/proc-102',
      '/embed/proceso',
      '/embed/proceso/a/b',
      '/api/nada',
    ];
    for (const url of urls) {
      const { headers } = await server.inject(url);
      expect([url, ancestorsOf(headers)]).toEqual([url, "'none'"]);
      expect([url, headers['x-frame-options']]).toEqual([url, 'DENY']);
    }
  });

  it('shows the state of the process and links to it in a new tab, without script', async () => {
    const { server } = await shared();
    const asked = '/embed/proceso/presupuestos-participativos?realm=vilanova&locale=va';
    const { body, headers } = await server.inject({ url: asked, headers: { host: 'vilanova.example' } });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toContain('<html lang="ca-ES-valencia">');
    expect(body).toMatch(/<h1>Pressupostos participatius/u);
    expect(body).toMatch(/Queden \d+ dies/u);
    expect(body).toContain(
      'href="http://vilanova.example/procesos-participativos/presupuestos-participativos/participa?realm=vilanova&amp;locale=va" target="_blank" rel="noopener">Votar<',
    );
    expect(body).not.toContain('<script');
    const style = /<style>(?<css>.*?)<\/style>/su.exec(body)?.groups?.['css'] ?? '';
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(body).toContain('color-scheme:light dark');
    expect((await server.inject(`${asked}&theme=dark`)).body).toContain('color-scheme:dark}');
  });

  it('cannot be broken by what a council writes', async () => {
    const { server } = await hostileTown();
    const { body, statusCode } = await server.inject('/embed/proceso/el%20parque?realm=nova');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script');
    expect(body).toContain('<h1>&lt;/h1&gt;');
    expect(body).toContain('<p class="portal" lang="ca-ES-valencia">');
  });

  it.each(['p2', 'nada', 'a,b=c', '%25'])('says that there is none: %s', async (key) => {
    const { server } = await hostileTown();
    const url = `/embed/proceso/${key}?realm=nova`;
    const headersOfFrame = { 'sec-fetch-dest': 'iframe' };
    const { body, statusCode, headers } = await server.inject({ url, headers: headersOfFrame });
    expect(statusCode).toBe(404);
    expect(body).toContain('Este proceso ya no está publicado.');
    expect(body).not.toContain('Borrador');
    expect(ancestorsOf(headers)).toBe('https://www.nova.example');
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { err: expect.any(String) }]);
  });

  it('is refused for an unknown town', async () => {
    const { server } = await shared();
    const { statusCode, headers } = await server.inject('/embed/proceso/proc-102?realm=nowhere');
    expect(statusCode).toBe(404);
    expect(ancestorsOf(headers)).toBe("'none'");
  });
});
