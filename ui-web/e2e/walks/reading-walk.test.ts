import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToRead } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways } from '../visitor.ts';

describe('reading with larger letters', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('is chosen at the foot of every page, stays, and no page scrolls sideways at 320 pixels', async () => {
    const { page, faults } = await newVisitor(browser, { width: 320 });
    await page.goto(served.url);
    const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
    const before = await size();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Tamaño de letra' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tamaño de letra' });
    await dialog.getByRole('radio', { name: 'La más grande' }).check({ force: true });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await size()).toBeCloseTo(before * 1.5, 0);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Tamaño de letra');
    const tooWide: string[] = [];
    for (const path of [
      '/',
      '/procesos-participativos',
      '/procesos-participativos/presupuestos-participativos/participa',
      '/solicitud/incidencias',
      '/solicitud/enseres',
      '/solicitudes',
      '/perfil',
      '/propuestas',
    ]) {
      await page.goto(`${served.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await size(), path).toBeCloseTo(before * 1.5, 0);
      if (await scrollsSideways(page)) tooWide.push(path);
    }
    expect(tooWide).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('returns to the top of a long page, and the focus with it', async () => {
    const { page } = await newVisitor(browser, { width: 375 });
    await page.goto(`${served.url}/solicitud/incidencias`);
    await page.locator('#campo-body').waitFor();
    expect(await page.getByRole('button', { name: 'Volver arriba' }).count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const up = page.getByRole('button', { name: 'Volver arriba' });
    const box = await up.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await up.click();
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.id])).toEqual([0, 'content']);
  });
});

describe('photos on a telephone', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('are taken now or chosen, from a sheet at the foot of the page', async () => {
    const { context } = await newVisitor(browser, { width: 375 });
    const telephone = await browser.newContext({
      viewport: { width: 375, height: 800 },
      hasTouch: true,
      isMobile: true,
      locale: 'es-ES',
    });
    await context.close();
    const page = await telephone.newPage();
    await page.goto(`${served.url}/solicitud/incidencias`);
    await page.locator('#campo-images').tap();
    const sheet = page.getByRole('dialog', { name: 'Añadir fotos' });
    const box = await sheet.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(800);
    expect(await accessibilityFaults(page)).toEqual([]);
    const chooser = page.waitForEvent('filechooser');
    await sheet.getByRole('button', { name: 'Elegir de la galería' }).tap();
    expect((await chooser).isMultiple()).toBe(true);
    await telephone.close();
  });
});
