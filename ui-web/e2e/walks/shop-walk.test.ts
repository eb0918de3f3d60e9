import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { accessibilityFaults } from '../axe.ts';
import { denyDevice } from '../denied-device.ts';
import { productToRead, type SharedProduct } from '../served.ts';
import { shopAtWork, typed, oneVoucher, several } from '../shop-at-work.ts';
import { newVisitor, openBrowser, scrollsSideways, type Visitor } from '../visitor.ts';

/** A photo as a camera makes it. */
const photo = join(import.meta.dirname, '../../../fixtures/towns/vilanova/office/farola.jpg');

describe('a shop that takes vouchers', () => {
  let served: SharedProduct;
  let browser: Browser;
  let code = '';
  let visitor: Visitor;
  beforeAll(async () => {
    served = await productToRead();
    ({ browser, code } = await shopAtWork(served));
    visitor = await newVisitor(browser, { width: 375, touches: true });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
  });

  const title = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name }).waitFor();
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

  it('comes in with a paper code, and is refused without one in the words of the specification', async () => {
    const { page } = visitor;
    await page.goto(`${served.url}/bonos/tienda`);
    await title(page, 'Entra en tu tienda');
    await press(page, 'Con un código de papel');
    await page.getByLabel('NIF de la tienda').fill('B58378431');
    await page.getByLabel('Código de papel').fill('BCDF-GHJK-MPRT');
    await press(page, 'Entrar');
    await page.getByText('Debes autenticarte como comercio autorizado').waitFor();
    await page.getByLabel('Código de papel').fill(code.toLowerCase());
    await press(page, 'Entrar');
    await title(page, 'Entra más rápido la próxima vez');
    await press(page, 'Ahora no');
  });

  it('goes from the code in its camera to the receipt, and takes the sale back', async () => {
    const { page } = visitor;
    // With one voucher of one use there is nothing to choose.
    await title(page, '¿Cuánto vale la compra?');
    const price = page.getByLabel('Precio, en euros');
    await price.fill('40,00');
    await press(page, 'Seguir');
    await page.getByText('Usa un punto, no una coma. ¿Quieres decir 40.00?').waitFor();
    await press(page, 'Poner 40.00');
    await press(page, 'Seguir');
    await title(page, 'Comprobantes');
    await press(page, 'Ver el resumen');
    await page.getByRole('link', { name: 'Tienes que adjuntar el ticket' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('[data-picture="ticket"]').setInputFiles(photo);
    await page.getByText('Foto guardada').waitFor();
    await page.reload();
    await page.getByText('Foto guardada').waitFor();
    await page.getByLabel('Número y letra del DNI').fill(several);
    await press(page, 'Ver el resumen');
    await press(page, 'Terminar la venta');
    await page.getByText('El DNI no se encuentra en el registro de socios').waitFor();
    await page.getByLabel('Número y letra del DNI').fill(oneVoucher.toLowerCase());
    await press(page, 'Ver el resumen');
    await title(page, 'Resumen de la venta');
    await press(page, 'Terminar la venta');
    await title(page, 'Venta terminada');
    await page.getByText('B-0001-1', { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await press(page, /Deshacer la venta \(15 min\)/u);
    await press(page, 'Deshacer la venta');
    await title(page, 'Venta deshecha');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/12345678|00000000T/iu);
    await press(page, 'Nueva venta');
    await title(page, '¿Cuánto vale la compra?');
  });

  it('sells by letters and keys alone without a camera, and reads its day', async () => {
    const { page } = visitor;
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('not allowed'));
    });
    await page.reload();
    await title(page, '¿Cuánto vale la compra?');
    await press(page, 'Cancelar');
    await page.getByText('¿De dónde sale el código?').waitFor();
    await page.getByLabel('O escribe las letras').fill('7k2q ra5d 3ht9');
    await page.keyboard.press('Enter');
    await page.getByText('Ha ocurrido un error al leer bono').waitFor();
    await page.getByLabel('O escribe las letras').fill(typed.id.toLowerCase());
    await page.keyboard.press('Enter');
    await title(page, '¿Qué bono usa?');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Añadir una validación' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Seguir' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Precio, en euros').fill('12.50');
    await page.keyboard.press('Enter');
    await page.getByText('Faltan 7,50 €').waitFor();
    await page.getByLabel('Precio, en euros').fill('20.00');
    await page.keyboard.press('Enter');
    await page.locator('[data-picture="ticket"]').setInputFiles(photo);
    await page.getByText('Esta foto ya se ha enviado con otra venta', { exact: false }).waitFor();
    await page.getByLabel('Número y letra del DNI').fill(several);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Terminar la venta' }).focus();
    await page.keyboard.press('Enter');
    await title(page, 'Venta terminada');
    await press(page, 'Informe de hoy');
    await title(page, /^Hoy, /u);
    await page.getByText('B-0001-2').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await press(page, 'Informe de hoy (PDF)');
    expect((await saved).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.pdf$/u);
  });

  it('writes its listing, is found among the shops, and hands over what it has set aside', async () => {
    const { page } = visitor;
    await page.goto(`${served.url}/bonos/tienda`);
    await press(page, 'Mi ficha');
    await title(page, 'Tu ficha');
    await page.getByLabel('Qué vendes').fill('Pan y pilas de botón');
    await page.getByLabel('Horario').fill('a ratos');
    await press(page, 'Guardar la ficha');
    await page
      .getByRole('link', { name: 'Escribe el horario con días y horas, como en el ejemplo' })
      .waitFor();
    await page.getByLabel('Horario').fill('Cada día, de 0 a 24');
    await press(page, 'Añadir una oferta');
    await page.getByLabel('Qué ofreces').fill('Dos cocas por 5 €');
    await page.getByLabel('Hasta el día').fill(dayAt(Date.now() + 5 * 86_400_000, 'Europe/Madrid'));
    await page.getByLabel('Cuántas guardas a quien las pide aquí').fill('3');
    await press(page, 'Guardar la ficha');
    await page.getByText('Ficha guardada. Se ve desde ahora.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.goto(`${served.url}/comercios?realm=vilanova&locale=es`);
    await page.getByRole('searchbox', { name: '¿Qué buscas?' }).fill('BOTON');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('heading', { level: 3 }).getByRole('link').click();
    await page.getByRole('button', { name: /^Guardádmelo/u }).click();
    await page.getByLabel('Tu nombre').fill('Empar');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Te lo guardan' }).waitFor();
    await page.goto(`${served.url}/bonos/tienda`);
    await press(page, 'Mi ficha');
    await page.getByText(/^Empar · /u).waitFor();
    await press(page, /^Entregado/u);
    await page.getByText('Entregado', { exact: true }).waitFor();
    // Letters that no voucher has are refused with 422.
    expect(visitor.faults.filter((fault) => !fault.includes('status of 422'))).toEqual([]);
  });

  it('and who looks for it, or reports something, go on where the device denies its camera and its position', async () => {
    // The browser of the film allows its camera whatever is asked.
    const { page, context } = await newVisitor(await openBrowser(), { width: 375, touches: true });
    await context.addCookies(await visitor.context.cookies());
    await denyDevice(page, served.url);
    await page.goto(`${served.url}/bonos/tienda`);
    await page.getByText('¿De dónde sale el código?').waitFor();
    await page.getByLabel('O escribe las letras').waitFor();
    await page.goto(`${served.url}/comercios?realm=vilanova&locale=es`);
    await press(page, 'Cerca de mí');
    await page.getByText(/no nos deja ver dónde estás: la lista sigue por nombre/u).waitFor();
    await page.getByRole('heading', { level: 3 }).getByRole('link').waitFor();
    await page.goto(`${served.url}/solicitud/incidencias?realm=vilanova&locale=es`);
    await press(page, 'Ir a mi ubicación');
    await page.getByText(/no nos deja ver dónde estás. Señala el sitio en el mapa o escribe/u).waitFor();
    // A photo is taken by the phone itself or chosen: neither needs a permission of the page.
    for (const way of ['Hacer una foto', 'Elegir de la galería']) {
      const chooser = page.waitForEvent('filechooser');
      // oxlint-disable no-await-in-loop -- one after the other
      await page.getByText('Añadir fotos').click();
      await page.getByText(way).click();
      expect((await chooser).isMultiple()).toBe(way === 'Elegir de la galería');
      // oxlint-enable no-await-in-loop
    }
    await context.close();
  });
});
