import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToRead } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, openBrowser, strangerIn } from '../visitor.ts';

describe('a resident who asks for the outcome of other rules', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('goes from the result to the comparison, and downloads it', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url);
    await page.goto(`${served.url}/procesos-participativos/proc-102/participa`);
    await page.getByRole('link', { name: 'Comparar con otras reglas de reparto' }).click();
    await page.waitForURL(/\/resultados\/comparacion\//u);
    await page.getByText('5 de las 9 propuestas').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.getByText(/Solo la regla A, la del Ayuntamiento, decidió el resultado/u).waitFor();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: /CSV/u }).click();
    const csv = readFileSync(await (await coming).path(), 'utf8');
    expect(csv.split('\r\n')).toHaveLength(11);
    expect(csv).toContain('A by-votes;B equal-shares;C max-votes');
    expect(faults).toEqual([]);
    leave();
  });

  it('chooses another rule by keyboard; two rules are never the same', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, {
      width: 375,
      scheme: 'dark',
      language: 'va',
    });
    await page.goto(`${served.url}/procesos-participativos/proc-102/resultados/comparacion`);
    await page.getByText('equal-shares', { exact: true }).waitFor();
    const second = page.getByRole('combobox', { name: 'Regla B' });
    await second.focus();
    await second.selectOption({ label: 'Màxim de vots' });
    await page.getByRole('heading', { name: 'Què es faria' }).waitFor();
    await expect
      .poll(() => page.locator('code').allTextContents())
      .toEqual([
        'by-votes',
        'max-votes',
        'equal-shares',
        expect.stringContaining('--rules by-votes,max-votes,equal-shares'),
      ]);
    expect(await second.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();
    await page.getByText('max-votes', { exact: true }).waitFor();
    expect(await second.inputValue()).toBe('max-votes');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    leave();
  });

  it('sees that there is nothing to compare while a vote is open', async () => {
    const { page, leave } = await strangerIn(browser, served.url);
    await page.goto(
      `${served.url}/procesos-participativos/presupuestos-participativos/resultados/comparacion`,
    );
    await page.getByText('Aquí no hay un reparto que comparar').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    leave();
  });
});
