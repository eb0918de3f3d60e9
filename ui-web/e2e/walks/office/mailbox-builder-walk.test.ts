import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../axe.ts';
import { productToChange, type SharedProduct } from '../../served.ts';
import { staffWindow } from '../../staff-window.ts';
import { leaveBrowser, type Look, newVisitor, openBrowser, scrollsSideways } from '../../visitor.ts';

describe('a form from nothing to its first request', () => {
  let served: SharedProduct;
  let browser: Browser;
  beforeAll(async () => {
    served = await productToChange();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  async function inOffice(look: Look, address: string) {
    const roles = ['publisher', 'requestOfficer'] as const;
    const visitor = await staffWindow(served, browser, { id: 'Neus, de buzones', roles, look });
    await visitor.page.goto(`${served.url}${address}`);
    return visitor;
  }
  /** Adds a field of a kind by keys: the menu, the kind, Enter. */
  async function add(page: Page, kind: RegExp) {
    await page.locator('h1').focus();
    await page.keyboard.press('/');
    await page.locator('#anadir-campo').getByRole('button', { name: kind }).focus();
    await page.keyboard.press('Enter');
    // The tried form beside it may have its heading of a group by now.
    await page.locator('h2#elegido', { hasText: kind }).waitFor();
  }
  const question = (page: Page) => page.getByRole('textbox', { name: 'Pregunta · castellano' });
  const publish = async (page: Page) => {
    await page
      .getByRole('button', { name: /^Publicar/u })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Publicar' }).getByRole('button', { name: 'Publicar' }).click();
    await page.getByText('Publicado', { exact: true }).first().waitFor();
  };
  const isStored = (page: Page) => page.getByText(/^Guardado a las/u).waitFor();

  /** Builds the form: a list that is pasted, a group with a condition, a payment. Its address in the portal. */
  async function build(page: Page): Promise<string> {
    await page.getByRole('heading', { level: 1, name: 'Buzones' }).waitFor();
    await page.getByRole('button', { name: /^Buzón nuevo/u }).waitFor();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Buzón nuevo' });
    await dialog.getByRole('textbox').fill('Recogida de la plaza');
    await dialog.getByRole('button', { name: 'Crear el borrador' }).press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Qué quieres contarnos' }).waitFor();
    const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');

    await add(page, /^Una opción/u);
    await question(page).fill('Qué es');
    await page.getByRole('button', { name: 'Quitar Opción 1' }).press('Enter');
    await page.getByRole('button', { name: 'Quitar Opción 2' }).press('Enter');
    await page.getByRole('button', { name: 'Pegar una lista' }).press('Enter');
    const paste = page.getByRole('dialog', { name: 'Pegar una lista' });
    await paste.getByRole('textbox').fill('Sofá\tSofà\nMesa\tTaula');
    await paste.getByRole('button', { name: 'Añadir 2 opciones' }).press('Enter');

    await add(page, /^Grupo de campos/u);
    await question(page).fill('Sus medidas');
    await page.getByRole('button', { name: 'Solo si…' }).press('Enter');
    await page.getByRole('combobox', { name: 'Valor' }).selectOption({ label: 'Mesa' });

    await page.getByRole('button', { name: 'Pago', exact: true }).press('Enter');
    await page.getByRole('checkbox', { name: 'Pide un pago' }).press('Space');
    await page.getByRole('combobox', { name: 'Pasarela de pago' }).selectOption('sandbox');
    await page.getByRole('textbox', { name: 'Importe' }).fill('3,50');
    await isStored(page);
    return id;
  }

  /** Tries the form beside it: a condition, its errors, and what is touched is chosen. */
  async function tryForm(page: Page): Promise<void> {
    const live = page.getByRole('complementary', { name: 'Como se ve' });
    await live.getByRole('radio', { name: 'Mesa' }).check({ force: true });
    await live.getByRole('heading', { name: 'Sus medidas' }).waitFor();
    await live.getByRole('button', { name: 'Probar con errores' }).click();
    await live.getByText(/Rellena el campo «Qué quieres contarnos»/u).waitFor();
    await live.getByRole('textbox', { name: /^Texto corto/u }).focus();
    await page.getByRole('heading', { level: 2, name: 'Texto corto' }).waitFor();
    await live.getByRole('button', { name: /valenciano/u }).click();
    await live.getByRole('radio', { name: 'Taula' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  }

  async function pay(page: Page): Promise<void> {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: /Pagar 3,50/u }).click();
    const bank = await opening;
    await bank.getByRole('button', { name: /^Pagar 3,50/u }).click();
    await page.locator('#tasa strong', { hasText: 'Pago completado.' }).waitFor();
    await bank.close();
  }

  /** A resident fills the form in and sends it; the number of the request. */
  async function send(page: Page, id: string): Promise<string> {
    await page.goto(`${served.url}/solicitud/${id}?realm=vilanova`);
    await page.locator('#contacto-email').fill('empar@correu.example');
    await page.locator('#campo-body').fill('Una mesa vieja');
    await page.getByRole('radio', { name: 'Mesa' }).check({ force: true });
    await page.getByRole('textbox', { name: /^Texto corto/u }).fill('2 metros');
    await pay(page);
    await page.locator('#privacidad').check({ force: true });
    await page.locator('#enviar button').first().click();
    await page.getByRole('button', { name: 'Enviar', exact: false }).last().click();
    const number: Locator = page.getByText(/\d{4}-\d{6}/u).first();
    await number.waitFor();
    return /\d{4}-\d{6}/u.exec((await number.textContent()) ?? '')?.[0] ?? '';
  }

  it('is built, tried, published, filled in and paid, and then changed while it is in use', async () => {
    const { page, faults } = await inOffice({ width: 1280 }, '/gestion/buzones?realm=vilanova');
    const id = await build(page);
    await tryForm(page);
    await publish(page);

    const resident = await newVisitor(browser, { width: 375 });
    const number = await send(resident.page, id);
    expect(number).not.toBe('');

    await page.getByRole('button', { name: /^Qué es/u }).click();
    await question(page).fill('Qué recogemos');
    await page.getByRole('button', { name: 'Quitar Mesa' }).press('Enter');
    await page.getByText(/^«Qué recogemos» pierde «Mesa»/u).waitFor();
    await isStored(page);
    await publish(page);
    await page.reload();
    await page.getByText('1 solicitud este año').waitFor();
    await page.goto(`${served.url}/gestion/solicitudes/${number}?realm=vilanova`);
    await page.getByText('Qué es', { exact: true }).waitFor();
    await page.getByText('Mesa', { exact: true }).waitFor();
    expect([...faults, ...resident.faults]).toEqual([]);
  });

  it('is built on a phone: the list, the field, the form, and nothing beyond the edge', async () => {
    const { page, faults } = await inOffice(
      { width: 375, touches: true },
      '/gestion/buzones/enseres?realm=vilanova',
    );
    await page.getByRole('button', { name: /^¿Qué hay que recoger\?/u }).tap();
    await page.getByRole('heading', { level: 2, name: '¿Qué hay que recoger?' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    for (const pane of ['Se ve', 'Publicar', 'Campos']) {
      await page.getByRole('group', { name: 'Partes del buzón' }).getByRole('button', { name: pane }).tap();
      expect(await scrollsSideways(page)).toBe(false);
    }
    expect(await page.locator('body').textContent()).not.toContain('⟦');
    expect(faults).toEqual([]);
  });
});
