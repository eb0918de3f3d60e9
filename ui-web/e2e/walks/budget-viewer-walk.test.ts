import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToRead } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways, strangerIn } from '../visitor.ts';

/** Where the file of a button was saved. */
async function downloaded(page: Page, name: RegExp): Promise<string> {
  await page.waitForTimeout(150);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return (await coming).path();
}

/** The drawings of the page, once they are there. */
async function drawn(page: Page): Promise<void> {
  await page.locator('.js-plotly-plot .main-svg').first().waitFor({ state: 'attached' });
}

const cents = (text: string): number => Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 100);

describe('a resident who looks at the budget', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('opens it down to the programmes, each level adding up to the cent', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url);
    await page.goto(`${served.url}/presupuesto`);
    await page.getByText(/^De cada 100 €/u).waitFor();
    await drawn(page);
    const table = page.getByRole('table').first();
    await table.getByRole('button', { name: 'Servicios públicos básicos' }).click();
    await table.getByRole('button', { name: 'Bienestar comunitario' }).click();
    const amounts = (depth: number) => table.locator(`tbody tr[data-depth="${depth}"] td:nth-child(2)`);
    const read = async (depth: number) => {
      const texts = await amounts(depth).allTextContents();
      return texts.map((text) => cents(text.replace(/\s€$/u, '')));
    };
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    const total = cents((await table.locator('tfoot td').first().innerText()).replace(/\s€$/u, ''));
    expect(sum(await read(0))).toBe(total);
    expect(sum(await read(1))).toBe((await read(0))[1]);
    const welfare = await table
      .locator('tr', { hasText: 'Bienestar comunitario' })
      .locator('td')
      .first()
      .innerText();
    expect(sum(await read(2))).toBe(cents(welfare.replace(/\s€$/u, '')));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    leave();
  });

  it('keeps year and view in the address, and finds them there again', async () => {
    const { page, leave } = await strangerIn(browser, served.url, { width: 375, scheme: 'dark' });
    await page.goto(`${served.url}/presupuesto`);
    await page.getByRole('link', { name: '2024' }).click();
    await page.getByRole('link', { name: 'Ingresos' }).click();
    await page.getByRole('link', { name: 'Por habitante' }).click();
    await page.getByRole('heading', { level: 1, name: 'Presupuesto de ingresos 2024' }).waitFor();
    expect(new URL(page.url()).search).toBe('?year=2024&side=income&per=head');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Presupuesto de ingresos 2024' }).waitFor();
    expect(await page.getByRole('link', { name: 'Por habitante' }).getAttribute('aria-current')).toBe('true');
    expect(await scrollsSideways(page)).toBe(false);
    leave();
  });

  it('downloads it, with real numbers, and the chart as a picture', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url);
    await page.goto(`${served.url}/presupuesto?by=economic`);
    await drawn(page);
    const csv = readFileSync(
      await downloaded(page, /^Descargar «Presupuesto de gastos 2026» en CSV/u),
      'utf8',
    );
    const lines = csv.slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toBe('Código;Nombre;Aprobado;Con los cambios;Ejecutado');
    const chapters = lines.filter((line) => /^\d;/u.test(line));
    expect(chapters.length).toBeGreaterThan(5);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(await downloaded(page, /^Descargar «Presupuesto de gastos 2026» en XLSX/u));
    const sheet = workbook.worksheets[0];
    expect(sheet?.rowCount).toBe(lines.length);
    const approved = chapters.reduce((sum, line) => sum + cents(line.split(';')[2] ?? ''), 0);
    let inSheet = 0;
    sheet?.eachRow((row) => {
      if (/^\d$/u.test(row.getCell(1).text)) inSheet += Math.round(Number(row.getCell(3).value) * 100);
    });
    expect(inSheet).toBe(approved);
    const figure = page.getByRole('figure').first();
    const coming = page.waitForEvent('download');
    await figure.getByRole('button', { name: /en PNG/u }).click();
    const picture = readFileSync(await (await coming).path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.length).toBeGreaterThan(10_000);
    expect(faults).toEqual([]);
    leave();
  });

  it('loads charts only when they are in view, without a button that would share them', async () => {
    const { page, faults } = await newVisitor(browser, { width: 375 });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${served.url}/presupuesto/diccionario`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(fetched.filter((url) => url.includes('drawn-chart'))).toEqual([]);
    await page.goto(`${served.url}/presupuesto`);
    await page.getByRole('figure').first().scrollIntoViewIfNeeded();
    await drawn(page);
    expect(fetched.filter((url) => url.includes('drawn-chart'))).not.toEqual([]);
    const years = page.getByRole('figure', { name: 'Aprobado y ejecutado, por años' });
    await years.scrollIntoViewIfNeeded();
    await years.locator('.main-svg').first().waitFor({ state: 'attached' });
    expect(await page.locator('.modebar-btn').count()).toBe(0);
    expect(await page.locator('figure [aria-hidden="true"] .main-svg').count()).toBeGreaterThan(1);
    await years.getByText('Ver las cifras').click();
    expect(await years.getByRole('row').count()).toBe(4);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('looks through the contracts page by page, sorted and searched', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, { width: 375 });
    await page.goto(`${served.url}/presupuesto/contratos`);
    await page.getByText('Página 1 de 9').waitFor();
    await page.getByLabel('Ordenar por').selectOption({ label: 'Importe de adjudicación, de más a menos' });
    const amounts = page.locator('td[data-head="Importe de adjudicación"]');
    const first = async () =>
      cents((await amounts.first().innerText()).replace(/^.*: /u, '').replace(/\s€$/u, ''));
    await expect.poll(first).toBeGreaterThan(300_000_00);
    const shown = await amounts.allInnerTexts();
    expect(shown).toHaveLength(10);
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByText('Página 2 de 9').waitFor();
    await page.getByLabel('Buscar en todas las columnas').fill('evaluación');
    await page.getByText(/^\d de 86 filas$/u).waitFor();
    expect(await page.locator('td[data-head="Estado"]').first().innerText()).toContain('EVALUACIÓN');
    const csv = readFileSync(await downloaded(page, /^Descargar «Contratos» en CSV/u), 'utf8');
    expect(
      csv
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .every((row) => row.includes('EVALUACIÓN')),
    ).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(faults).toEqual([]);
    leave();
  });

  it('finds a word in the dictionary, with its source', async () => {
    const { page, leave } = await strangerIn(browser, served.url, { language: 'va', scheme: 'dark' });
    await page.goto(`${served.url}/presupuesto/diccionario`);
    await page.getByLabel('Buscar una paraula o un codi').fill('ciclomotors');
    await page.getByText('Altres vehicles: ciclomotors').waitFor();
    expect(
      await page.getByRole('link', { name: /Hisenda|Haciendas Locales/u }).getAttribute('href'),
    ).toContain('boe.es');
    expect(await accessibilityFaults(page)).toEqual([]);
    leave();
  });
});
