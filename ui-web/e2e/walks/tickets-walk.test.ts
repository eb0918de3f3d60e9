import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../axe.ts';
import { productToChange, type SharedProduct } from '../served.ts';
import { settled } from '../settled.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

let served: SharedProduct;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([productToChange(), openBrowser()]);
}, 60_000);
afterAll(async () => {
  await leaveBrowser(browser);
});

const letters = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/u;

describe('a resident who goes to a concert', () => {
  it('chooses two seats on the plan, pays for them at the bank, and reads their codes without a line', async () => {
    const { page, context, faults } = await newVisitor(browser, { width: 375, keepsPortal: true });
    await page.goto(`${served.url}/entradas?realm=vilanova`);
    await page.getByRole('link', { name: 'La sequera i el mar' }).first().click();
    await page.getByRole('button', { name: 'Una más: General' }).click();
    await page.getByRole('button', { name: 'Una más: General' }).click();
    await page.getByRole('button', { name: 'Ver el plano y elegir' }).click();
    const seat = (number: number) =>
      page.getByRole('button', { name: `Fila H, butaca ${number}: `, exact: false });
    for (const number of [8, 9]) await seat(number).click();
    await page.getByText('General: 2 de 2 elegidas').waitFor();
    await page.getByRole('button', { name: 'Reservar y pagar' }).click();
    await page.getByRole('link', { name: /^Pagar 24,00/u }).click();
    await page.locator('button[value=pay]').click();
    await page.getByRole('link').first().click();
    const codes = page.getByRole('img', { name: /^Código de la entrada/u });
    await codes.nth(1).waitFor();
    const said = await page.getByText(letters).allInnerTexts();
    expect(said).toHaveLength(2);
    for (const number of [8, 9]) await page.getByText(`Butaca H-${number}`).waitFor();
    await settled(page);
    expect(await accessibilityFaults(page)).toEqual([]);

    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length), {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
    await context.setOffline(true);
    await page.reload();
    await page.getByText('Sin línea: se ve lo último que supimos.').waitFor();
    await codes.nth(1).waitFor();
    expect(await page.getByText(letters).allInnerTexts()).toEqual(said);
    await context.setOffline(false);
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  });
});
