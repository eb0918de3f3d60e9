import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstPageLoad, type Load } from '../first-page-load.ts';
import { productToRead } from '../served.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

const form = '/solicitud/incidencias';
const map = /drawn-map/u;

describe('a form that is opened as the first page', () => {
  let served: { readonly url: string };
  let browser: Browser;
  let load: Load;
  let home: Load;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
    home = await firstPageLoad(browser, served.url);
    load = await firstPageLoad(browser, `${served.url}${form}`, '#campo-body', {
      to: '[role=application]',
      asks: map,
    });
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('adds less script and style to the first page than the first page itself may weigh', () => {
    expect(load.kilobytes('script')).toBeGreaterThan(home.kilobytes('script'));
    expect(load.kilobytes('script') - home.kilobytes('script')).toBeLessThanOrEqual(110);
    expect(load.kilobytes('css') - home.kilobytes('css')).toBeLessThanOrEqual(10);
  });

  it('asks for the map only once the resident comes to it, and sends no request to others', () => {
    const itsMap = load.all.find(({ url }) => map.test(url));
    expect(itsMap).toBeDefined();
    expect(load.before).not.toContain(itsMap);
    expect(load.before.filter(({ url }) => !url.startsWith(served.url))).toEqual([]);
  });

  it('can be filled in if neither map nor captcha loads, and says so in words', async () => {
    const { page, context } = await newVisitor(browser, { width: 375 });
    await context.route(/drawn-map|requests\/captcha/u, (route) => route.abort());
    await page.goto(`${served.url}${form}`);
    await page.locator('#campo-body').fill('Una farola rota');
    await page.getByRole('application').scrollIntoViewIfNeeded();
    await page
      .getByText('El mapa no se ha podido cargar. Escribe la calle o cuéntalo con palabras.')
      .waitFor();
    await page.getByText('La imagen no ha llegado. Pide otra.').waitFor();
    await context.unroute(/drawn-map|requests\/captcha/u);
    await page.getByRole('button', { name: 'Otra imagen' }).click();
    await page.getByText('La imagen no ha llegado. Pide otra.').waitFor({ state: 'detached' });
  });
});
