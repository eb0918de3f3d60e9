import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToRead } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { settled } from '../settled.ts';
import { leaveBrowser, openBrowser, scrollsSideways, strangerIn } from '../visitor.ts';

describe('a resident who looks for a proposal', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('narrows the list by keyboard, opens one, and returns to the same position', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, { width: 375 });
    await page.goto(`${served.url}/propuestas`);
    await page.getByRole('status').filter({ hasText: '41 propuestas' }).waitFor();
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('ACEQUIA');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: '1 propuesta' }).waitFor();
    expect(new URL(page.url()).search).toBe('?title=ACEQUIA');
    await page.getByRole('link', { name: /Recuperación de la acequia/u }).click();
    await page.getByRole('heading', { level: 1, name: /Recuperación de la acequia/u }).waitFor();
    expect(await page.title()).toContain('Recuperación de la acequia');
    await page.goBack();
    await page.getByRole('status').filter({ hasText: '1 propuesta' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('ACEQUIA');
    // The choices are folded: on a phone the proposals begin on the first screen.
    expect(await page.getByRole('combobox').count()).toBe(0);
    expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(700);
    expect(faults).toEqual([]);
    leave();
  });

  it('finds the same from an address that was sent, and a way on if nothing is found', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, {
      width: 1280,
      scheme: 'dark',
      language: 'va',
    });
    await page.goto(`${served.url}/propuestas?barrio=raval&validationStatus=1`);
    await page.getByRole('status').filter({ hasText: 'propostes' }).waitFor();
    // The choices of the list come with an answer of their own.
    await expect.poll(() => page.getByRole('combobox', { name: 'Barri' }).inputValue()).toBe('raval');
    await page.goto(`${served.url}/propuestas?IDproceso=presupuestos-participativos-2027`);
    await page.getByRole('button', { name: /Pressupostos participatius/u }).waitFor();
    await page.getByRole('status').filter({ hasText: '35 propostes' }).waitFor();
    await page.goto(`${served.url}/propuestas?title=zzz`);
    await page.getByRole('button', { name: 'Llevar tots els filtres' }).click();
    await page.getByRole('status').filter({ hasText: '41 propostes' }).waitFor();
    expect(faults).toEqual([]);
    leave();
  });

  it('looks at the map with the keyboard, opens a place, and supports a proposal', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url);
    await page.goto(`${served.url}/propuestas`);
    const entries = page.locator('#proposals-map-list button');
    await page.locator('#proposals-map [aria-label]').first().waitFor();
    const map = page.getByRole('application', { name: 'Mapa de propuestas' });
    await map.focus();
    const before = await entries.allTextContents();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.waitForFunction(
      (told) =>
        [...document.querySelectorAll('#proposals-map-list button')].map((one) => one.textContent).join() !==
        told,
      before.join(),
    );
    for (let n = 0; n < 2; n += 1) await page.keyboard.press('-');
    const single = entries.filter({ hasNotText: /^\d/u }).first();
    await single.waitFor();
    await single.click();
    const name = (await single.textContent()) ?? '';
    const popup = page.getByRole('group', { name });
    await popup.getByRole('link', { name }).waitFor();
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });

    const heart = page.getByRole('button', { name: /Apoyar: Carril bici/u });
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await heart.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: '1 apoyo. Apoyar: Carril bici hasta la estación' }).waitFor();
    await settled(page);
    await page.reload();
    await page
      .getByRole('button', { name: '1 apoyo. Apoyar: Carril bici hasta la estación', pressed: true })
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    leave();
  });

  it('returns to the same position in the list', async () => {
    const { page, leave } = await strangerIn(browser, served.url, { width: 375 });
    await page.goto(`${served.url}/propuestas`);
    const last = page.getByRole('article').last();
    await last.scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => window.scrollY);
    expect(at).toBeGreaterThan(1000);
    await last.getByRole('link').click();
    await page.getByRole('link', { name: 'Volver a las propuestas' }).waitFor();
    await page.goBack();
    await page.getByRole('article').last().waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 60, at);
    leave();
  });

  it('has an idea of their own, and finds the form from its process', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, { width: 375 });
    await page.goto(`${served.url}/procesos-participativos/plan-de-barrio`);
    await page.getByRole('link', { name: /^Enviar propuesta/u }).click();
    await page.getByRole('heading', { name: '¿Qué cambiarías?' }).waitFor();
    await page.getByRole('link', { name: 'Enviar una propuesta' }).click();
    await page.getByRole('heading', { level: 1, name: 'Enviar una propuesta' }).waitFor();
    expect(new URL(page.url()).search).toBe('?proceso=proc-633');
    expect(faults).toEqual([]);
    leave();
  });

  it('searches for one long word on a small telephone, and the page stays as wide as it is', async () => {
    const { page, leave } = await strangerIn(browser, served.url, { width: 320 });
    await page.goto(`${served.url}/propuestas?title=${'contencioso'.repeat(12)}`);
    await page.getByText('No se encontraron resultados').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByText('Más filtros').click();
    await page.getByRole('combobox', { name: 'Proceso' }).selectOption('proc-102');
    await page.getByRole('button', { name: /^Quitar el filtro Una plaza/u }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    leave();
  });

  it('opens a link that was cut within an encoded character, and reads that there is no such page', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url);
    for (const path of ['/propuestas/%E0%A4%A', '/entidades/%E0%A4%A', '/%']) {
      const answer = await page.goto(`${served.url}${path}`);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('main').getByRole('link').first().waitFor();
    }
    expect(faults).toEqual([]);
    leave();
  });

  it('that does not exist gets a page that says so, with the right status', async () => {
    const { page, leave } = await strangerIn(browser, served.url);
    const answer = await page.goto(`${served.url}/propuestas/p-0`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1 }).waitFor();
    leave();
  });
});
