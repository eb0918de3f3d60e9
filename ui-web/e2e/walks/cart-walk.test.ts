import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDialog } from '../budget-vote.ts';
import { productToRead } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways } from '../visitor.ts';

const section = '/procesos-participativos/presupuestos-participativos/propuestas';
const add = (page: Page, title: RegExp | string): Locator =>
  page.getByRole('article', { name: title }).getByRole('button', { name: /^Añadir:/u });

describe('a resident who fills a cart with proposals', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('sees what is left, finds it after a reload, and sends it as a vote with a receipt', async () => {
    const { page, faults } = await newVisitor(browser);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${served.url}${section}`);
    await add(page, 'Carril bici hasta la estación').focus();
    await page.keyboard.press('Enter');
    const cart = page.getByRole('region', { name: 'Tus preferencias' });
    await cart.getByText('Carril bici hasta la estación').waitFor();
    expect(await cart.textContent()).toContain('151.500,00');
    await add(page, /Fuentes de agua potable/u).click();
    await cart.getByText(/Fuentes de agua potable/u).waitFor();
    await page.reload();
    await cart.getByText('Carril bici hasta la estación').waitFor();
    await cart.getByRole('link', { name: 'Ir a votar con estas 2 propuestas' }).click();
    await page.getByText(/Hemos guardado en este dispositivo/u).waitFor();
    await page.getByRole('radio', { name: /Solo en época de exámenes/u }).check({ force: true });
    await page.getByRole('checkbox', { name: /Alumbrado del camino/u }).check({ force: true });
    await page.getByLabel('NIF o NIE').fill('12345678Z');
    await page.getByLabel(/^Año de nacimiento/u).fill('1984');
    await page.getByRole('checkbox', { name: /^Autorizo/u }).check({ force: true });
    const dialog = await openDialog(page);
    expect(await dialog.textContent()).toContain('62.900,00');
    await dialog.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await dialog.getByText('¡Tu voto se ha enviado correctamente!').waitFor();
    expect(await dialog.textContent()).toMatch(/[A-Z2-7]{4}/u);
    await page.goto(`${served.url}${section}`);
    await page.getByText(/ya se ha enviado un voto/u).waitFor();
    await page.getByText('Todavía no has añadido ninguna propuesta.').waitFor();
    expect(faults).toEqual([]);
  });

  it('reads why a proposal does not fit, and on a phone finds the bar at the bottom', async () => {
    const { page, faults } = await newVisitor(browser, { width: 375, scheme: 'dark' });
    await page.goto(`${served.url}${section}`);
    const buttons = page.getByRole('article').getByRole('button', { name: /^Añadir:/u });
    const refused = page.getByText('Ha superado el presupuesto máximo.');
    await buttons.first().waitFor();
    while ((await refused.count()) === 0) {
      const left = await buttons.count();
      await buttons.last().click();
      await page.waitForFunction(
        (before) =>
          document.body.innerText.includes('Ha superado el presupuesto máximo.') ||
          [...document.querySelectorAll('article button')].filter((one) => one.textContent === 'Añadir')
            .length < before,
        left,
      );
    }
    await page.getByText(/Faltan /u).waitFor();
    const bar = page.getByRole('region', { name: 'Tu presupuesto' });
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(800);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    await bar.getByRole('link', { name: /^Revisar/u }).click();
    await page.getByRole('region', { name: 'Tus preferencias' }).waitFor();
    expect(faults).toEqual([]);
  });
});
