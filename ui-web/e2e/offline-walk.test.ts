import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serveProduct } from './served.ts';
import { accessibilityFaults, newVisitor, openBrowser } from './visitor.ts';

let served: Served;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([serveProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await served.end();
});

/** How many answers the browser keeps; asking must not make the database, which the portal does. */
const answersKept = () =>
  indexedDB.databases().then(async (all) => {
    if (!all.some(({ name }) => name === 'pwa')) return 0;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opened = indexedDB.open('pwa');
      opened.onsuccess = () => resolve(opened.result);
    });
    const counted = database.transaction('apiCache').objectStore('apiCache').count();
    const count = await new Promise<number>((resolve) => {
      counted.onsuccess = () => resolve(counted.result);
    });
    database.close();
    return count;
  });

/** Resolves once the page, its scripts and its answers are with the browser. */
async function isKept(page: Page, path: string, answers: number): Promise<void> {
  const kept = async (address: string) => (await (await caches.open('pages')).match(address)) !== undefined;
  await expect.poll(() => page.evaluate(kept, path), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => page.evaluate(answersKept), { timeout: 20_000 }).toBeGreaterThanOrEqual(answers);
}

/** A train goes into a tunnel: there is no line, neither for pages nor for what stands between them and the network. */
const intoTunnel = (context: BrowserContext) => context.setOffline(true);

describe('the portal on a train', () => {
  it('shows the pages that were seen, says of when they are, and goes on when the line is back', async () => {
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
    await page.reload();
    await page.getByText(/^Sin conexión\. Esto es lo que viste el/u).waitFor();
    await page.locator('main').getByRole('heading', { level: 2, name: news }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    // By a link, too, without asking for a page at all.
    await page.goto(`${served.url}/`);
    await page.getByText(/^Sin conexión\./u).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await page.getByText(/^Sin conexión\./u).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await context.close();
  });

  it('says so where a page was never seen, and offers another try', async () => {
    const { page, context } = await newVisitor(browser, {
      scheme: 'dark',
      language: 'va',
      keepsPortal: true,
    });
    await page.goto(`${served.url}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await isKept(page, '/', 6);
    await intoTunnel(context);
    await page.goto(`${served.url}/propuestas`);
    await page.getByRole('button', { name: /Torna/u }).first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  it('can be kept as an app', async () => {
    const { page, context } = await newVisitor(browser, { keepsPortal: true });
    await page.goto(`${served.url}/`);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await context.request.get(`${served.url}${address}`)).json();
    const icon = await context.request.get(`${served.url}${manifest.icons[0].src}`);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
    const session = await context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    await context.close();
  });
});
