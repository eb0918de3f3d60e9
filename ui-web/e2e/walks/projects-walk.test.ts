import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToRead } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways } from '../visitor.ts';

const process = '/procesos-participativos/plaza-mercado-sombra';
const portal = 'https://participa.vilanova.example';

describe('the projects of a closed vote', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('are looked up by keyboard: the late ones, and one of them with its money and milestones', async () => {
    const { page, context, faults } = await newVisitor(browser, { width: 375, language: 'es' });
    await page.goto(`${served.url}${process}`);
    const table = page.getByRole('table', { name: /^Proyectos del proceso/u });
    await table.waitFor();
    expect(await table.getByRole('rowheader').count()).toBe(6);
    const filter = page.getByRole('combobox', { name: 'Estado' });
    await filter.focus();
    await filter.selectOption('works');
    await page.getByRole('status').filter({ hasText: '1 proyecto' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await table.getByRole('link', { name: /^Toldos de vela/u }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Cómo va' }).waitFor();
    const current = page.locator('[aria-current=step]');
    // The server counts by today; its samples by the day it began, which is yesterday if midnight has passed.
    expect(await current.textContent()).toMatch(/Toldos desplegados.*Lleva 1[23] días de retraso/su);
    await page.getByText('Por encima del presupuesto').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });

  /** The portal under a name of its own over https, and another site with the given body. */
  async function onTheWeb(context: BrowserContext, site: string, body: string) {
    await context.route(`${portal}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: `${served.url}${pathname}${search}` });
      await route.fulfill({ response });
    });
    await context.route(`${site}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="es"><title>Web</title><h1>Web</h1>${body}</html>`,
      }),
    );
  }

  async function codeOnPage() {
    const { page, context } = await newVisitor(browser, { language: 'va' });
    await page.goto(`${served.url}${process}`);
    await page.getByText('Inserir en la teua web').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    const code = await page.getByRole('textbox', { name: 'Codi de la targeta' }).inputValue();
    await context.close();
    return code.replace(served.url, portal);
  }

  it('have a card on the site that the town allows, with a link to the portal', async () => {
    const { page, context, faults } = await newVisitor(browser);
    await onTheWeb(context, 'https://www.vilanova.example', await codeOnPage());
    const shown = page.waitForEvent('framenavigated', (frame) => frame.url().startsWith(`${portal}/embed/`));
    await page.goto('https://www.vilanova.example/');
    await (await shown).waitForLoadState();
    // No script runs in the frame, those of a test neither: its link is reached by keyboard, as people do. The focus goes
    // from one site's process to another's: a key that is pressed too early stays in the first, so it is pressed again.
    // Not at once: every key that comes late opens one more window, and a busy machine once had no time for any of them.
    const focused = () => page.evaluate(() => document.activeElement?.localName);
    while ((await focused()) !== 'iframe') {
      await page.keyboard.press('Tab');
      await page.waitForTimeout(300);
    }
    const opened = context.waitForEvent('page');
    while (context.pages().length === 1) {
      await page.keyboard.press('Enter');
      await Promise.race([opened, page.waitForTimeout(5000)]);
    }
    const portalPage = await opened;
    await portalPage.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(portalPage.url()).pathname).toBe(`${process}/participa`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('have a card that every visitor can read, in the requested language', async () => {
    const { page, context, faults } = await newVisitor(browser, { width: 320 });
    await page.goto(`${served.url}/embed/proceso/plaza-mercado-sombra?realm=vilanova&locale=va&theme=dark`);
    await page.getByRole('heading', { name: 'Una plaça del Mercat amb més ombra' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are framed by no other site', async () => {
    const { page, context, faults } = await newVisitor(browser);
    await onTheWeb(context, 'https://elsewhere.example', await codeOnPage());
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto('https://elsewhere.example/');
    await refused;
    expect(page.frames().some((frame) => frame.url().startsWith(portal))).toBe(false);
    expect(faults.every((fault) => fault.includes('frame-ancestors'))).toBe(true);
    await context.close();
  });
});
