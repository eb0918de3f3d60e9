import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { pdfPages } from '#fixtures/builders/pdf-pages.ts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToRead } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { settled } from '../settled.ts';
import { leaveBrowser, newVisitor, openBrowser, strangerIn } from '../visitor.ts';

/** The accessible names of the buttons that match. */
const namesOf = async (page: Page, name: RegExp): Promise<readonly string[]> => {
  const buttons = await page.getByRole('button', { name }).all();
  return Promise.all(buttons.map(async (button) => (await button.getAttribute('aria-label')) ?? ''));
};

/**
 * Where the file of a button was saved. The browser allows no more than ten a second from a page, and no reader is so
 * fast.
 */
async function downloaded(page: Page, name: string): Promise<string> {
  await page.waitForTimeout(150);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return (await coming).path();
}

type Cell = string | number | undefined;

/** The rows of a sheet, each as wide as its headings; a missing cell is empty. */
function rowsOf(sheet: ExcelJS.Worksheet | undefined): readonly (readonly Cell[])[] {
  const rows = (sheet?.getSheetValues() ?? [])
    .slice(1)
    .map((row) => (Array.isArray(row) ? row.slice(1) : []));
  const [heads = []] = rows;
  return rows.map((row) => heads.map((_, column) => (row[column] ?? '') as Cell));
}

/** The cells of a CSV file without quotes; what is written as a number is one. */
const cellsOf = (csv: string): readonly (readonly Cell[])[] =>
  csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      line.split(';').map((cell) => (/^\d+(?:,\d+)?$/u.test(cell) ? Number(cell.replace(',', '.')) : cell)),
    );

const sumOf = ([heads = [], ...rows]: readonly (readonly Cell[])[], column: string): number =>
  rows.reduce((sum, row) => sum + Number(row[heads.indexOf(column)]), 0);

async function votesOf({ url }: { readonly url: string }, survey: string): Promise<number> {
  const answer = await fetch(`${url}/api/vilanova/surveys/${survey}/results`);
  const { results } = (await answer.json()) as { results: Record<string, number> };
  return Object.values(results).reduce((sum, votes) => sum + votes, 0);
}

