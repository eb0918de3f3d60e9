import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '#domain/office/roles.ts';
import { aGivenPasskey, type GivenPasskey } from '#fixtures/builders/councils/closing-people.ts';
import { accessibilityFaults } from '../../axe.ts';
import { productToChange, type SharedProduct } from '../../served.ts';
import { settled } from '../../settled.ts';
import { postAsStaff, staffWindow } from '../../staff-window.ts';
import { leaveBrowser, type Look, newVisitor, openBrowser, scrollsSideways } from '../../visitor.ts';
import { showWholePage } from '../../budget-vote.ts';

let served: SharedProduct;
let browser: Browser;
beforeAll(async () => {
  served = await productToChange();
  browser = await openBrowser();
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const staffOf = (id: string, roles: readonly Role[], key?: GivenPasskey) =>
  staffWindow(served, browser, { id, roles, ...(key === undefined ? {} : { key }) });

const at = (path: string, realm = 'vilanova') => `${served.url}${path}?realm=${realm}`;

/** Writes the budget of a vote, with its proposals pasted from a spreadsheet. */
async function buildBudget(page: Page) {
  await page.goto(at('/gestion/encuestas'));
  await page.getByRole('button', { name: 'Encuesta nueva' }).click();
  await page.getByLabel('Título', { exact: true }).fill('Presupuesto joven');
  await page.getByRole('button', { name: 'Crear el borrador' }).click();
  await page.getByLabel('Tipo de pregunta').selectOption({ label: 'Reparto de un presupuesto' });
  await page.getByLabel('Importe total').fill('10000');
  await page.getByLabel('Último día').fill('2031-11-27');
  await page.getByText('Quien está en el censo propio', { exact: true }).click();
  await page.getByLabel(/^Resultados al cerrar/u).check();
  await page.getByRole('button', { name: 'Pegar de una hoja' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/^Copia las filas/u)
    .fill(
      'Código\tTítulo\tTítulo (valenciano)\tImporte\nJ1\tPista de patines\tPista de patins\t6.000,00\nJ2\tMural\tMural\t5.000,00',
    );
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Añadir 2 filas' }).click();
  await page.getByText(/cuestan 11\.000,00/u).waitFor();
  await page.getByText('Partes iguales', { exact: true }).click();
  await page.getByLabel('Título · valenciano').fill('Pressupost jove');
  await page
    .getByText(/Guardado a las/u)
    .first()
    .waitFor();
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

/** Somebody with the link votes as an invented person. */
async function rehearse(link: string, look: Look) {
  const { page, context, faults } = await newVisitor(browser, look);
  await page.goto(link);
  const [identity = '', code = ''] = await page.locator('dd').allTextContents();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ir a la votación' }).click();
  await settled(page);
  await page.getByText('Ensayo: nada de lo que votes aquí cuenta.').waitFor();
  await showWholePage(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Mural' })
    .getByRole('button', { name: /^Añadir/u })
    .click();
  await page.getByLabel('NIF o NIE').fill(identity);
  await page.getByLabel(/^Año de nacimiento/u).fill(code);
  await page.getByRole('checkbox', { name: /^Autorizo/u }).check({ force: true });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Enviar Encuesta' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Enviar|Sí|Votar)/u })
    .click();
  await page
    .getByText(/justificante/iu)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  return { page, context };
}

/** Signs a vote: Amparo with the passkey of her device, under a name, since passkeys know no numbers; others have none. */
async function sign(id: string, vote: string, words: string) {
  const key = id === 'Amparo' ? aGivenPasskey() : undefined;
  const { page, context } = await staffOf(id, ['voteSigner', 'reader'], key);
  await page.goto(
    at(`/gestion/encuestas/${vote}`).replace('127.0.0.1', key === undefined ? '127.0.0.1' : 'localhost'),
  );
  await page
    .getByText(
      key === undefined ? /^Entras sin llave de acceso/u : 'Al firmar se te pide la llave de acceso.',
    )
    .waitFor();
  await page.getByLabel('He leído la pregunta y cómo se cuenta').check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: words, exact: true }).click();
  return { page, context };
}

it('a budget is built, rehearsed by people with its link, opened by two, and says so below the survey', async () => {
  const office = await staffOf('Neus', ['publisher', 'reader']);
  const vote = await buildBudget(office.page);
  expect(await accessibilityFaults(office.page)).toEqual([]);

  await office.page.getByRole('button', { name: 'Empezar un ensayo' }).click();
  const link = await office.page.locator('code', { hasText: '/ensayo/' }).textContent();
  const voter = await rehearse(link ?? '', { width: 375 });
  await office.page.getByRole('button', { name: 'Cerrar la votación del ensayo' }).click();
  await office.page.getByText('sus páginas enseñan el resultado', { exact: false }).waitFor();
  expect(await accessibilityFaults(office.page)).toEqual([]);
  await voter.page.reload();
  await voter.page.getByText('Coincide.', { exact: false }).waitFor();
  await office.page.getByRole('button', { name: 'Acabar y borrarlo todo' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Acabar y borrarlo todo' }).click();
  await office.page.getByRole('button', { name: 'Empezar un ensayo' }).waitFor();
  await voter.page.reload();
  await voter.page.getByRole('heading', { name: 'Este ensayo ha acabado' }).waitFor();
  await voter.context.close();

  const first = await sign('Amparo', vote, 'Firmar');
  await first.page.getByText('La primera firma es tuya.', { exact: false }).waitFor();
  await first.context.close();
  const second = await sign('Vicent', vote, 'Firmar y abrir la votación');
  await second.page.getByRole('heading', { name: 'Fijo desde la apertura' }).waitFor();
  expect(await accessibilityFaults(second.page)).toEqual([]);
  await second.context.close();

  const process = 'documents/procesos/proc-388';
  const changes = [
    { path: 'data/survey', value: vote },
    { path: 'data/buttons/participa', was: false, value: true },
  ];
  const drafted = await postAsStaff(served, office.context, `${process}/draft`, { changes });
  const { version } = (await drafted.json()) as { version: number };
  expect(
    (await postAsStaff(served, office.context, `${process}/acts`, { act: 'publish', version })).status(),
  ).toBe(200);
  const reader = await newVisitor(browser, {});
  await reader.page.goto(at('/procesos-participativos/terrazas-y-descanso/participa'));
  const note = reader.page.getByRole('complementary', { name: 'Lo que está fijo de esta votación' });
  await note.getByText('Fija desde el', { exact: false }).click();
  await note.getByText('Amparo, Vicent', { exact: false }).waitFor();
  expect(await accessibilityFaults(reader.page)).toEqual([]);
});
