import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToRead } from '../served.ts';
import { leaveBrowser, newVisitor, openBrowser, strangerIn } from '../visitor.ts';

/** The count of the command line, over the same council. */
async function countedByCommand(url: string): Promise<{ met: number; total: number; percentage: string }> {
  const command = join(import.meta.dirname, '../../../cli/bin.js');
  const asked = ['--base-url', url, '--realm', 'vilanova', '--format', 'json', '--quiet'];
  const { stdout } = await promisify(execFile)(process.execPath, [
    command,
    'transparency',
    'count',
    ...asked,
  ]);
  return JSON.parse(stdout);
}

describe('a journalist who looks up what the council publishes', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('reads the same figure as on the command line, goes from a tile to its point, and opens an article', async () => {
    const { page, context, faults } = await newVisitor(browser, { width: 1280, language: 'es' });
    await page.goto(`${served.url}/transparencia`);
    await page.getByRole('heading', { level: 1, name: 'Índice de transparencia' }).waitFor();
    const { met, total, percentage } = await countedByCommand(served.url);
    const sum = await page.locator('main p', { hasText: 'puntos publicados' }).first().innerText();
    expect(sum.replaceAll(/\s+/gu, ' ')).toContain(`${met} de ${total} puntos publicados`);
    await page
      .getByText(`${percentage.replace('.', ',')}\u00a0%`)
      .first()
      .waitFor();

    await page.getByRole('link', { name: /^Punto 52: disponible/u }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#p-52').waitFor({ state: 'visible' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('p-52');
    expect(await page.locator('details[open]').filter({ visible: true }).count()).toBe(2);
    await page
      .locator('#p-52')
      .getByText(/no respondía/u)
      .waitFor();

    await page.getByRole('link', { name: /^Punto 48: disponible/u }).click();
    const opened = context.waitForEvent('page');
    await page.locator('#p-48').getByRole('link').first().click();
    await (await opened)
      .getByRole('heading', { level: 1, name: 'Contratos, menores y modificaciones' })
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('opens all of it at once, on a telephone, in the dark scheme, in Valencian', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, {
      width: 375,
      scheme: 'dark',
      language: 'va',
    });
    await page.goto(`${served.url}/transparencia`);
    await page.getByRole('button', { name: 'Obrir-ho tot' }).click();
    await page.locator('#p-80').waitFor({ state: 'visible' });
    expect(await page.locator('details:not([open])').count()).toBe(
      await page.locator('header details').count(),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(faults).toEqual([]);
    leave();
  });

  it('sees closed text opened by the browser’s own search', async () => {
    const { page, leave } = await strangerIn(browser, served.url, { width: 1280, language: 'es' });
    await page.goto(`${served.url}/transparencia`);
    await page.getByRole('heading', { name: 'Punto por punto' }).waitFor();
    const point = page.locator('#p-52');
    expect(await point.isVisible()).toBe(false);
    const words = (await point.locator('p').first().textContent())?.replace(/^52\.\s*/u, '') ?? '';
    // A link to a text of a page and the browser's search open what they find in the same way; a script cannot use
    // the second.
    await page.evaluate((text) => location.assign(`#:~:text=${encodeURIComponent(text)}`), words);
    await point.waitFor({ state: 'visible' });
    leave();
  });

  it('prints every point, even if it is closed', async () => {
    const { page, leave } = await strangerIn(browser, served.url, { width: 1280, language: 'es' });
    await page.goto(`${served.url}/transparencia`);
    await page.getByRole('heading', { name: 'Punto por punto' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const number of [1, 40, 80]) expect(await page.locator(`#p-${number}`).isVisible()).toBe(true);
    leave();
  });

  it('compares years, and downloads the points', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, { width: 1280, language: 'es' });
    await page.goto(`${served.url}/transparencia`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar los puntos en CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('transparencia-2017.csv');
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(81);
    expect(lines.filter((line) => line.includes(';sí;'))).toHaveLength(63);
    await page.getByRole('list', { name: 'Años' }).getByRole('link').nth(1).click();
    await page.getByText('72,50\u00a0%').first().waitFor();
    await page.getByRole('combobox', { name: 'Edición del índice' }).selectOption('vilanova');
    await page.getByRole('heading', { name: 'Los 8 puntos' }).waitFor();
    expect(new URL(page.url()).search).toBe('?edition=vilanova');
    expect(faults).toEqual([]);
    leave();
  });
});
