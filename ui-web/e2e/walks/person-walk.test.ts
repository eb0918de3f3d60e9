import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToChange, type SharedProduct } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { mailedCodes } from '../mailed-codes.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

const email = 'ana@correu.example';

async function newCode(data: string, before: readonly string[]): Promise<string> {
  const fresh = () => mailedCodes(data, email).find((code) => !before.includes(code)) ?? '';
  await expect.poll(fresh, { timeout: 20_000 }).not.toBe('');
  return fresh();
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

describe('a resident with data of their own', () => {
  let served: SharedProduct;
  let browser: Browser;
  beforeAll(async () => {
    served = await productToChange();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('enters them where a form asks for them, verifies the e-mail, sends the form, leaves, and returns on another device', async () => {
    const { page, faults } = await newVisitor(browser, { width: 375 });
    await page.goto(`${served.url}/solicitud/ayudas`);
    await page.getByText('Debes rellenar tus datos y verificar tu correo electrónico.').waitFor();
    await page.locator('#campo-body').fill('Tercero de primaria, todos');
    await page.getByRole('link', { name: 'Ir a tus datos' }).first().click();

    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('Apellidos').fill('Soler');
    await page.getByLabel('Correo electrónico', { exact: true }).fill(email);
    await press(page, 'Guardar mis datos');
    await page.getByText(`Falta verificar ${email}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const [code = ''] = mailedCodes(served.data, email);
    await page.getByLabel('Código').fill(code.toLowerCase().replace('-', ' '));
    await press(page, 'Verificar el correo');
    await page.getByText(`Correo verificado: ${email}`).waitFor();

    await page.getByRole('link', { name: 'Volver a la solicitud' }).click();
    await page.locator('#contacto-email').waitFor();
    expect(await page.locator('#contacto-firstName').inputValue()).toBe('Ana');
    expect(await page.locator('#campo-body').inputValue()).toBe('Tercero de primaria, todos');
    expect(await page.getByText(/^Debes rellenar tus datos/u).count()).toBe(0);
    await page.locator('#privacidad').check({ force: true });
    await page.locator('#enviar button').first().click();
    await page.locator('#repaso').waitFor();
    await press(page, 'Enviar solicitud');
    await page.getByRole('dialog', { name: 'Solicitud enviada correctamente' }).waitFor();
    expect(faults).toEqual([]);

    await page.goto(`${served.url}/perfil`);
    await press(page, 'Cerrar la sesión');
    await page.waitForURL(`${served.url}/`);
    await page.goto(`${served.url}/perfil`);
    expect(await page.getByLabel('Nombre').inputValue()).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('realms'))).toBeNull();

    const { page: other } = await newVisitor(browser);
    await other.goto(`${served.url}/perfil`);
    await other.getByLabel('Tu correo electrónico').fill(email);
    const before = mailedCodes(served.data, email);
    await press(other, 'Enviarme un código');
    await other.getByText(/te llegará un código/u).waitFor();
    await other.getByLabel('Código').fill(await newCode(served.data, before));
    await press(other, 'Entrar');
    await other.getByText(`Correo verificado: ${email}`).waitFor();
    expect(await other.getByLabel('Nombre').inputValue()).toBe('Ana');
  });
});
