import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToChange, type SharedProduct } from '../served.ts';
import { showWholePage, writeBirthDate } from '../budget-vote.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

const valid = 'Sus credenciales son válidas.';
const path = '/procesos-participativos/pressupost-del-poble/participa?realm=benialt';

/** The personal data of a resident of Benialt. */
async function write(page: Page, type: string, number: string, birthDate: string): Promise<void> {
  await page.getByLabel('Tipo de documento').selectOption({ label: type });
  await page.getByLabel('Número del documento').fill(number);
  await writeBirthDate(page, birthDate);
}

const authorise = (page: Page) => page.getByRole('checkbox', { name: /^Autorizo/u }).check({ force: true });
const check = (page: Page) => page.getByRole('button', { name: 'Comprobar' }).click();
const sending = (page: Page) => page.getByRole('button', { name: 'Enviar Encuesta' });

describe('a resident of a town that checks identities', () => {
  let served: SharedProduct;
  let browser: Browser;
  beforeAll(async () => {
    served = await productToChange();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });
  const atTheVote = async (width: 375 | 1280) => {
    const visitor = await newVisitor(browser, { width, language: 'es' });
    const addresses: string[] = [];
    visitor.page.on('request', (request) => addresses.push(request.url()));
    await visitor.page.goto(`${served.url}${path}`);
    await visitor.page.getByRole('heading', { level: 1, name: /^Presupuesto del pueblo/u }).waitFor();
    await showWholePage(visitor.page);
    return { ...visitor, addresses };
  };

  it('sees what is missing and what is wrong, then passes the check, and votes', async () => {
    const { page, faults, addresses } = await atTheVote(1280);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Arreglar la acequia madre' })
      .getByRole('button', { name: /^Añadir/u })
      .click();
    await check(page);
    await page
      .getByText('Complete todos los campos del censo para poder comprobar sus credenciales.')
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('census-document-type');

    await write(page, 'NIF español con DNI', '11.111.111-h', '1975-03-03');
    await check(page);
    await page.getByText('Marca primero la autorización').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('census-consent');
    expect(await accessibilityFaults(page)).toEqual([]);
    await authorise(page);
    await check(page);
    await page.getByText('Sus credenciales no son válidas.').waitFor();
    expect(await sending(page).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    await writeBirthDate(page, '1975-03-02');
    await check(page);
    await page.getByText(valid).waitFor();
    await sending(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await dialog.getByText('¡Tu voto se ha enviado correctamente!').waitFor();

    expect(faults).toEqual([]);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => /1{5}|1975/u.test(address))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    // Moments, of 13 digits, may have any digits in them.
    expect(stored.replaceAll(/\d{13}/gu, '')).not.toMatch(/1{5}|1975/u);
  });

  it('passes it with only the keyboard on a phone, and sees the result removed when a field changes', async () => {
    const { page } = await atTheVote(375);
    await page.getByRole('checkbox', { name: /^Autorizo/u }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    // The first letters choose, as in every list of a browser.
    await page.keyboard.type('Pas');
    expect(await page.getByLabel('Tipo de documento').inputValue()).toBe('5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('pab 123456');
    await page.keyboard.press('Tab');
    const focused = () =>
      page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id);
    expect(await focused()).toBe('census-birth-date');
    await writeBirthDate(page, '1962-02-28');
    for (let n = 0; n < 6 && (await focused()) !== 'Comprobar'; n += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(valid).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Comprobar');
    await page.getByLabel('Número del documento').press('End');
    await page.keyboard.press('Backspace');
    await page.getByText(valid).waitFor({ state: 'hidden' });
  });

  it('without a connection reads so, keeps what was chosen, and passes the check once it returns', async () => {
    const { page, context } = await atTheVote(375);
    await authorise(page);
    await write(page, 'NIF español sin DNI', 'K1234567L', '1991-10-05');
    await context.setOffline(true);
    await check(page);
    await page.getByText(/^No hay conexión con el Ayuntamiento/u).waitFor();
    await context.setOffline(false);
    await check(page);
    await page.getByText(valid).waitFor();
  });
});
