import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overHttp } from '#fixtures/builders/councils/over-http.ts';
import { noteWork } from '#fixtures/builders/noted-work.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { codeOfVoucher, putCampaign } from '#fixtures/builders/vouchers/open-campaign.ts';
import { asking, codeOfShop, shopCookie } from '#fixtures/builders/vouchers/shop-visit.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { pictureOf } from '#fixtures/builders/vouchers/till.ts';
import type { prepareOfflineCall } from '#adapters/wire/vouchers/offline/prepare-offline.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { accessibilityFaults } from '../axe.ts';
import { type Served, serveProduct } from '../served.ts';
import { browserFlags, scrollsSideways } from '../visitor.ts';

const day = 86_400_000;
const photo = join(import.meta.dirname, '../../../fixtures/towns/vilanova/office/farola.jpg');
const twice = { id: '9K2QRA5D3HT8', type: 'veinte', number: '12345678Z' } as const;
const once = { id: '8K2QRA5D3HT8', type: 'cinco', number: '12345678Z' } as const;
const ironmonger = { ...bakery, id: 'roig', name: 'Ferretería Roig', taxNumber: '12345678Z' };

describe('a till that loses its line', () => {
  let served: Served;
  let context: BrowserContext | undefined;
  const folder = scratchFolder({}, () => {});
  const now = Date.now();
  const campaign = {
    ...openCampaign,
    identityProof: 'shown',
    redeem: { from: now - day, until: now + 30 * day },
    offline: { vouchers: 2, amount: 4000, hours: 8, devices: 5, bearer: 'council' },
  } as never as typeof openCampaign;
  beforeAll(async () => {
    served = await serveProduct();
    await putCampaign({ data: served.data }, campaign, [twice, once]);
  }, 120_000);
  afterAll(async () => {
    await context?.close();
    await served?.end();
  });

  /** The browser of the till, as it is after it was closed the last time. */
  async function openTill(colorScheme: 'light' | 'dark'): Promise<Page> {
    noteWork('process');
    noteWork('page');
    const path = process.env['CONCEJO_BROWSER'];
    context = await chromium.launchPersistentContext(folder, {
      ...(path && { executablePath: path }),
      args: [...browserFlags],
      viewport: { width: 375, height: 800 },
      colorScheme,
    });
    return context.newPage();
  }
  const council = () => ({ server: overHttp(served.url), data: served.data });
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
  const scanned = async (page: Page, text: string) => {
    await page.getByLabel('O escribe las letras').fill(text);
    await press(page, 'Seguir');
  };
  const sell = async (page: Page, price: string) => {
    await page.getByLabel('Precio, en euros').fill(price);
    await page.keyboard.press('Enter');
    await page.locator('[data-picture="ticket"]').setInputFiles(photo);
    await page.getByText('Foto guardada en este aparato').waitFor();
    await page.getByLabel('He visto el DNI').check();
    await press(page, 'Ver el resumen');
    await press(page, 'Terminar la venta');
  };

  /** A till of another shop, which was given its allowance first and sells the same voucher without a line. */
  async function otherTill(): Promise<() => Promise<void>> {
    const call = asking(council(), await shopCookie(council(), ironmonger, now));
    const { body } = await call('shop/offline', { hasUnsent: false, lists: [] });
    const [prepared] = (body as unknown as CallAnswer<typeof prepareOfflineCall>).campaigns;
    return async () => {
      const file = pictureOf('other till');
      const ticket = (await call('shop/pictures', { campaign: 'otono', kind: 'ticket', file })).body as {
        readonly id?: string;
      };
      const sale = {
        key: 'a-key-of-the-other-till',
        campaign: 'otono',
        allowance: prepared?.allowance?.from,
        madeAt: new Date().toISOString(),
        price: '40.00',
        lines: [{ code: codeOfVoucher(council(), campaign, twice), uses: 1 }],
        ticket: ticket.id,
        isSeen: true,
      };
      const brought = await call('shop/offline/sales', { sales: [sale] });
      expect(brought.body).toMatchObject({ items: [{ outcome: 'confirmed' }] });
    };
  }

  it('sells by the signature of codes, keeps the sale when the browser is closed, and brings it', async () => {
    const bringOther = await otherTill();
    const code = await codeOfShop(council(), bakery, now);
    let page = await openTill('light');
    await page.goto(`${served.url}/bonos/tienda`);
    await press(page, 'Con un código de papel');
    await page.getByLabel('NIF de la tienda').fill(bakery.taxNumber);
    await page.getByLabel('Código de papel').fill(code);
    await press(page, 'Entrar');
    await press(page, 'Ahora no');
    await page.getByText('Si se corta la línea').click();
    await page.getByText(/^Te quedan 2 bonos y 40,00\s€, hasta las/u).waitFor();
    const isKept = async () => (await (await caches.open('shop-pages')).keys()).length > 0;
    await expect.poll(() => page.evaluate(isKept), { timeout: 20_000 }).toBe(true);

    await context?.setOffline(true);
    await scanned(page, '9K2Q-RA5D-3HT8');
    await page.getByText('Sin línea no valen las letras', { exact: false }).waitFor();
    await page.getByText(/^Sin línea desde las \d\d:\d\d\. Puedes seguir\.$/u).waitFor();
    await scanned(page, `${codeOfVoucher(council(), campaign, twice).slice(0, -1)}X`);
    await page.getByText('Ha ocurrido un error al leer bono').waitFor();
    await scanned(page, codeOfVoucher(council(), campaign, twice));
    await sell(page, '40.00');
    await page.getByRole('heading', { level: 1, name: 'Venta apuntada' }).waitFor();
    await page.getByText('Pendiente de confirmar').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'Nueva venta');
    await scanned(page, codeOfVoucher(council(), campaign, twice));
    await page.getByText('Este bono ya estaba gastado. No lo descuentes.').waitFor();
    await context?.close();

    // The other till comes first; its allowance was reserved first, too.
    await bringOther();
    page = await openTill('dark');
    await context?.setOffline(true);
    await page.goto(`${served.url}/bonos/tienda?lang=va`);
    await page.getByText(/^1 venda sense pujar: 20,00\s€/u).waitFor();
    await page.getByText(/^Et queda 1 bo i 20,00\s€, fins a les/u).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);

    await context?.setOffline(false);
    await page
      .getByText(/el bo ja estava gastat en una altra botiga \(20,00\s€\)\. Ho cobrix la campanya/u)
      .waitFor();
    await expect.poll(() => page.getByText('sense pujar', { exact: false }).count()).toBe(0);
    await press(page, 'Entés');
    await press(page, 'Informe de hui');
    await page.getByText('B-0002-1').waitFor();
  }, 120_000);
});
