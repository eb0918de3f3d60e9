import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serveProduct } from './served.ts';
import { accessibilityFaults, newVisitor, openBrowser } from './visitor.ts';

describe('a resident who looks for a proposal', () => {
  let served: Served;
  let browser: Browser;
  beforeAll(async () => {
    served = await serveProduct();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.end();
  });

  it('narrows the list by keyboard, opens one, and comes back to where they were', async () => {
    const { page, context, faults } = await newVisitor(browser, { width: 375 });
    await page.goto(`${served.url}/propuestas`);
    await page.getByRole('status').filter({ hasText: '35 propuestas' }).waitFor();
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('ACEQUIA');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: '1 propuesta' }).waitFor();
    expect(new URL(page.url()).search).toBe('?title=ACEQUIA');
    await page.getByRole('link', { name: /Recuperación de la acequia/u }).click();
    await page.getByRole('heading', { level: 1, name: /Recuperación de la acequia/u }).waitFor();
    expect(await page.title()).toContain('Recuperación de la acequia');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('status').filter({ hasText: '1 propuesta' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('ACEQUIA');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('finds the same from an address that somebody sent, and a way on where there is nothing', async () => {
    const { page, context, faults } = await newVisitor(browser, {
      width: 1280,
      scheme: 'dark',
      language: 'va',
    });
    await page.goto(`${served.url}/propuestas?barrio=raval&validationStatus=1`);
    await page.getByRole('status').filter({ hasText: 'propostes' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Barri' }).inputValue()).toBe('raval');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(`${served.url}/propuestas?title=zzz`);
    await page.getByRole('button', { name: 'Llevar tots els filtres' }).click();
    await page.getByRole('status').filter({ hasText: '35 propostes' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('that is not there gets a page that says so, with the right status', async () => {
    const { page, context } = await newVisitor(browser);
    const answer = await page.goto(`${served.url}/propuestas/p-0`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
