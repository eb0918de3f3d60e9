import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToRead } from '../served.ts';
import { settled } from '../settled.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways, strangerIn } from '../visitor.ts';

describe('a reader who looks up who received what', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('goes from the calls to the grants of all years, searches, and opens one by keyboard', async () => {
    const { page, context, faults } = await newVisitor(browser, { language: 'es' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/con')) asked.push(pathname);
    });
    await page.goto(`${served.url}/subvenciones`);
    await page.getByRole('rowheader').first().waitFor();
    await settled(page);
    // The calls come with the page, the grants of all years only to those who ask for them.
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: /^Concesiones Lo que/u }).click();
    await page.getByRole('link', { name: 'Concesiones', exact: true }).click();
    await page.getByRole('link', { name: 'Todos' }).click();
    await page.getByRole('heading', { name: '195 concesiones' }).waitFor();
    await page.getByRole('searchbox').fill('HANDBOL');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '4 concesiones' }).waitFor();
    expect(new URL(page.url()).search).toBe('?vista=concesiones&year=todos&texto=HANDBOL');
    await page
      .getByRole('button', { name: /^Ver el detalle/u })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^Concesión 1 de 4/u).waitFor();
    await dialog.getByRole('button', { name: 'Siguiente' }).click();
    await dialog.getByText(/^Concesión 2 de 4/u).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('sorts the amounts, downloads the file, and never reads a whole identity number', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, { scheme: 'dark', language: 'va' });
    await page.goto(`${served.url}/subvenciones?vista=concesiones&year=todos`);
    const head = page.getByRole('columnheader', { name: 'Import' });
    await head.waitFor();
    expect(await head.getAttribute('aria-sort')).toBe('descending');
    const first = () => page.locator('tbody tr').first().innerText();
    const highest = await first();
    await head.getByRole('button').click();
    await page.waitForURL(/orden=importe/u);
    expect(await head.getAttribute('aria-sort')).toBe('ascending');
    expect(await first()).not.toBe(highest);
    const answer = await (await page.request.get(`${served.url}/api/concesiones/vilanova`)).text();
    expect(answer).not.toMatch(/\d{8}[A-Z]/u);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descarregar dades: XLSX' }).click();
    expect((await saving).suggestedFilename()).toBe('concesiones.xlsx');
    expect(faults).toEqual([]);
    leave();
  });

  it('reads cards on a narrow phone, and is informed when the source fails', async () => {
    const { page, context } = await newVisitor(browser, { width: 320, language: 'es' });
    await page.goto(`${served.url}/subvenciones?vista=por-convocatoria&year=todos`);
    await page.getByRole('rowheader').first().waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.route('**/api/concesiones/**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('link', { name: '2024' }).click();
    await page.getByRole('alert').filter({ hasText: 'No hemos podido cargar las concesiones' }).waitFor();
    await page.unroute('**/api/concesiones/**');
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await page.getByRole('rowheader').first().waitFor();
    await context.close();
  });
});
