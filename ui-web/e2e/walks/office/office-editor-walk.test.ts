import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../axe.ts';
import { type Served, serveProduct } from '../../served.ts';
import { leaveBrowser, type Look, newVisitor, openBrowser, scrollsSideways } from '../../visitor.ts';

const tokens = { Neus: 'neus-of-the-editor-walk-01234', Pau: 'pau-of-the-editor-walk-012345' };
const member = (name: keyof typeof tokens) => ({
  name,
  token: createHash('sha256').update(tokens[name]).digest('hex'),
  roles: [{ role: 'publisher' }, { role: 'editor' }],
});
const services = { staff: { vilanova: [member('Neus'), member('Pau')] } };
const article = 'articulos/not-2141';

describe('the work of two editors', () => {
  let served: Served;
  let browser: Browser;
  beforeAll(async () => {
    served = await serveProduct(undefined, services);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
    await served?.end();
  });

  async function editorOf(name: keyof typeof tokens, document: string, look: Look = {}) {
    const visitor = await newVisitor(browser, look);
    await visitor.page.setExtraHTTPHeaders({ authorization: `Bearer ${tokens[name]}` });
    await visitor.page.goto(`${served.url}/gestion/documentos/${document}`);
    await visitor.page.getByRole('complementary').waitFor();
    return visitor;
  }
  const lead = (page: Page) => page.getByLabel('Entradilla · castellano');
  const saved = (page: Page) => page.getByText(/Guardado a las/u).waitFor();
  const shownToResidents = async () =>
    (await fetch(`${served.url}/pagina/mesas-para-votar?realm=vilanova`)).text();

  it('meets in one document: in different fields, in the same one, and residents see what is published', async () => {
    const [neus, pau] = [await editorOf('Neus', article), await editorOf('Pau', article)];
    await neus.page.getByLabel('Titular · castellano').fill('Mesas para votar acompañado');
    await pau.page.getByLabel('Subtítulo · castellano').fill('En la biblioteca y en el mercado');
    await saved(neus.page);
    await saved(pau.page);
    await lead(neus.page).fill('De lunes a viernes, de 10 a 14 horas.');
    await neus.page.getByText('Más antiguo que el texto en castellano.').first().waitFor();
    await expect
      .poll(async () => (await fetchDraft()).find(({ path }) => path === 'lead/es')?.value)
      .toContain('14');
    await lead(pau.page).fill('De lunes a jueves, de 10 a 13 horas.');
    await pau.page.getByText('Neus y tú habéis cambiado este mismo texto.').waitFor();
    expect(await accessibilityFaults(pau.page)).toEqual([]);
    await pau.page.getByRole('heading', { level: 1 }).focus();
    await pau.page.keyboard.press('1');
    await expect.poll(() => lead(pau.page).inputValue()).toBe('De lunes a jueves, de 10 a 13 horas.');
    await expect
      .poll(async () => (await fetchDraft()).find(({ path }) => path === 'lead/es')?.value)
      .toContain('jueves');

    await pau.page.getByRole('button', { name: 'Publicar 3 cambios' }).click();
    const dialog = pau.page.getByRole('dialog', { name: 'Publicar' });
    await dialog.getByLabel('Nota (si hace falta)').fill('Nuevo horario');
    await dialog.getByRole('button', { name: 'Publicar' }).click();
    await pau.page.getByText('Publicado.', { exact: false }).first().waitFor();
    const page = await shownToResidents();
    expect([page.includes('Mesas para votar acompañado'), page.includes('de 10 a 13 horas')]).toEqual([
      true,
      true,
    ]);

    // One field of the version before comes back, by the history of that field, and is scheduled.
    await pau.page.getByLabel('Titular · castellano').focus();
    await pau.page.getByRole('button', { name: 'Historia de «Titular (castellano)»' }).click();
    await pau.page.getByRole('button', { name: 'Recuperar este texto' }).last().click();
    await expect
      .poll(() => pau.page.getByLabel('Titular · castellano').inputValue())
      .toBe('Mesas para votar con ayuda en la biblioteca y en el mercado');
    await saved(pau.page);
    await pau.page.getByRole('button', { name: 'Un día' }).click();
    await pau.page.getByLabel('Se publica el').fill('2031-01-07T08:00');
    await pau.page.getByRole('button', { name: /^Programar para/u }).click();
    await pau.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Programar/u })
      .click();
    await pau.page.getByText(/^Programado\./u).waitFor();
    expect(await shownToResidents()).toContain('Mesas para votar acompañado');
    expect([neus.faults, pau.faults]).toEqual([[], []]);

    async function fetchDraft() {
      const answer = await fetch(`${served.url}/api/vilanova/staff/documents/${article}`, {
        headers: { authorization: `Bearer ${tokens.Neus}` },
      });
      return ((await answer.json()) as { draft: readonly { path: string; value?: string }[] }).draft;
    }
  });

  it('plans a process by keyboard alone, on a line that is read and fits a phone', async () => {
    const process = 'procesos/presupuestos-participativos-2027';
    const { page, faults } = await editorOf('Neus', process);
    const end = page.getByRole('slider', { name: 'Cuándo acaba: Votación' });
    const before = await end.getAttribute('aria-valuenow');
    await end.focus();
    for (const key of ['ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
    await expect.poll(() => end.getAttribute('aria-valuenow')).toBe(String(Number(before) + 8));
    await saved(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Añadir fase' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.type('Balance');
    await page.getByRole('button', { name: '6. Balance' }).waitFor();
    expect(faults).toEqual([]);

    const phone = await editorOf('Neus', process, { width: 375, scheme: 'dark' });
    await phone.page.evaluate(() => localStorage.setItem('officeLanguage', 'va'));
    await phone.page.reload();
    await phone.page.getByRole('slider', { name: 'Quan comença: El procés sencer' }).waitFor();
    expect(await scrollsSideways(phone.page)).toBe(false);
    expect(await accessibilityFaults(phone.page)).toEqual([]);
    expect(phone.faults).toEqual([]);
  });
});
