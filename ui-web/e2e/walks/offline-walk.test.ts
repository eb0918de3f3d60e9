import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakableLine } from '../broken-line.ts';
import { productToRead, type SharedProduct } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { hasAllFiles } from '../kept-files.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

let served: SharedProduct;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([productToRead(), openBrowser()]);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

/** What the browser has in a store, by its keys; asking must not create the database, which the portal does. */
const keysIn = (store: 'apiCache' | 'surveysAnswers') =>
  indexedDB.databases().then(async (all) => {
    if (!all.some(({ name }) => name === 'pwa')) return [];
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opened = indexedDB.open('pwa');
      opened.onsuccess = () => resolve(opened.result);
    });
    const listed = database.transaction(store).objectStore(store).getAllKeys();
    const keys = await new Promise<string[]>((resolve) => {
      listed.onsuccess = () => resolve(listed.result.map(String));
    });
    database.close();
    return keys;
  });

const within20s = { timeout: 20_000 };

/** Resolves once the browser has stored the page, its scripts and its answers. */
async function isKept(page: Page, path: string, answers: number): Promise<void> {
  const kept = async (address: string) => (await (await caches.open('pages')).match(address)) !== undefined;
  await expect.poll(() => page.evaluate(kept, path), within20s).toBe(true);
  const count = async () => (await page.evaluate(keysIn, 'apiCache' as const)).length;
  await expect.poll(count, within20s).toBeGreaterThanOrEqual(answers);
}

/** Resolves once the browser has stored an answer to an address that contains this text. */
const hasAnswer = (page: Page, letters: string) =>
  expect
    .poll(async () => (await page.evaluate(keysIn, 'apiCache' as const)).join(' '), within20s)
    .toContain(letters);

/** Empties the store of the browser itself, which it asks before the line. */
async function forgetFetched(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Takes the scripts with these letters out of what the browser has stored; how many there were. */
const forget = async (letters: string) => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const taken = stores.map(async (store) => {
    const scripts = (await store.keys()).filter(({ url }) => url.includes(letters) && url.endsWith('.js'));
    await Promise.all(scripts.map((one) => store.delete(one, { ignoreVary: true })));
    return scripts.length;
  });
  return (await Promise.all(taken)).reduce((all, one) => all + one, 0);
};

/** The connection is cut, both for pages and for the service worker. */
const intoTunnel = (context: BrowserContext) => context.setOffline(true);

describe('the portal on a train', () => {
  it('shows the pages that were seen, gives their time, and continues when the connection returns', async () => {
    const { page, context } = await newVisitor(browser, { width: 375, keepsPortal: true });
    await page.goto(`${served.url}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await isKept(page, '/', 6);
    await page.goto(`${served.url}/noticias`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await isKept(page, '/noticias', 7);
    const first = page.locator('main').getByRole('heading', { level: 2 }).first();
    const news = await first.innerText();

    await intoTunnel(context);
    // What the server drew is old, and is not shown as if it were not.
    expect(await (await page.reload())?.text()).toContain('<div id="root"></div>');
    await page.getByText(/^Sin conexión\. Esto es lo que viste el/u).waitFor();
    await page.locator('main').getByRole('heading', { level: 2, name: news }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    // By a link, too, without a request for a page.
    await page.goto(`${served.url}/`);
    await page.getByText(/^Sin conexión\./u).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await page.getByText(/^Sin conexión\./u).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await context.close();
  });

  it('shows the stored page if the connection breaks in the middle of the new one', async () => {
    const line = await breakableLine(served.url);
    const { page, context } = await newVisitor(browser, { width: 375, keepsPortal: true });
    await page.goto(`${line.url}/`);
    await isKept(page, '/', 6);
    // A page that the browser itself had would only be confirmed, in an answer too short to break.
    await forgetFetched(page);
    line.cutAnswering('GET / ', 8000);
    await page.reload();
    await page.getByText(/^Sin conexión\./u).waitFor();
    await page.getByRole('link', { name: 'Vota ahora' }).waitFor();
    await context.close();
    await line.end();
  });

  it('asks for a page while the worker is still starting', async () => {
    const { page, context } = await newVisitor(browser, { width: 375, keepsPortal: true });
    await page.goto(`${served.url}/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const state = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.getState());
    await expect.poll(async () => (await state()).enabled, within20s).toBe(true);
    await context.close();
  });

  it('says that a page was never stored, and offers another try', async () => {
    const { page, context } = await newVisitor(browser, {
      scheme: 'dark',
      language: 'va',
      keepsPortal: true,
    });
    await page.goto(`${served.url}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await isKept(page, '/', 6);
    await hasAllFiles(page);
    await intoTunnel(context);
    await page.goto(`${served.url}/propuestas`);
    await page
      .getByRole('alert')
      .getByText(/^No hem pogut connectar/u)
      .waitFor();
    await page.getByRole('button', { name: /Torna/u }).first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: /Torna/u }).count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('has a process, its proposals and its survey, and the answers that were not sent', async () => {
    const { page, context } = await newVisitor(browser, { width: 375, keepsPortal: true });
    const pool = '/procesos-participativos/horario-piscina';
    const proposals = '/procesos-participativos/presupuestos-participativos/propuestas';
    const survey = `${pool}/participa`;
    const card = page.locator('li article').first();
    const draft = page.getByText(/^Hemos guardado en este dispositivo/u);
    await page.goto(`${served.url}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await isKept(page, '/', 6);
    for (const path of [proposals, pool, survey]) {
      await page.goto(`${served.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await isKept(page, path, 6);
      for (const letters of [path.split('/')[2] ?? '', '/surveys?']) await hasAnswer(page, letters);
      // The title is there before any answer, and the proposals come after those of the process.
      if (path === proposals) {
        await card.waitFor();
        await hasAnswer(page, 'data.IDproceso');
      }
    }
    await page.getByRole('radio').nth(1).check({ force: true });
    await expect.poll(() => page.evaluate(keysIn, 'surveysAnswers' as const), within20s).toHaveLength(1);

    // As if the line had broken before the note below the vote came.
    await expect.poll(() => page.evaluate(forget, '/fixed-note-'), within20s).toBeGreaterThan(0);
    await intoTunnel(context);
    await forgetFetched(page);
    await page.reload();
    await page.getByText(/^Sin conexión\. Esto es lo que viste el/u).waitFor();
    await draft.waitFor();
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
    await page.goto(`${served.url}${pool}`);
    await page.getByRole('heading', { level: 1, name: 'Horario de la piscina municipal' }).waitFor();
    await page.goto(`${served.url}${proposals}`);
    await card.waitFor();

    // A survey that was never opened.
    await page.goto(`${served.url}/procesos-participativos/plan-de-barrio/participa`);
    await page.getByRole('heading', { level: 1, name: 'No hemos podido cargar la encuesta' }).waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Volver a intentarlo' }).waitFor();
    // The answers for it are stored in part; the page is not, so nothing may say that it was.
    const seen = page.getByText(/^Sin conexión\. Esto es lo que viste el/u);
    await seen.waitFor({ state: 'attached' });
    expect(await seen.isVisible()).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('can be installed as an app', async () => {
    const { page, context } = await newVisitor(browser, { keepsPortal: true });
    await page.goto(`${served.url}/`);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await context.request.get(`${served.url}${address}`)).json();
    const icon = await context.request.get(`${served.url}${manifest.icons[0].src}`);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
    const session = await context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    await context.close();
  });
});
