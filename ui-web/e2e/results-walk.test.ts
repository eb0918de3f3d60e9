import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serveProduct } from './served.ts';
import { accessibilityFaults, newVisitor, openBrowser } from './visitor.ts';

describe('a resident who looks at results', () => {
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

  it('recounts a closed vote in the browser and gets the published fingerprint', async () => {
    const { page, faults } = await newVisitor(browser, { width: 375, scheme: 'dark' });
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
  });

  it('sees the results of a poll without census before and after answering, and answers once', async () => {
    const { page } = await newVisitor(browser);
    await page.goto(`${served.url}/procesos-participativos/proc-511/participa`);
    await page.getByRole('button', { name: 'Ver resultados' }).click();
    await page.getByRole('button', { name: 'Ver encuesta' }).click();
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar Encuesta' }).click();
    await page.getByText('¡Tu voto se ha enviado correctamente!').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click();
    await page.getByRole('heading', { name: 'Votos' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(`${served.url}/procesos-participativos/proc-511/participa`);
    await page.getByRole('radio').nth(1).check({ force: true });
    await page.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar Encuesta' }).click();
    await page.getByText('Ya existe una participación en la encuesta, no puedes volver a votar.').waitFor();
  });

  it('never gets the counts of a vote that is still open and shows them only at the end', async () => {
    for (const what of ['results', 'ballots']) {
      const answer = await fetch(`${served.url}/api/vilanova/surveys/presupuestos-2027/${what}`);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ errCode: 38 });
    }
  });

  it('finds the other town in its own colour, language and rule', async () => {
    const { page } = await newVisitor(browser);
    await page.goto(`${served.url}/?realm=benialt`);
    await page.locator('h1').waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('ca-ES-valencia');
    await page.getByRole('banner').getByRole('link', { name: 'Processos', exact: true }).click();
    await page.waitForURL(/realm=benialt/u);
    await page.locator('h1').waitFor();
    expect(await page.getByRole('banner').textContent()).toContain('Benialt');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
