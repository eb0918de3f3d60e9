import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToChange, type SharedProduct } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { mailedCodes } from '../mailed-codes.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways } from '../visitor.ts';

const email = 'ana.que.comenta@correu.example';
const address = '/propuestas/p-2952';
const hostile = `<img src=x onerror=alert(1)> \u202e\u05d0\u05d1\u05d2 ${'palabralarguísima'.repeat(8)}`;
const shown = hostile.replace('\u202e', '');

/** Enters a name and an address, and returns the code that was mailed. */
async function verify(page: Page, { url, data }: SharedProduct): Promise<void> {
  await page.goto(`${url}/perfil`);
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Apellidos').fill('Soler');
  await page.getByLabel('Correo electrónico', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Guardar mis datos' }).click();
  await page.getByText(/^Falta verificar/u).waitFor();
  const [code = ''] = mailedCodes(data, email);
  await page.getByLabel('Código').fill(code);
  await page.getByRole('button', { name: 'Verificar el correo' }).click();
  await page.getByText(`Correo verificado: ${email}`).waitFor();
}

describe('a resident who comments on a proposal', () => {
  let served: SharedProduct;
  let browser: Browser;
  beforeAll(async () => {
    served = await productToChange();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('writes by keyboard after verifying an address; every reader sees it as text, whatever it contains', async () => {
    const { page, context, faults } = await newVisitor(browser, { width: 320 });
    await page.goto(`${served.url}${address}`);
    await page.getByRole('link', { name: 'Verificar mi correo' }).waitFor();
    await verify(page, served);

    await page.goto(`${served.url}${address}`);
    await page.getByRole('textbox', { name: 'Tu comentario' }).focus();
    await page.keyboard.insertText(hostile);
    await page.reload();
    const written = page.getByRole('textbox', { name: 'Tu comentario' });
    await expect.poll(() => written.inputValue()).toBe(hostile);
    await written.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ana 12345678Z');
    await page.keyboard.press('Enter');
    await page.getByText(/^Quita el número/u).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Tu nombre en el comentario' }).fill('La del tercero');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Tu comentario está publicado.' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('ARTICLE');
    expect(await page.locator('article img[src=x]').count()).toBe(0);
    await page.getByText(shown).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('supports and reports without a name; a comment that was removed says why', async () => {
    const { page, context, faults } = await newVisitor(browser, { scheme: 'dark', language: 'va' });
    await page.goto(`${served.url}${address}`);
    await page.getByText('Retirat per publicitat.').waitFor();
    const first = page.getByRole('article', { name: /Un padre del CF Marjal/u });
    await first.getByRole('button', { name: 'Donar suport' }).click();
    await first.getByRole('button', { name: 'Donar suport (1)', pressed: true }).waitFor();
    await first.getByRole('button', { name: 'Avisar l’Ajuntament' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await first.getByText('Dona dades d’una altra persona').click();
    await first.getByRole('button', { name: 'Enviar l’avís' }).click();
    await first.getByRole('status').filter({ hasText: 'Gràcies per avisar' }).waitFor();
    await page.goto(`${served.url}${address}`);
    await page
      .getByRole('article', { name: /Un padre del CF Marjal/u })
      .getByRole('button', { name: 'Donar suport (1)', pressed: true })
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
