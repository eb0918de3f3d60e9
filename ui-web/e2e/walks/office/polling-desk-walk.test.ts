import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/shared/calendar-day.ts';
import { openedVote } from '#fixtures/builders/councils/opened-vote.ts';
import { overHttp } from '#fixtures/builders/councils/over-http.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { accessibilityFaults } from '../../axe.ts';
import { productToChange, type SharedProduct } from '../../served.ts';
import { leaveBrowser, type Look, newVisitor, openBrowser, scrollsSideways } from '../../visitor.ts';

describe('a desk on the day of a vote', () => {
  let served: SharedProduct;
  let browser: Browser;
  let cookie = '';
  beforeAll(async () => {
    served = await productToChange();
    const now = Date.now();
    const council = { server: overHttp(served.url), data: served.data, databaseUrl: undefined, now };
    const more = { endTime: addDays(dayAt(now, 'Europe/Madrid'), 9) };
    await openedVote(council, { realm: 'vilanova', surveys: ['domingos'], more });
    cookie = await staffCookie(council, { id: 'fatima', language: 'es', roles: ['pollingOfficer'], now });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  async function at(place: string, look: Look) {
    const visitor = await newVisitor(browser, { language: 'es', ...look });
    const [name = '', value = ''] = cookie.split('=');
    await visitor.context.addCookies([{ name, value, url: served.url }]);
    await visitor.page.goto(`${served.url}/gestion/encuestas/domingos/${place}`);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    return visitor;
  }
  /** Types a number as an officer does: it is where the focus is. */
  async function serve(page: Page, number: string, answer: string) {
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await page.getByText(answer, { exact: true }).waitFor();
  }

  it('serves a person by keyboard alone, with two presses of Enter, and keeps the number nowhere', async () => {
    const { page, faults } = await at('mesa', { width: 1280 });
    const field = page.getByLabel('NIF, NIE o pasaporte');
    await field.waitFor();
    await serve(page, '12345678Z', 'Puede votar');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Papeleta dada', { exact: true }).waitFor();
    await serve(page, '12.345.678-z', 'No puede votar otra vez');
    await serve(page, '00000002W', 'No está en el censo');
    expect(await field.inputValue()).toBe('');
    const kept = await page.evaluate(() =>
      JSON.stringify([
        document.documentElement.outerHTML,
        { ...localStorage },
        { ...sessionStorage },
        location.href,
      ]),
    );
    expect(kept).not.toMatch(/12345678|12\.345|00000002W/u);
    expect(faults).toEqual([]);
  });

  it('fits a phone in the dark, and shows the day in steps of 25', async () => {
    const { page } = await at('mesa', { width: 375, scheme: 'dark' });
    await page.getByLabel('NIF, NIE o pasaporte').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'El día de la votación' }).click();
    await page.getByRole('heading', { name: 'Día a día' }).waitFor();
    await page.getByText('Igual: cada marca de la web tiene su papeleta.').waitFor();
    expect(await page.getByText('oculto', { exact: true }).count()).toBe(1);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
