import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { realmId } from '#domain/shared/ids.ts';
import { firstViews } from './first-view.ts';

const template =
  '<!doctype html><html lang="es"><head><title>Concejo</title><!--head--></head><body><div id="root"></div><!--page-facts--></body></html>';

/** A built portal that renders as the script says; `n` counts what it has rendered. */
const drawing = (script: string) =>
  scratchFolder({
    'index.html': template,
    '.server/package.json': '{"type":"module"}',
    '.server/first-view.js': `let n = 0;\nexport const drawFirstView = async (asked) => { n += 1; ${script} };`,
  });

const neverFails = (defect: unknown) => expect.fail(String(defect));

const home = {
  realm: realmId('vilanova'),
  portal: 'participation',
  language: 'es',
  path: '/',
  search: '',
  now: Date.UTC(2026, 10, 22, 9),
  heading: null,
  isOther: false,
  answers: { '/api/a': { items: [] } },
} as const;

describe('the first view of a page', () => {
  it('is in the page, rendered from the very answers that are sent with it', async () => {
    const webFolder = drawing(
      "return `<h1>${[asked.realm, asked.language, asked.path, asked.search, Object.keys(asked.answers).length].join(' ')}</h1>`;",
    );
    const { server } = await openTestCouncil({ webFolder });
    const { body } = await server.inject('/va/noticias?locale=va&page=2');
    expect(body).toContain('<div id="root"><h1>vilanova va /va/noticias ?locale=va 3</h1></div><script');
  });

  it('is that of a home as it is first seen; of what else a home shows it is the frame', async () => {
    const { server } = await openTestCouncil({ webFolder: drawing('return `<h1>${asked.isOther}</h1>`;') });
    const drawn = async (url: string) => {
      const { body } = await server.inject(url);
      // What the browser takes over is told to it.
      expect(body.includes('"isOther":true')).toBe(body.includes('<h1>true'));
      return body.includes('<h1>false');
    };
    for (const url of ['/entradas?locale=es', '/entradas?utm_source=x', '/noticias?page=2'])
      expect([url, await drawn(url)]).toEqual([url, true]);
    for (const url of ['/entradas?page=2', '/entradas?evento=fira', '/va/reservas?instalacion=nord'])
      expect([url, await drawn(url)]).toEqual([url, false]);
    expect(await drawn('/entradas')).toBe(true);
  });

  it('is not personal: every reader of the page is shown the same', async () => {
    const { server } = await openTestCouncil({
      webFolder: drawing('return `<p>${JSON.stringify(asked)}</p>`;'),
    });
    const view = async (headers: Record<string, string>) => {
      const { body } = await server.inject({ url: '/propuestas', headers });
      return /<div id="root">(?<view>.*?)<\/div>/su.exec(body)?.groups?.['view'];
    };
    const known = { cookie: 'session=abc', authorization: 'Basic YTpi', 'user-agent': 'a browser' };
    expect(await view(known)).toBe(await view({}));
  });

  it('is left to the browser if it cannot be rendered, and the reason is logged', async () => {
    const defects: unknown[] = [];
    const viewsOf = (webFolder: string, failed: (defect: unknown) => void) => {
      const views = firstViews(webFolder, failed);
      onTestFinished(views.close);
      return views;
    };
    const failing = viewsOf(drawing("throw new Error('a screen broke');"), (defect) => defects.push(defect));
    expect(await failing.draw(home)).toBe('');
    expect(defects.map(String)).toEqual(['Error: a screen broke']);
    expect(await viewsOf(drawing('return null;'), neverFails).draw(home)).toBe('');
    expect(await viewsOf(scratchFolder({ 'index.html': template }), neverFails).draw(home)).toBe('');
  });

  it('names the languages for which the browser must render again: those that the address leaves to the browser', async () => {
    const { server } = await openTestCouncil({ webFolder: drawing('return null;') });
    const tag = async (url: string) => /<html[^>]*>/u.exec((await server.inject(url)).body)?.[0];
    expect(await tag('/')).toBe('<html lang="es" data-not-for="va ca en eu">');
    expect(await tag('/?locale=va')).toBe('<html lang="ca-ES-valencia">');
    expect(await tag('/eu/noticias')).toBe('<html lang="eu">');
    expect(await tag('/?locale=xx')).toBe('<html lang="es" data-not-for="va ca en eu">');
  });
});
