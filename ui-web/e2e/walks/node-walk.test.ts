import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToRead } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { settled } from '../settled.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

describe('a resident on a content page', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('goes through the pictures by keyboard, and returns to where they were', async () => {
    const { page, context, faults } = await newVisitor(browser, { width: 1280 });
    await page.goto(`${served.url}/entidades/ayuntamiento`);
    const second = page.getByRole('button', { name: 'Ampliar: La fuente nueva' });
    await second.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Imagen 2 de 8').waitFor();
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await dialog.getByText('Imagen 8 de 8').waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('Imagen 1 de 8').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await second.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('sends no request to another host until a video is played', async () => {
    const { page, context } = await newVisitor(browser, { width: 1280 });
    const away: string[] = [];
    await context.route(/youtube|vimeo/u, async (route) => {
      away.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    });
    await page.goto(`${served.url}/entidades/ayuntamiento`);
    const play = page.getByRole('button', { name: 'Reproducir: El pleno de octubre' });
    await play.waitFor();
    await settled(page);
    expect(away).toEqual([]);
    const asked = page.waitForRequest(/youtube-nocookie\.com\/embed\/vilanova-26/u);
    await play.click();
    await asked;
    expect(away.every((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true);
    await context.close();
  });

  it('finds every part without sideways scroll or barriers, on a telephone and in the dark scheme', async () => {
    for (const [path, language] of [
      ['/entidades/ayuntamiento', 'va'],
      ['/entidades/polideportivo', 'eu'],
      ['/entidades/aigues-de-la-marjal', 'es'],
      ['/articulos/contractes', 'en'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, since other programs use the machine
      const { page, context, faults } = await newVisitor(browser, { width: 375, scheme: 'dark', language });
      await page.goto(`${served.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      expect(await page.locator('main').innerText()).not.toContain('⟦');
      expect([path, faults]).toEqual([path, []]);
      await context.close();
    }
  });

  it('that does not exist gets the right status', async () => {
    const { page, context } = await newVisitor(browser);
    const answer = await page.goto(`${served.url}/entidades/nada`);
    expect(answer?.status()).toBe(404);
    const found = await page.goto(`${served.url}/entidades/biblioteca`);
    expect(found?.status()).toBe(200);
    expect(await page.title()).toContain('Biblioteca');
    await context.close();
  });
});
