import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import type { Role } from '#domain/office/roles.ts';
import { ageSales } from '#fixtures/builders/vouchers/aged-sales.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { putCampaign } from '#fixtures/builders/vouchers/open-campaign.ts';
import { accessibilityFaults } from '../../axe.ts';
import { type Served, serveProduct } from '../../served.ts';
import { settled } from '../../settled.ts';
import { postAsStaff, staffWindow } from '../../staff-window.ts';
import { leaveBrowser, type Look, newVisitor, openBrowser, scrollsSideways } from '../../visitor.ts';

let served: Served;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([serveProduct(), openBrowser()]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await served?.end();
});

const staffOf = (id: string, roles: readonly Role[], look: Look = {}) =>
  staffWindow(served, browser, { id, roles, look });
const at = (path: string) => `${served.url}${path}?realm=vilanova`;
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

const photo = join(import.meta.dirname, '../../../../fixtures/towns/vilanova/office/farola.jpg');
const shop = { taxNumber: 'B58378431', iban: 'ES7921000813610123456789' };
const payer = { name: 'Ajuntament de Vilanova', iban: 'ES9121000418450200051332', taxNumber: 'P4626000F' };

/** Drafts a campaign of vouchers in its builder; gives its id. */
async function buildCampaign(page: Page) {
  await page.goto(at('/gestion/bonos'));
  await press(page, 'Campaña nueva');
  await page.getByLabel('Título de la campaña').fill('Bonos de otoño');
  await press(page, 'Crear el borrador');
  await page.getByLabel('Presupuesto del Ayuntamiento').fill('10000');
  await page.getByLabel('Valor de un uso').fill('20');
  await page.getByLabel('Precio').fill('0');
  await page.getByLabel('Compra mínima por uso').fill('5');
  await page.getByLabel('Se consiguen desde').fill('2026-01-01T09:00');
  await page.getByLabel('Último día para conseguirlos').fill('2031-11-27');
  await page.getByLabel('Último día para gastarlos').fill('2031-12-27');
  await page.getByText(/Gastas 20,00.€ sin pagar nada/u).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, /^La compra mínima tiene que llegar/u);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('20');
  await page.getByText('Está todo. Ya se puede firmar.').waitFor();
  await page.getByText(/Guardado a las/u).waitFor();
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

async function signCampaign(page: Page, campaign: string, words: string) {
  await page.goto(at(`/gestion/bonos/${campaign}`));
  await page.getByLabel('He leído las reglas, los importes y los días').check();
  await press(page, words);
}

