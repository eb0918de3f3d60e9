import type { Browser, Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { accessibilityFaults } from '../../axe.ts';
import { productToChange, type SharedProduct } from '../../served.ts';
import { settled } from '../../settled.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways } from '../../visitor.ts';

const former = 'Mesas para votar con ayuda en la biblioteca y en el mercado';
const now = 'Mesas para votar con ayuda, también por la tarde';
const one = '/api/vilanova/staff/documents/articulos/not-2141';

/** What an enemy writes into a text that somebody else will look at. */
const evil = [
  '<p>Pulsa aquí</p>',
  '<script>top.pwned = window.pwned = "script"</script>',
  '<img src="x" onerror="top.pwned = window.pwned = \'picture\'">',
  '<iframe src="/gestion"></iframe>',
  '<a href="javascript:top.pwned = window.pwned = \'link\'" target="_top">Enlace</a>',
].join('');

describe('a page that staff may edit', () => {
  let served: SharedProduct;
  let browser: Browser;
  let cookie: string;
  beforeAll(async () => {
    served = await productToChange();
    browser = await openBrowser();
    cookie = await staffCookie(served, {
      id: 'Marta',
      language: 'es',
      roles: ['publisher'],
      now: Date.now(),
    });
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${served.url}${path}`, {
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { readonly version: number; readonly address: string };
  };

  /** Shows another draft in the frame of the preview: the one that the enemy wrote. */
  async function showEvil(page: Page) {
    const list = '/api/vilanova/staff/documents/articulos';
    const title = { es: 'Enemigo' };
    await ask(list, { id: 'enemigo', body: { title, isPublished: true, body: { es: evil } } });
    const { address } = await ask(`${list}/enemigo/preview`, {});
    await page.locator('iframe').evaluate((frame, src) => frame.setAttribute('src', src), address);
  }

  async function atOffice() {
    const visitor = await newVisitor(browser);
    // The network without what the preview puts in its place: an enemy may find it.
    await visitor.context.addInitScript(() => Object.assign(window, { bareFetch: fetch.bind(window) }));
    const [name = '', value = ''] = cookie.split('=');
    await visitor.context.addCookies([{ name, value, url: served.url, httpOnly: true, sameSite: 'Strict' }]);
    await visitor.page.goto(`${served.url}/gestion`);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    return visitor;
  }

  it('has a pencil for them, which leads to the document; the preview runs with the draft and nothing else', async () => {
    const { page, faults, context } = await atOffice();
    await page.goto(`${served.url}/noticias`);
    const ofNews = page.getByRole('main').getByRole('link', { name: /^Editar «/u });
    await expect.poll(() => ofNews.count()).toBe(6);
    expect(await shiftOf(page)).toBeLessThan(0.02);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await scrollsSideways(page)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await ofNews.first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.getByRole('link', { name: former, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: former }).waitFor();
    const pencil = page.getByRole('link', { name: `Editar «${former}»` });
    await pencil.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Titular' }).first().fill(now);
    await page.getByText(/^Guardado a las/u).waitFor();

    await page.getByRole('button', { name: 'Vista previa' }).first().click();
    const frame = await previewOf(page);
    await frame.getByRole('heading', { level: 1, name: now }).waitFor();
    // The server draws the question about cookies; only the script of the page takes it away.
    await frame.getByRole('button', { name: 'Rechazar' }).waitFor({ state: 'detached' });
    await frame.getByRole('link', { name: 'Inicio' }).first().click();
    await frame.getByText('los enlaces no llevan a otra').waitFor();
    expect(await frame.evaluate(() => window.innerWidth)).toBe(375);
    await page.getByRole('button', { name: 'Ordenador' }).click();
    await expect.poll(() => frame.evaluate(() => window.innerWidth)).toBe(1280);
    // The page in the frame has landmarks of its own.
    const ofPreview = (await accessibilityFaults(page)).filter((one) => !one.startsWith('landmark-unique'));
    expect(ofPreview).toEqual([]);
    expect(faults).toEqual([]);
    await showEvil(page);
    await frame.getByText('Pulsa aquí').click();
    expect(await frame.locator('main :is(script, iframe, a[href^="javascript"])').count()).toBe(0);
    expect(await attack(frame)).toEqual({
      origin: 'null',
      cookie: '',
      parent: 'SecurityError',
      top: 'SecurityError',
      database: 'SecurityError',
      read: 'TypeError',
      written: 'TypeError',
      left: 'none',
    });
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    // The browser reports what it refused.
    faults.length = 0;
    // The session is what it was: the enemy’s call has not ended it.
    await ask('/api/vilanova/staff/me');

    await page.getByRole('button', { name: 'Cerrar' }).last().click();
    await page
      .getByRole('button', { name: /^Publicar/u })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Publicar' }).getByRole('button', { name: 'Publicar' }).click();
    await page.getByText('Publicado', { exact: true }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has none for a resident, whose device erases a page that is withdrawn when it next opens one', async () => {
    const { page, context, faults } = await newVisitor(browser, { keepsPortal: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${served.url}/pagina/not-2141`);
    await page.getByRole('heading', { level: 1, name: now }).waitFor();
    await settled(page);
    const stored = () => page.evaluate(placesOf, now);
    await expect.poll(stored, { timeout: 20_000 }).toEqual(['pages', 'answers']);
    expect(await page.locator('[data-of]').count()).toBe(0);
    expect(asked.filter((url) => url.includes('/gestion'))).toEqual([]);

    const { version } = await ask(one);
    await ask(`${one}/acts`, { act: 'withdraw', version });
    await page.goto(`${served.url}/noticias`);
    await settled(page);
    await expect.poll(stored, { timeout: 20_000 }).toEqual([]);
    expect(await page.locator('body').textContent()).not.toContain(now);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** How much the page has shifted under its reader. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

async function previewOf(page: Page): Promise<Frame> {
  const handle = await page.locator('iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('there is no preview');
  return frame;
}

/** What a script could do that a draft brought into the frame: here the test brings it. */
const attack = (frame: Frame) =>
  frame.evaluate(async () => {
    const outcome = async (deed: () => unknown): Promise<string> => {
      try {
        return String(await deed());
      } catch (fault) {
        return fault instanceof Error ? fault.name : 'refused';
      }
    };
    const bare = (window as unknown as { readonly bareFetch: typeof fetch }).bareFetch;
    const staff = `${location.origin}/api/vilanova/staff`;
    return {
      origin: self.origin,
      cookie: await outcome(() => document.cookie),
      parent: await outcome(() => window.parent.document.title),
      top: await outcome(() => {
        window.top?.location.assign('about:blank');
        return 'gone';
      }),
      database: await outcome(() => indexedDB.open('anything').readyState),
      read: await outcome(() => bare(`${staff}/me`, { credentials: 'include' })),
      written: await outcome(async () => {
        // A browser sends this one without asking; that it ended nothing is seen afterwards.
        const sent = await bare(`${staff}/sign-out`, {
          method: 'POST',
          mode: 'no-cors',
          credentials: 'include',
        });
        return sent.type;
      }),
      left: 'pwned' in window ? 'a mark' : 'none',
    };
  });

/** Where the browser has stored a text of the portal: among its pages, and among answers of the council. */
async function placesOf(text: string): Promise<readonly string[]> {
  const cache = await caches.open('pages');
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => (await cache.match(request))?.text() ?? ''),
  );
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === 'pwa')) return [];
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opened = indexedDB.open('pwa');
    opened.addEventListener('success', () => resolve(opened.result));
  });
  const answers = await new Promise<unknown>((resolve) => {
    const listed = database.transaction('apiCache').objectStore('apiCache').getAll();
    listed.addEventListener('success', () => resolve(listed.result));
  });
  database.close();
  const stored = { pages: pages.join('\n'), answers: JSON.stringify(answers) };
  return Object.entries(stored).flatMap(([name, texts]) => (texts.includes(text) ? [name] : []));
}
