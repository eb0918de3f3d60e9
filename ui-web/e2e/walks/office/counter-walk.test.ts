import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { accessibilityFaults } from '../../axe.ts';
import { productToChange, type SharedProduct } from '../../served.ts';
import { leaveBrowser, type Look, newVisitor, openBrowser, scrollsSideways } from '../../visitor.ts';

const place = '/gestion/citas/mostrador';

describe('the counter of an office', () => {
  let served: SharedProduct;
  let browser: Browser;
  let cookie = '';
  beforeAll(async () => {
    served = await productToChange();
    const council = { data: served.data, databaseUrl: undefined, now: Date.now() };
    cookie = await staffCookie(council, {
      id: 'rosa',
      language: 'es',
      roles: ['deskOfficer'],
      now: council.now,
    });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  /** A browser at a desk. */
  async function at(desk: string, look: Look = {}, office = 'plaza') {
    const visitor = await newVisitor(browser, { language: 'es', ...look });
    const [name = '', value = ''] = cookie.split('=');
    await visitor.context.addCookies([{ name, value, url: served.url }]);
    await visitor.page.goto(`${served.url}${place}/${office}`);
    await visitor.page.getByLabel('Mostrador', { exact: true }).selectOption(desk);
    await visitor.page.getByRole('button', { name: 'Empezar a atender' }).click();
    await visitor.page.getByRole('heading', { level: 2, name: /^Esperan? / }).waitFor();
    return visitor;
  }
  /** Gives a ticket by keyboard alone. */
  async function giveTicket(page: Page) {
    await page.keyboard.press('t');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Su turno' }).waitFor();
    const code = await page
      .getByRole('dialog')
      .getByText(/^A-\d+$/u)
      .textContent();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    return code;
  }
  const servedBy = async (page: Page) =>
    (await page.getByRole('heading', { name: /Estás atendiendo a/u }).textContent())?.match(/A-\d+/u)?.[0];

  it('gives tickets, and two desks that press at once call two people, by keyboard alone', async () => {
    const [three, one] = [await at('3'), await at('1')];
    const codes = [await giveTicket(three.page), await giveTicket(three.page), await giveTicket(three.page)];
    expect(codes).toEqual(['A-001', 'A-002', 'A-003']);
    await Promise.all([three, one].map(({ page }) => page.keyboard.press('Enter')));
    const called = [await servedBy(three.page), await servedBy(one.page)];
    expect(new Set(called)).toEqual(new Set(['A-001', 'A-002']));
    expect(await accessibilityFaults(three.page)).toEqual([]);
    await three.page.keyboard.press('p');
    await three.page.getByRole('heading', { name: 'Aparcadas' }).waitFor();
    await three.page.keyboard.press('Enter');
    await three.page.getByRole('heading', { name: 'Estás atendiendo a A-003' }).waitFor();
    expect([three.faults, one.faults]).toEqual([[], []]);
    await one.context.close();

    await three.page.getByRole('link', { name: 'Pantallas de la sala' }).click();
    await three.page.getByRole('button', { name: /pantalla de llamadas/u }).click();
    const link = await three.page.getByRole('link', { name: /\/gestion\/pantalla/u }).getAttribute('href');
    const hall = await newVisitor(browser, { language: 'es' });
    await hall.page.goto(link ?? '');
    await hall.page.getByText('A-003', { exact: true }).waitFor();
    expect(await hall.page.getByText('Rosa').count()).toBe(0);
    expect(await accessibilityFaults(hall.page)).toEqual([]);
    await three.page.getByRole('button', { name: 'Quitar el enlace' }).click();
    await three.page.getByRole('dialog').getByRole('button', { name: 'Quitar el enlace' }).click();
    await hall.page.getByRole('heading', { level: 1, name: /cerrada|tancada|closed|itxita/u }).waitFor();
    await hall.context.close();
    await three.context.close();
  });

  it('gives an appointment to who calls, by keyboard alone, finds it by the telephone and gives it back', async () => {
    const { page, context, faults } = await at('2', { width: 375, scheme: 'dark' }, 'plaza');
    await page.keyboard.press('c');
    await page.getByRole('heading', { level: 1, name: 'Dar una cita' }).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('radio').first().waitFor();
    const isAt = (id: string) => page.evaluate((wanted) => document.activeElement?.id === wanted, id);
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    for (let tabs = 0; tabs < 12 && !(await isAt('counter-booking-name')); tabs += 1)
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await page.keyboard.press('Tab');
    await page.keyboard.type('Amparo Soler');
    await page.keyboard.press('Tab');
    await page.keyboard.type('83143842S');
    await page.keyboard.press('Tab');
    await page.keyboard.type('960 123 456');
    expect(await scrollsSideways(page)).toBe(false);
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { name: /^Cita dada/u });
    const code = /C-\d+/u.exec((await title.textContent()) ?? '')?.[0] ?? '';
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('link', { name: 'Citas', exact: true }).click();
    await page.getByLabel(/^Quién busca su cita/u).fill('123 456');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Anular ${code}` }).click();
    await page.getByLabel(/^Motivo/u).fill('No habrá luz');
    await page.keyboard.press('Enter');
    const calls = page.getByRole('region', { name: 'Por llamar: 1 persona' });
    await calls.getByRole('link', { name: '960 123 456' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Amparo Soler ya lo sabe' }).click();
    await calls.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('fits a phone in the dark', async () => {
    const { page, context } = await at('1', { width: 375, scheme: 'dark' }, 'raval');
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
