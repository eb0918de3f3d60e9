import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToChange, type SharedProduct } from '../served.ts';
import { showWholePage, writeBirthDate } from '../budget-vote.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

const nobodys = 'AAAA BBBB CCCC DDDD EEEE FFFF';
const codeField = (page: Page) => page.getByLabel('Código del justificante de tu voto anterior');
const dialogOf = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => page.getByRole('button', { name: 'Enviar Encuesta' }).click();

/** Sends the vote in the dialog, and returns the code of the receipt. */
async function sendFromDialog(page: Page): Promise<string> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Enviar Encuesta' }).click();
  await dialog.getByText('¡Tu voto se ha enviado correctamente!').waitFor();
  return (await dialog.locator('[translate=no]').first().textContent()) ?? '';
}

describe('a resident who changes a vote on another device', () => {
  let served: SharedProduct;
  let browser: Browser;
  beforeAll(async () => {
    served = await productToChange();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });
  const visit = async (path: string, width: 375 | 1280, title: RegExp) => {
    const visitor = await newVisitor(browser, { width, language: 'es' });
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    await visitor.page.goto(`${served.url}${path}`);
    await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await showWholePage(visitor.page);
    return visitor;
  };
  const participants = async () => {
    const answer = await fetch(`${served.url}/api/vilanova/surveys/barrio-domingos`);
    return ((await answer.json()) as { voteCount: number }).voteCount;
  };

  it('without a census sees at once that a code names no vote, and changes it with the right one', async () => {
    const open = async (width: 375 | 1280) => {
      const visitor = await visit('/procesos-participativos/proc-633/participa', width, /./u);
      const main = visitor.page.locator('#q-barrio-domingos');
      await main.getByRole('radio').first().waitFor({ state: 'attached' });
      return { ...visitor, main };
    };
    const first = await open(1280);
    await first.main.getByRole('radio', { name: 'Sí' }).check({ force: true });
    await first.page.locator('#q-barrio-falta').getByRole('textbox').fill('Una fuente');
    await send(first.page);
    const code = await sendFromDialog(first.page);
    const counted = await participants();

    const { page, main, faults } = await open(375);
    await main.getByRole('radio', { name: 'No' }).check({ force: true });
    await page.getByText('¿Ya has votado y quieres cambiar tu voto?').click();
    await codeField(page).fill(nobodys);
    await page.getByText('Ningún voto de esta encuesta tiene ese código.').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await send(page);
    await page.waitForFunction(() => document.activeElement?.id === 'earlier-code');
    expect(await dialogOf(page).count()).toBe(0);
    expect(await participants()).toBe(counted);

    await codeField(page).fill(code.toLowerCase());
    await page.getByText(/^Hemos encontrado tu voto anterior/u).waitFor();
    const kept = page.locator('#q-barrio-falta');
    expect(await kept.textContent()).toContain('no se puede cambiar: se queda como está');
    expect(await kept.getByRole('textbox').count()).toBe(0);
    await send(page);
    await dialogOf(page).getByText('Este voto sustituirá al anterior.').waitFor();
    const items = dialogOf(page).getByRole('listitem');
    expect(await items.filter({ hasText: 'Sustituye a tu respuesta anterior: Sí' }).count()).toBe(1);
    expect(await items.filter({ hasText: 'Se queda como está' }).allTextContents()).toEqual([
      expect.stringContaining('Una fuente'),
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect((await sendFromDialog(page)).replaceAll(/\s/gu, '')).toBe(code.replaceAll(/\s/gu, ''));
    expect(await participants()).toBe(counted);
    expect(faults).toEqual([]);
  });

  it('with a census sees when sending that a code names no vote, and changes it with the right one', async () => {
    const path = '/procesos-participativos/pressupost-del-poble/participa?realm=benialt';
    const identified = async (width: 375 | 1280, proposal: RegExp) => {
      const visitor = await visit(path, width, /^Presupuesto del pueblo/u);
      const { page } = visitor;
      await page
        .getByRole('listitem')
        .filter({ hasText: proposal })
        .getByRole('button', { name: /^Añadir/u })
        .click();
      await page.getByRole('checkbox', { name: /^Autorizo/u }).check({ force: true });
      await page.getByLabel('Tipo de documento').selectOption({ label: 'NIF español sin DNI' });
      await page.getByLabel('Número del documento').fill('K1234567L');
      await writeBirthDate(page, '1991-10-05');
      await page.getByRole('button', { name: 'Comprobar' }).click();
      await page.getByText('Sus credenciales son válidas.').waitFor();
      return visitor;
    };
    const first = await identified(1280, /Arreglar la acequia madre/u);
    await send(first.page);
    const code = await sendFromDialog(first.page);

    const { page, faults } = await identified(375, /Arreglar la acequia madre/u);
    await page.getByText('¿Ya has votado y quieres cambiar tu voto?').click();
    await codeField(page).fill(nobodys);
    await send(page);
    await page
      .getByText(/^No hemos encontrado ningún voto que puedas cambiar/u)
      .first()
      .waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await codeField(page).fill(code);
    await page.getByRole('button', { name: 'Ver mi voto anterior' }).click();
    await page.getByText(/^Este es tu voto anterior/u).waitFor();
    await send(page);
    await dialogOf(page).getByText('Este voto sustituirá al anterior.').waitFor();
    await sendFromDialog(page);
    expect(faults).toEqual([]);
  });
});