/** Whoever may sign pauses alone, with a reason that everybody reads, and lets the campaign go on. */
async function pauseAndGoOn(page: Page, campaign: string) {
  const shown = async () =>
    (await page.request.get(`${served.url}/api/vilanova/vouchers/campaigns/${campaign}`)).json();
  await page.getByLabel('Por qué, para que lo lea todo el mundo').fill('Avería del banco');
  await press(page, 'Pausar');
  await page.getByRole('heading', { name: 'La campaña está en pausa' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await shown()).toMatchObject({
    vouchers: 500,
    isPaused: true,
    pause: { reason: 'Avería del banco' },
  });
  await page.getByLabel('Por qué, para que lo lea todo el mundo').fill('Ya funciona');
  await press(page, 'Seguir con la campaña');
  await page.getByRole('heading', { name: 'Pausar la campaña' }).waitFor();
}

/** A resident gets a voucher; gives its letters. */
async function getVoucher() {
  const { page, context, faults } = await newVisitor(browser, { width: 375 });
  await page.goto(at('/bonos'));
  await settled(page);
  await page.getByRole('button', { name: /^Añadir/u }).click();
  await page.getByLabel('DNI o NIE').fill('12345678z');
  for (const [label, value] of [
    ['Día', '2'],
    ['Mes', '3'],
    ['Año', '1984'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await press(page, 'Conseguir mis bonos');
  const letters = await page
    .getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/u)
    .first()
    .innerText();
  expect(faults).toEqual([]);
  await context.close();
  return letters;
}

async function apply(page: Page) {
  await page.goto(at('/bonos/tienda/alta'));
  await title(page, 'Apunta tu tienda');
  await page.getByLabel('Nombre de la tienda').fill('Forn de la Plaça');
  await page.getByLabel('NIF').fill(shop.taxNumber);
  await page.getByLabel(/^Cuenta en la que cobras/u).fill(shop.iban);
  await page.getByLabel('Panadería').check();
  await page.getByLabel('Dirección').fill('Plaça Major, 4');
  await page.getByLabel('Correo electrónico').fill('forn@example.org');
  await page.getByLabel('Teléfono').fill('960 000 001');
  await press(page, 'Enviar');
  await title(page, 'Tienda apuntada');
}

/** A clerk authorises the shop, and makes the paper code of its first till. */
async function authorise(page: Page) {
  await page.goto(at('/gestion/bonos/tiendas'));
  await page.getByRole('link', { name: 'Forn de la Plaça' }).click();
  await press(page, 'Autorizar');
  await press(page, 'Autorizar: confirmar');
  await page.getByLabel('Qué aparato es').fill('Caja 1');
  await press(page, 'Hacer un código');
  return page.getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/u).innerText();
}

/** Types the letters of a voucher and the price, and takes a picture of the ticket. */
async function beginSale(page: Page, letters: string) {
  await page.getByLabel('O escribe las letras').fill(letters);
  await page.keyboard.press('Enter');
  await title(page, '¿Cuánto vale la compra?');
  await page.getByLabel('Precio, en euros').fill('40.00');
  await press(page, 'Seguir');
  await title(page, 'Comprobantes');
  await page.locator('[data-picture="ticket"]').setInputFiles(photo);
  await page.getByText('Foto guardada').waitFor();
}

async function endSale(page: Page) {
  await press(page, 'Ver el resumen');
  await press(page, 'Terminar la venta');
  await title(page, 'Venta terminada');
}

/** A sale whose rule asks for a photo of the document: painted over before it leaves the device. */
async function sellWithPhoto(page: Page, letters: string) {
  await beginSale(page, letters);
  await press(page, 'Ver el resumen');
  await page.getByRole('link', { name: 'Tienes que adjuntar la foto del DNI' }).waitFor();
  await page.locator('[data-picture="photo"]').setInputFiles(photo);
  await title(page, 'Tapa lo que no hace falta');
  await press(page, 'Está bien');
  await page.getByText('Aún no has tapado nada').waitFor();
  await press(page, 'Añadir un recuadro');
  await page.getByLabel('Solo se ven el nombre y las últimas cuatro cifras').check();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await press(page, 'Está bien');
  await page.getByText('Foto tapada y guardada').waitFor();
  await endSale(page);
}

/** A sale whose rule asks the shop to look at the document, in another campaign. */
async function sellByLooking(page: Page) {
  const voucher = { id: 'JK2QRA5D3HT8', type: 'veinte', number: '00000000T' };
  const redeem = { from: Date.now() - 86_400_000, until: Date.now() + 86_400_000 };
  await putCampaign(served, { ...openCampaign, id: 'mirada', identityProof: 'shown', redeem }, [voucher]);
  await press(page, 'Nueva venta');
  await beginSale(page, voucher.id);
  await press(page, 'Ver el resumen');
  await page.getByRole('link', { name: 'Tienes que mirar el DNI del cliente' }).waitFor();
  await page.getByLabel('He visto el DNI y es de quien enseña el bono').check();
  await endSale(page);
}

/** What is owed is closed, with the account that pays; a sale of it is looked at with its pictures. */
async function closeAndLook(page: Page, campaign: string) {
  await page.goto(at(`/gestion/bonos/${campaign}/liquidaciones`));
  await press(page, 'Cerrar lo que se debe ahora');
  const run = page.getByRole('link', { name: 'Liquidación 1' });
  await run.waitFor();
  await page.getByLabel('Nombre del titular').fill(payer.name);
  await page.getByLabel('IBAN').fill(payer.iban);
  await page.getByLabel('NIF').fill(payer.taxNumber);
  await press(page, 'Guardar la cuenta');
  await page.getByText(/cambió la cuenta desde la que se paga/u).waitFor({ state: 'attached' });
  await run.click();
  await page.getByLabel('Semilla').fill('6 2 4');
  await press(page, 'Sacar la muestra');
  await press(page, /^Mirar B-/u);
  for (const name of ['El tique', 'La foto del documento, tapada'])
    await expect
      .poll(() => page.getByRole('img', { name }).evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await press(page, 'Está bien');
  await page.getByText('Teresa la vio bien.').waitFor();
}

async function approve(page: Page, words: string) {
  await page.getByLabel(/^He leído la tienda/u).check();
  await press(page, words);
}

/** Makes the file of what is approved, downloads it and reads it. */
async function exportFile(page: Page, id: string) {
  await press(page, 'Hacer el archivo (SEPA)');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: `Descargar ${id}` }).click();
  return readFileSync(await (await saved).path(), 'utf8');
}

it('a campaign goes from its draft to the file for the bank, and the shop sees what it is paid', async () => {
  const neus = await staffOf('Neus', ['publisher', 'reader', 'shopClerk']);
  const campaign = await buildCampaign(neus.page);
  const [pau, marta] = await Promise.all(
    ['Pau', 'Marta'].map((id) => staffOf(id, ['voucherSigner', 'reader'], { width: 375 })),
  );
  if (pau === undefined || marta === undefined) throw new Error('nobody signs');
  await signCampaign(pau.page, campaign, 'Firmar');
  await pau.page.getByText('La primera firma es tuya.', { exact: false }).waitFor();
  await signCampaign(marta.page, campaign, 'Firmar y abrir la campaña');
  await marta.page.getByRole('heading', { name: 'Cómo va' }).waitFor();
  await pauseAndGoOn(marta.page, campaign);
  const letters = await getVoucher();

  const till = await newVisitor(browser, { width: 375, touches: true });
  await apply(till.page);
  const code = await authorise(neus.page);
  await till.page.goto(at('/bonos/tienda'));
  await press(till.page, 'Con un código de papel');
  await till.page.getByLabel('NIF de la tienda').fill(shop.taxNumber);
  await till.page.getByLabel('Código de papel').fill(code);
  await press(till.page, 'Entrar');
  await press(till.page, 'Ahora no');
  await sellWithPhoto(till.page, letters);
  await sellByLooking(till.page);
  const ownSettlement = async () =>
    (await till.page.request.get(`${served.url}/api/vilanova/shop/settlements`)).json();

  ageSales(served, 120_000);
  const runs = `/gestion/bonos/${campaign}/liquidaciones/1`;
  const teresa = await staffOf('Teresa', ['treasurer', 'reader'], { width: 375 });
  await closeAndLook(teresa.page, campaign);
  await pau.page.goto(at(runs));
  await approve(pau.page, 'Firmar');
  await pau.page.getByText('La primera firma es tuya. Falta otra persona.').waitFor();
  await teresa.page.reload();
  await approve(teresa.page, 'Firmar y aprobar');
  const file = await exportFile(teresa.page, `1-1-${campaign}`);
  expect(file).toContain('<InstdAmt Ccy="EUR">20.00</InstdAmt>');
  expect(file).toContain(`<CdtrAcct><Id><IBAN>${shop.iban}</IBAN>`);
  expect(file).toContain(`<DbtrAcct><Id><IBAN>${payer.iban}</IBAN>`);

  await teresa.page.getByRole('checkbox', { name: 'Forn de la Plaça' }).check();
  await teresa.page.getByLabel('Motivo del banco').fill('AC04');
  await press(teresa.page, 'El banco las ha devuelto');
  await teresa.page.getByText('Devuelta «AC04»').waitFor();
  expect(await ownSettlement()).toMatchObject({
    items: [{ amount: '20.00', status: 'returned', reason: 'AC04' }],
  });

  // It is approved again, and exported to the account as it is then.
  const path = `vouchers/campaigns/${campaign}/settlements/1`;
  for (const { context } of [pau, teresa]) {
    const read = await context.request.get(`${served.url}/api/vilanova/staff/${path}`);
    const { hash } = (await read.json()) as RunAnswer;
    expect((await postAsStaff(served, context, `${path}/signatures`, { hash })).status()).toBe(200);
  }
  await teresa.page.reload();
  expect(await exportFile(teresa.page, `1-2-${campaign}`)).toContain('<NbOfTxs>1</NbOfTxs>');
  await press(teresa.page, /^El banco ha pagado/u);
  await teresa.page.getByText('Pagada', { exact: true }).waitFor();
  await teresa.page.getByText('Historia', { exact: true }).click();
  await teresa.page
    .getByText(/Pau firmó primero la liquidación\./u)
    .first()
    .waitFor();
  expect(await accessibilityFaults(teresa.page)).toEqual([]);
  expect(await scrollsSideways(teresa.page)).toBe(false);
  expect(await ownSettlement()).toMatchObject({ items: [{ amount: '20.00', status: 'paid', reason: '' }] });
  for (const { faults } of [neus, pau, marta, till, teresa]) expect(faults).toEqual([]);
});
