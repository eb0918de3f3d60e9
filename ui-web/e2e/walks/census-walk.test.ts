import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { accessibilityFaults } from '../axe.ts';
import { productToRead, type SharedProduct } from '../served.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways } from '../visitor.ts';

/** 300 people whose numbers have no check letter that fits, or whose year cannot be. */
const faulty = [
  'DNI;Año de nacimiento',
  ...Array.from({ length: 300 }, (_, n) => `${String(n).padStart(8, '0')}A;1850`),
].join('\n');

/** Pastes cells as from a spreadsheet, and has them looked at. */
async function paste(page: Page, cells: string): Promise<void> {
  await page.getByLabel(/^O pega aquí/u).evaluate((field, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, cells);
  await page.getByRole('button', { name: 'Ver qué cambiaría' }).click();
}

describe('a person who keeps the census', () => {
  let served: SharedProduct;
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('reads 300 faults on a phone in the dark, page by page and without a number, and brings one that has none', async () => {
    const cookie = await staffCookie(served, {
      id: 'Marta, del censo',
      language: 'es',
      roles: ['censusKeeper'],
      now: Date.now(),
    });
    const { page, context, faults } = await newVisitor(browser, { width: 375, scheme: 'dark' });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: served.url }]);
    await page.goto(`${served.url}/gestion/importar?realm=vilanova`);
    await page.getByLabel(/^O pega aquí/u).waitFor();
    await paste(page, faulty);
    await page.getByRole('button', { name: 'Siguientes' }).press('Enter');
    await page.getByText('51–100 de 300').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await page.locator('#content').textContent()).not.toMatch(/0000\d{4}A/u);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Quitar' }).click();
    await paste(page, 'DNI;Año de nacimiento\n00000001R;1971');
    const confirm = page.getByRole('button', { name: 'Cambiar el censo' });
    await confirm.first().click();
    await confirm.last().click();
    await page.getByText(/^El censo ha cambiado\. Añadidas: 1\./u).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
