import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readVoucherCode } from '#domain/vouchers/code/voucher-code.ts';
import { isLeft } from '#domain/shared/result.ts';
import { accessibilityFaults } from '../axe.ts';
import { type Served, serveProduct } from '../served.ts';
import { settled } from '../settled.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

let served: Served;
let browser: Browser;
beforeAll(async () => {
  // The sample campaign is opened by the work in the sample offices.
  [served, browser] = await Promise.all([
    serveProduct(mkdtempSync(join(tmpdir(), 'concejo-walk-')), undefined, 'towns'),
    openBrowser(),
  ]);
}, 60_000);
afterAll(async () => {
  await leaveBrowser(browser);
  await served?.end();
});

const letters = /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/u;

/** Orders one voucher of each type, with the number and the birth date of a person of the census. */
async function order(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: /^Añadir/u });
  await add.nth(0).click();
  await add.nth(1).click();
  await page.getByRole('button', { name: 'Reservar y pagar' }).click();
  await page.getByText('Escribe el DNI o NIE entero, con su letra.').waitFor();
  await page.getByLabel('DNI o NIE').fill('12345678z');
  await page.getByLabel('Día').fill('2');
  await page.getByLabel('Mes').fill('3');
  await page.getByLabel('Año').fill('1984');
  await page.getByRole('button', { name: 'Reservar y pagar' }).click();
}

describe('a resident with vouchers', () => {
  it('buys two, has them without a line and on paper, and returns one', async () => {
    const { page, context, faults } = await newVisitor(browser, { width: 375, keepsPortal: true });
    await page.goto(`${served.url}/bonos?realm=vilanova`);
    await settled(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await order(page);
    await page.getByRole('button', { name: 'Más tiempo' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: /^Pagar 20,00/u }).click();
    await page.locator('button[value=pay]').click();
    await page.getByRole('link').first().click();
    const shown = page.getByText(letters);
    await shown.first().waitFor();
    await page
      .getByRole('img', { name: /^Código QR del bono/u })
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    const kept = await page.evaluate(() => localStorage.getItem('concejo.vouchers.vilanova') ?? '[]');
    const [{ answer }] = JSON.parse(kept) as [{ answer: { vouchers: { code: string }[] } }];
    expect(answer.vouchers.map(({ code }) => isLeft(readVoucherCode(code)))).toEqual([false, false]);

    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length), {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
    const said = await shown.first().innerText();
    await context.setOffline(true);
    await page.reload();
    await page.getByText(said).first().waitFor();
    await page.getByText(/Los ves como estaban la última vez/u).waitFor();
    await context.setOffline(false);
    await page.reload();
    await settled(page);

    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-sheet]').isVisible()).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.locator('#comprar').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'Devolver este bono' }).click();
    await page.getByRole('button', { name: 'Sí, devolverlo' }).click();
    await page.getByText('Devuelto', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