describe('a resident who looks at results', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('recounts a closed vote in the browser and gets the published fingerprint', async () => {
    const { page, faults, leave } = await strangerIn(browser, served.url, { width: 375, scheme: 'dark' });
    await page.goto(`${served.url}/procesos-participativos/proc-102/participa`);
    await page.getByText(/6 de las 9 propuestas/u).waitFor();
    await page.getByRole('button', { name: /^Recontar/u }).click();
    await page.getByText(/^Coincide\./u).waitFor();
    const hashes = await page
      .locator('dd')
      .filter({ hasText: /^[0-9a-f\s]{64,}$/u })
      .allTextContents();
    expect(hashes).toHaveLength(2);
    expect(new Set(hashes.map((hash) => hash.replaceAll(/\s/gu, ''))).size).toBe(1);
    const list = await (await fetch(`${served.url}/api/vilanova/surveys/sombra-mercado/ballots`)).text();
    const published = (JSON.parse(list.split('\n')[0] ?? '') as { head: string }).head;
    expect(hashes[0]?.replaceAll(/\s/gu, '')).toBe(published);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    leave();
  });

  it('downloads the results as CSV and as XLSX: the same rows, and they add up', async () => {
    const { page, faults } = await newVisitor(browser);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const loaded = () => scripts.some((path) => path.includes('workbook-writer'));
    for (const place of ['proc-102', 'proc-640']) {
      await page.goto(`${served.url}/procesos-participativos/${place}/participa`);
      await page
        .getByRole('button', { name: / XLSX: /u })
        .first()
        .waitFor();
      await settled(page);
      const names = await namesOf(page, /(?:CSV|XLSX): /u);
      expect(new Set(names).size).toBe(names.length);
      // The second has nine results to download: the tenth is published later.
      expect(names.length).toBe(place === 'proc-102' ? 2 : 18);
      // The script that writes workbooks is loaded by the first press, not before.
      expect(loaded()).toBe(place !== 'proc-102');
      for (const name of names.filter((one) => one.includes('XLSX'))) {
        const workbook = new ExcelJS.Workbook();
        await workbook.xlsx.readFile(await downloaded(page, name));
        const sheet = workbook.worksheets[0];
        expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
        const rows = rowsOf(sheet);
        const csv = readFileSync(await downloaded(page, name.replace('XLSX', 'CSV')), 'utf8');
        expect([name, rows]).toEqual([name, cellsOf(csv)]);
        if (place === 'proc-102') expect(sumOf(rows, 'Votos')).toBe(await votesOf(served, 'sombra-mercado'));
      }
      expect(loaded()).toBe(true);
    }
    expect(faults).toEqual([]);
  });

  it('downloads the results as PDF: the same proposals, in the language of the page', async () => {
    const { page, faults } = await newVisitor(browser, { language: 'va' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const ofDocuments = () => asked.filter((path) => /jspdf|\.ttf$/u.test(path));
    await page.goto(`${served.url}/procesos-participativos/proc-102/participa`);
    await page
      .getByRole('button', { name: / PDF: /u })
      .first()
      .waitFor();
    const [name = ''] = await namesOf(page, / PDF: /u);
    await settled(page);
    expect(ofDocuments()).toEqual([]);
    const bytes = readFileSync(await downloaded(page, name));
    expect(ofDocuments().some((path) => path.endsWith('.ttf'))).toBe(true);
    expect(ofDocuments().some((path) => path.includes('jspdf'))).toBe(true);
    const [first = '', ...others] = pdfPages(bytes);
    expect(first.split('\n')[0]).toMatch(/^Resultat: /u);
    expect(first).toMatch(/60\.000,00\u00a0€\n(?:.*\n)*6 de 9\n/u);
    expect(others.join('\n')).toMatch(/Empremta publicada [^\n]+\n(?:[\da-f]{8}\s){8}/u);
    for (const title of await page.locator('tbody th').allTextContents())
      expect(first).toContain(title.trim());
    expect(bytes.toString('latin1')).toContain('/Lang (ca-ES-valencia)');
    expect(faults).toEqual([]);
  });

  it('sees the results of a poll without census before and after answering, and answers once', async () => {
    const { page, leave } = await strangerIn(browser, served.url);
    await page.goto(`${served.url}/procesos-participativos/proc-511/participa`);
    await page.getByRole('button', { name: 'Ver resultados' }).click();
    await page.getByRole('button', { name: 'Ver encuesta' }).click();
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar Encuesta' }).click();
    await page.getByText('¡Tu voto se ha enviado correctamente!').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, salir' }).click();
    await page.getByRole('heading', { name: 'Votos' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(`${served.url}/procesos-participativos/proc-511/participa`);
    await page.getByRole('button', { name: 'Ver encuesta' }).click();
    await page.getByRole('radio').nth(1).check({ force: true });
    await page.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar Encuesta' }).click();
    await page.getByText('Ya existe una participación en la encuesta, no puedes volver a votar.').waitFor();
    leave();
  });

  it('never gets the counts of a vote that is still open and shows them only at the end', async () => {
    for (const what of ['results', 'ballots']) {
      const answer = await fetch(`${served.url}/api/vilanova/surveys/presupuestos-2027/${what}`);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ errCode: 38 });
    }
  });

  it('finds the other town in its own colour, language and rule', async () => {
    const { page, leave } = await strangerIn(browser, served.url);
    await page.goto(`${served.url}/?realm=benialt`);
    await page.locator('h1').waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('ca-ES-valencia');
    await page.getByRole('banner').getByRole('link', { name: 'Processos', exact: true }).click();
    await page.waitForURL(/realm=benialt/u);
    await page.locator('h1').waitFor();
    expect(await page.getByRole('banner').textContent()).toContain('Benialt');
    expect(await accessibilityFaults(page)).toEqual([]);
    leave();
  });
});
