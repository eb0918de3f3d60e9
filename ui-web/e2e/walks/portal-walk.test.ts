import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToRead } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, openBrowser, strangerIn } from '../visitor.ts';

/** Presses Tab until the focus is on the element, as a resident without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    const focused = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at === null ? '' : (at.getAttribute('aria-label') ?? at.textContent ?? '');
    });
    if (focused.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${name}`);
}
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('a resident without a mouse', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('opens the menu, goes to the statistics, and chooses a year whose address can be sent', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, { width: 1280, language: 'es' });
    await page.goto(`${served.url}/noticias`);
    await title(page, 'Noticias');
    await tabTo(page, 'Participa');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.locator('header nav details').first().getByRole('link').first().isVisible()).toBe(
      false,
    );
    await page.keyboard.press('Enter');
    await tabTo(page, 'Estadísticas');
    await page.keyboard.press('Enter');
    await title(page, 'Estadísticas');
    expect(await page.title()).toBe('Estadísticas · Vilanova de la Marjal');
    const last = String(new Date().getFullYear() - 1);
    await tabTo(page, last);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Procesos que empezaron en ${last}` }).waitFor();
    expect(new URL(page.url()).search).toBe(`?year=${last}`);
    await page.goBack();
    await page.goBack();
    await title(page, 'Noticias');
    expect(faults).toEqual([]);
    leave();
  });

  it('finds the menu behind a button on a phone, and its entries behind their headings', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, {
      width: 375,
      scheme: 'dark',
      language: 'va',
    });
    await page.goto(`${served.url}/guia`);
    await title(page, 'Guia de participació');
    await tabTo(page, 'Menú');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Transparència');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menú');
    await tabTo(page, 'Les 4 fases');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Les 4 fases' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Les 4 fases');
    expect(faults).toEqual([]);
    leave();
  });

  it('reads the slides of the home page one after the other', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, { width: 1280, language: 'es' });
    await page.goto(served.url);
    const slides = page.getByRole('region', { name: 'Destacados' });
    await slides.waitFor();
    // A reader who prefers reduced motion gets slides that do not move, and may start them.
    await slides.getByRole('button', { name: 'Reanudar' }).waitFor();
    await tabTo(page, 'Siguiente');
    await page.keyboard.press('Enter');
    await slides
      .getByRole('status')
      .filter({ hasText: /^2 de 4: / })
      .waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      '/procesos-participativos/sequia-major',
    );
    // The browser’s own check of an app that can be installed.
    const session = await page.context().newCDPSession(page);
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    // On a tablet, too, the text is beside the picture and not on it.
    await page.setViewportSize({ width: 768, height: 1024 });
    const apart = await page.locator(':focus').evaluate((link) => {
      const words = link.closest('h2, h3, h4')?.parentElement;
      const right = words?.previousElementSibling?.getBoundingClientRect().right ?? Infinity;
      return right <= (words?.getBoundingClientRect().left ?? 0) + 1;
    });
    expect(apart).toBe(true);
    expect(faults).toEqual([]);
    leave();
  });

  it('writes to the council from the home page, where the form is loaded when asked for', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, { width: 375, language: 'es' });
    await page.goto(served.url);
    await page.getByRole('button', { name: 'Escribir al Ayuntamiento' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 3, name: 'Escribir al Ayuntamiento' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).not.toContain('Escribir');
    await page.getByLabel('Mensaje').fill('¿Cuándo abre la biblioteca?');
    expect(faults).toEqual([]);
    leave();
  });

  it('narrows the processes to a theme and some days, and reads that there is none', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, { width: 1280, language: 'es' });
    await page.goto(`${served.url}/procesos-participativos?start=2020-01-01`);
    await page.getByRole('combobox', { name: 'Tema' }).selectOption('cat-urbanismo');
    await page.getByRole('button', { name: 'Filtrar' }).press('Enter');
    await page.getByRole('status').filter({ hasText: '3 procesos' }).waitFor();
    expect(new URL(page.url()).search).toBe('?categories=cat-urbanismo&start=2020-01-01');
    await page.goto(`${served.url}/procesos-participativos?end=2001-01-01`);
    await page.getByRole('heading', { name: 'No se encontraron resultados' }).waitFor();
    await page.goto(`${served.url}/procesos-participativos?start=2026-01-02&end=2026-01-01`);
    await page.getByText('El día «Hasta» es anterior al día «Desde».').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    leave();
  });

  it('finds another town by its settings: its fonts, no credit, no slides', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, { width: 1280, language: 'va' });
    await page.goto(`${served.url}/?realm=benialt`);
    await page.locator('footer').waitFor();
    expect(await page.locator('footer').innerText()).not.toContain('Concejo');
    expect(await page.getByRole('region', { name: 'Destacats' }).count()).toBe(0);
    const letters = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
    expect(letters).toContain('Georgia');
    expect(faults).toEqual([]);
    leave();
  });

  it('reads that a page is not published, and where to go on', async () => {
    const { page, leave } = await strangerIn(browser, served.url, { width: 375, language: 'es' });
    const answer = await page.goto(`${served.url}/pagina/modificacio-plantilla`);
    expect(answer?.status()).toBe(404);
    await title(page, 'Esta página no existe');
    await page.getByRole('link', { name: 'Ir al inicio' }).press('Enter');
    await title(page, /Presupuestos/u);
    leave();
  });
});
