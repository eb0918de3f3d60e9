import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToRead } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, openBrowser, scrollsSideways, strangerIn } from '../visitor.ts';

describe('a visitor who looks for an association', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('goes to a letter while the bar stays in sight, searches by type, and downloads the census', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url);
    await page.goto(`${served.url}/asociaciones`);
    const bar = page.getByRole('navigation', { name: 'Por inicial' });
    await bar.waitFor();
    await bar.getByRole('link', { name: 'M', exact: true }).click();
    expect(new URL(page.url()).hash).toBe('#letra-M');
    const heading = page.getByRole('heading', { level: 3, name: 'M', exact: true });
    expect(await heading.isVisible()).toBe(true);
    const [barBox, headBox] = [await bar.boundingBox(), await heading.boundingBox()];
    expect(barBox?.y).toBe(0);
    expect(headBox?.y ?? 0).toBeGreaterThanOrEqual(barBox?.height ?? 0);
    await page.getByRole('searchbox').fill('polifonica');
    await page.getByRole('status').filter({ hasText: '1 asociación' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/texto=polifonica/u);
    await page.reload();
    await page.getByRole('heading', { name: 'Coral Polifònica Sant Roc' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar datos: CSV' }).click();
    expect((await saving).suggestedFilename()).toBe('vilanova.csv');
    expect(faults).toEqual([]);
    leave();
  });

  it('finds every card with the browser’s own search, and in print', async () => {
    const { page, leave } = await strangerIn(browser, served.url);
    await page.goto(`${served.url}/asociaciones`);
    await page.waitForFunction(() => document.querySelectorAll('li article').length === 103);
    const found = await page.evaluate(() =>
      (window as unknown as { find: (words: string) => boolean }).find('Ñas, ritmo y baile afrolatino'),
    );
    expect(found).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('article').count()).toBe(103);
    leave();
  });

  it('ticks types on the map, or none of them, on a narrow phone in the dark scheme', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, {
      width: 320,
      scheme: 'dark',
      language: 'va',
    });
    await page.goto(`${served.url}/asociaciones?vista=mapa`);
    await page.locator('#associations-map-list li').first().waitFor();
    // The boxes are folded at first.
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByText(/^Triar tipus/u).click();
    await page.getByRole('checkbox', { name: /^Tots/u }).uncheck();
    await page.getByText('Cap: tria algun tipus.').waitFor();
    expect(await page.locator('#associations-map-list li').count()).toBe(0);
    await page.getByRole('checkbox', { name: /^Ball/u }).check();
    await page.locator('#associations-map-list li').first().waitFor();
    expect(new URL(page.url()).searchParams.get('tipos')).toBe('Baile');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    leave();
  });

  it('reads what the council offers associations, and which parts are empty', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, { width: 375 });
    await page.goto(`${served.url}/asociaciones?realm=benialt`);
    await page.getByRole('article').first().waitFor();
    await page.goto(`${served.url}/asociaciones?vista=recursos`);
    await page.getByRole('heading', { level: 2, name: 'Crear una asociación' }).waitFor();
    expect(faults).toEqual([]);
    leave();
  });
});
