// How long a sale takes at the till from the open camera to the receipt, for a customer with one voucher and the proof by
// number, on a processor at a quarter of this one's speed: the page's thread is slowed down by Chromium, its worker is not. The
// camera is a film of the code, and the script types and taps without a pause, so that what is measured is the page, the
// decoder and the council. Chromium on Linux has no decoder of its own (`BarcodeDetector`): ours reads the code. Beside it
// are the same sale at full speed and the taps.
import { join } from 'node:path';
import type { Page } from 'playwright';
import { serveProduct } from '../served.ts';
import { oneVoucher, shopAtWork } from '../shop-at-work.ts';
import { newVisitor } from '../visitor.ts';

const rounds = 5;
const photo = join(import.meta.dirname, '../../../fixtures/towns/vilanova/office/farola.jpg');
const served = await serveProduct();
const { browser, code } = await shopAtWork(served);
const { page, context } = await newVisitor(browser, { width: 375, touches: true });
const session = await context.newCDPSession(page);

let taps = 0;
const tap = async (on: Page, name: string | RegExp) => {
  taps += 1;
  await on.getByRole('button', { name }).tap();
};
const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

await page.goto(`${served.url}/bonos/tienda`);
await tap(page, 'Con un código de papel');
await page.getByLabel('NIF de la tienda').fill('B58378431');
await page.getByLabel('Código de papel').fill(code);
await tap(page, 'Entrar');
await title('Entra más rápido la próxima vez');
await tap(page, 'Ahora no');
await title('¿Cuánto vale la compra?');

/** One sale from the camera on, and the taps that it took beside typing; it is taken back, so that the next can use the voucher. */
async function sale(): Promise<{ readonly seconds: number; readonly read: number; readonly taps: number }> {
  await page.goto(`${served.url}/bonos/tienda`);
  // A sale that was begun waits on the device.
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (await page.getByRole('button', { name: 'Cancelar' }).isVisible()) await tap(page, 'Cancelar');
  await page.evaluate(() => localStorage.clear());
  const began = performance.now();
  await page.reload({ waitUntil: 'commit' });
  await title('¿Cuánto vale la compra?');
  const read = performance.now() - began;
  taps = 0;
  await page.getByLabel('Precio, en euros').fill('40.00');
  await tap(page, 'Seguir');
  await title('Comprobantes');
  // The button of the ticket opens the camera of the phone, which gives a picture.
  taps += 1;
  await page.locator('[data-picture="ticket"]').setInputFiles(photo);
  await page.getByText('Foto guardada').waitFor();
  await page.getByLabel('Número y letra del DNI').fill(oneVoucher);
  await tap(page, 'Ver el resumen');
  await title('Resumen de la venta');
  await tap(page, 'Terminar la venta');
  await title('Venta terminada');
  const done = { seconds: (performance.now() - began) / 1000, read: read / 1000, taps };
  await tap(page, /Deshacer la venta \(15 min\)/u);
  await tap(page, 'Deshacer la venta');
  await title('Venta deshecha');
  return done;
}

for (const rate of [1, 4]) {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const sales: Awaited<ReturnType<typeof sale>>[] = [];
  for (let n = 0; n < rounds; n += 1) sales.push(await sale());
  const middle = (of: (one: (typeof sales)[number]) => number) =>
    sales.map(of).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  process.stdout.write(
    `  ${rate === 1 ? 'at full speed' : 'at a quarter of it'}: ${middle(({ seconds }) => seconds).toFixed(1)} s from the loading of the till to the receipt (aim 12), of which ${middle(({ read }) => read).toFixed(1)} until the code is read; longest ${Math.max(...sales.map(({ seconds }) => seconds)).toFixed(1)} s; ${middle((one) => one.taps)} taps beyond typing (aim 4)\n`,
  );
}
await browser.close();
await served.end();
