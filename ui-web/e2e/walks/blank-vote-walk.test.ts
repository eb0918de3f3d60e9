import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showWholePage } from '../budget-vote.ts';
import { type Served, serveProduct } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways } from '../visitor.ts';

const survey = '/procesos-participativos/proc-633/participa';
const main = 'barrio-domingos';

/** The council closes the survey: it loads its town again with the last day moved to yesterday. */
function closeSurvey({ data }: Served): void {
  const folder = mkdtempSync(join(tmpdir(), 'concejo-closed-'));
  try {
    cpSync('fixtures/towns/vilanova', folder, { recursive: true });
    const surveys = join(folder, 'surveys');
    for (const name of readdirSync(surveys).filter((file) => file.startsWith('barrio-'))) {
      const text = readFileSync(join(surveys, name), 'utf8');
      writeFileSync(join(surveys, name), text.replace('"endTime": "{{day+20}}"', '"endTime": "{{day-1}}"'));
    }
    const { status, stderr } = spawnSync(process.execPath, ['cli/bin.js', 'town', 'load', folder], {
      env: { ...process.env, CONCEJO_DATA: data },
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The places of the question that has a random order, as they are shown. */
const shownOrder = (page: Page) =>
  page
    .locator('#q-barrio-juegos')
    .getByRole('button', { name: /^Colocar:/u })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));

describe('a resident who casts a blank vote', () => {
  let served: Served;
  let browser: Browser;
  beforeAll(async () => {
    served = await serveProduct();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
    await served?.end();
  });

  it('goes through the sections, finds the order unchanged, votes blank, and finds that ballot in the list', async () => {
    const { page, faults } = await newVisitor(browser, { width: 320 });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${served.url}${survey}`);
    await showWholePage(page);
    await page.getByText('Sección 1 de 3 · 0 de 9 preguntas respondidas').first().waitFor();
    expect(await scrollsSideways(page)).toBe(false);

    const order = await shownOrder(page);
    expect(order).toHaveLength(6);
    await page.reload();
    await page.getByText('Sección 1 de 3 · 0 de 9 preguntas respondidas').first().waitFor();
    expect(await shownOrder(page)).toEqual(order);

    const sections = page.getByRole('navigation', { name: 'Secciones de la encuesta' });
    await sections.getByRole('link', { name: /^Qué mejorar/u }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('section-2');

    const question = page.locator(`#q-${main}`);
    await question.getByRole('radio', { name: 'Sí' }).check({ force: true });
    const blank = question.getByRole('checkbox', { name: /^Votar en blanco/u });
    await blank.focus();
    await page.keyboard.press('Space');
    expect(await question.getByRole('radio', { name: 'Sí' }).isChecked()).toBe(false);
    await page.getByText('Sección 1 de 3 · 1 de 9 preguntas respondidas').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Enviar Encuesta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Voto en blanco').waitFor();
    await dialog.getByRole('button', { name: 'Enviar Encuesta' }).click();
    await dialog.getByText('¡Tu voto se ha enviado correctamente!').waitFor();
    const code = /(?:[A-Z2-7]{4}\W*){6}/u.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
    expect(code.replaceAll(/\W/gu, '')).toHaveLength(24);

    closeSurvey(served);
    await page.goto(`${served.url}${survey}`);
    const result = page.getByRole('region', { name: /^¿Cerramos la calle Major/u }).first();
    await result.getByText('Todas las papeletas están en blanco.').waitFor();
    const recount = page.getByRole('region', { name: 'Recuéntalo tú' });
    await recount.getByText('Buscar mi código en la lista').click();
    await recount.getByLabel('Código del justificante').fill(code);
    await recount.getByRole('button', { name: 'Buscar' }).click();
    await recount.getByText('Tu papeleta está en la lista y dice:').waitFor();
    await recount.getByText('Voto en blanco', { exact: true }).waitFor();
    await recount
      .getByText(/^Coincide\./u)
      .first()
      .waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);

    const list = await (await fetch(`${served.url}/api/vilanova/surveys/${main}/ballots`)).text();
    expect(list.trim().split('\n').slice(1)).toEqual([expect.stringMatching(/"answer":null\}$/u)]);
    expect(faults).toEqual([]);
  });

  it('reads from when the results of one question will be published, and cannot have them before', async () => {
    const { page } = await newVisitor(browser);
    await page.goto(`${served.url}/procesos-participativos/proc-640/participa`);
    await page.getByText(/^Los resultados de esta pregunta se publicarán el .*, a las 10\.00\.$/u).waitFor();
    await page.getByText(/^Papeletas en blanco: 9 \(6,6\s%\)\.$/u).waitFor();
    for (const what of ['results', 'ballots']) {
      expect((await fetch(`${served.url}/api/vilanova/surveys/raval-huerto/${what}`)).status).toBe(403);
    }
  });
});
