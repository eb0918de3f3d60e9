import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../axe.ts';
import { productToRead, type SharedProduct } from '../served.ts';
import { settled } from '../settled.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

let served: SharedProduct;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([productToRead(), openBrowser()]);
}, 60_000);
afterAll(async () => {
  await leaveBrowser(browser);
});

const letters = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/u;

/** Chooses the first free time of the next week by the keyboard, and says who reserves it. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'La semana siguiente' }).click();
  await page.locator('[aria-busy]').waitFor({ state: 'detached' });
  const first = page.locator('table button[tabindex="0"]');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: /, a las/u }).waitFor();
  await page.getByLabel('DNI o NIE').fill('12345678z');
  await page.getByLabel('Día', { exact: true }).fill('2');
  await page.getByLabel('Mes').fill('3');
  await page.getByRole('textbox', { name: 'Año' }).fill('1984');
}

const pay = async (page: Page, button: 'pay' | 'refuse') => {
  await page.getByRole('link', { name: /6,00/u }).click();
  await page.locator(`button[value=${button}]`).click();
  await page.getByRole('link').first().click();
};

describe('a resident who reserves a court', () => {
  it('pays it at the second try, has it without a line, moves it and gives it back', async () => {
    const { page, context, faults } = await newVisitor(browser, { width: 375, keepsPortal: true });
    await page.goto(`${served.url}/reservas?realm=vilanova`);
    await page.getByRole('link', { name: 'Pabellón del Polideportivo Nord' }).first().click();
    await page.getByRole('table').waitFor();
    await settled(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await fillIn(page);
    // What was chosen and written is there after a reload.
    await page.reload();
    await page.getByRole('button', { name: /^Reservar y pagar 6,00/u }).click();
    await page.getByRole('button', { name: 'Dame más tiempo' }).click();
    await pay(page, 'refuse');
    await page.getByText('Pago no realizado: la reserva no está completa').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await pay(page, 'pay');
    await page.getByRole('img', { name: /^Código QR de la reserva/u }).waitFor();
    const said = await page.getByText(letters).first().innerText();

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Añadir al calendario' }).click(),
    ]);
    const calendar = readFileSync(await saved.path(), 'utf8');
    expect(calendar).toMatch(/UID:.+@vilanova/u);
    expect(calendar).toMatch(/SEQUENCE:\d+/u);

    // What the browser keeps is the page that was opened, not the one that the bank led to.
    await page.goto(`${served.url}/reservas?realm=vilanova`);
    await page.getByText(said).first().waitFor();
    const isKept = async (address: string) =>
      (await (await caches.open('pages')).match(address)) !== undefined;
    await expect
      .poll(() => page.evaluate(isKept, '/reservas?realm=vilanova'), { timeout: 20_000 })
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByText(said).first().waitFor();
    await page.getByText(/Las ves como estaban la última vez/u).waitFor();
    await context.setOffline(false);
    await page.reload();
    await settled(page);

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Cambiar la hora' }).click();
    await page.getByRole('button', { name: 'La semana siguiente' }).click();
    await page.locator('[aria-busy]').waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'Pista 2' }).click();
    await page
      .getByRole('button', { name: /Pista 2: libre$/u })
      .first()
      .click();
    await page.getByRole('button', { name: 'Cambiar a esta hora' }).click();
    await page.getByText('Pista 2, Pabellón del Polideportivo Nord').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dejarla libre' }).click();
    await page.getByText(/Te devolvemos todo: 6,00/u).waitFor();
    await page.getByRole('button', { name: 'Sí, dejarla' }).click();
    await page.getByText(/^La dejaste libre/u).waitFor();
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
