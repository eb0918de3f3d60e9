import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../axe.ts';
import { type Served, serveProduct } from '../../served.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../../visitor.ts';

const token = 'neus-makes-all-by-hand-0123456';
const member = {
  name: 'Neus',
  token: createHash('sha256').update(token).digest('hex'),
  roles: [{ role: 'publisher' }, { role: 'editor' }],
};

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer(),
});

describe('what an editor makes by hand', () => {
  let served: Served;
  let browser: Browser;
  let page: Page;
  let resident: Page;
  const faults: string[][] = [];
  beforeAll(async () => {
    served = await serveProduct(undefined, { staff: { vilanova: [member] } });
    browser = await openBrowser();
    const [office, portal] = [await newVisitor(browser), await newVisitor(browser, { width: 375 })];
    faults.push(office.faults, portal.faults);
    [page, resident] = [office.page, portal.page];
    await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
    await page.goto(`${served.url}/gestion/documentos?realm=vilanova`);
  });
  afterAll(async () => {
    await leaveBrowser(browser);
    await served?.end();
  });

  const group = (name: string) => page.getByRole('group', { name, exact: true });
  const press = (name: string | RegExp, within: Page | ReturnType<typeof group> = page) =>
    within.getByRole('button', { name, exact: true }).first().click();

  async function list() {
    await page.getByRole('link', { name: 'Páginas y noticias' }).click();
    await page.getByRole('button', { name: /^Documento nuevo/u }).waitFor();
  }

  /** A new document of a kind, in its editor. */
  async function make(kind: string, title: string) {
    await list();
    await page.getByRole('button', { name: /^Documento nuevo/u }).click();
    const dialog = page.getByRole('dialog', { name: 'Documento nuevo' });
    await dialog.getByLabel('Clase').selectOption({ label: kind });
    await dialog.getByRole('textbox').fill(title);
    await dialog.getByRole('button', { name: 'Crear el borrador' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('complementary').waitFor();
  }
  async function publish() {
    await page
      .getByRole('button', { name: /^Publicar/u })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Publicar' });
    await dialog.getByRole('button', { name: 'Publicar' }).click();
    await page.getByText('Publicado', { exact: true }).first().waitFor();
  }
  const residentSees = async (path: string, query = '') => {
    await resident.goto(`${served.url}${path}?realm=vilanova${query}`);
    return resident.getByRole('main');
  };

  it('is a table from nothing: its description, its first row, and the page that residents read', async () => {
    await make('Descripciones de tablas', 'Becas de música');
    for (const [n, title, kind] of [
      [0, 'Beca', 'Texto'],
      [1, 'Importe', 'Dinero'],
    ] as const) {
      await press('Añadir columna');
      const column = group('Columnas').getByRole('listitem').nth(n);
      await column.getByLabel('Título · castellano').fill(title);
      await column.getByLabel('Tipo').selectOption({ label: kind });
    }
    await publish();
    await make('Tabla: Becas de música', 'Beca de trompeta');
    await page.getByLabel('Importe').fill('1.250,50');
    expect(await accessibilityFaults(page)).toEqual([]);
    await publish();
    await make('Páginas', 'Las becas');
    await press('Tablas');
    await press('Elegir: Descripción de la tabla', group('Tablas'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Becas de música/u })
      .click();
    await publish();
    const shown = await residentSees('/entidades/las-becas');
    await shown.getByText('Beca de trompeta').waitFor();
    expect(await shown.innerText()).toMatch(/1\.250,50\s€/u);
  });

  it('is another menu, which the settings name', async () => {
    await make('Menús', 'Menú de fiestas');
    await press('Añadir apartado');
    await page.getByLabel('Título · castellano').fill('Las fiestas');
    await page.getByLabel('Dirección web').fill('/noticias');
    await publish();
    await list();
    await page.getByRole('link', { name: /^Ajustes y portada/u }).click();
    await page
      .getByRole('link', { name: /^Vilanova de la Marjal/u })
      .last()
      .click();
    await press('Elegir otro: Menú');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Menú de fiestas/u })
      .click();
    await publish();
    await residentSees('/transparencia');
    await resident.getByText('Las fiestas').first().waitFor({ state: 'attached' });
  });

  it('is a call for grants, and a grant of it', async () => {
    await make('Convocatorias de ayudas', 'Ayudas a la lectura');
    await page.getByLabel('Número de registro').fill('900001');
    await publish();
    await make('Ayudas concedidas', 'Ayudas a la lectura');
    await page.getByLabel('Beneficiario').first().fill('Club de lectura La Marjal');
    await page.getByLabel('Importe').first().fill('350');
    await publish();
    const calls = await residentSees('/subvenciones');
    await calls.getByText('Ayudas a la lectura').first().waitFor();
    const shown = await residentSees('/subvenciones', '&vista=concesiones');
    await shown.getByText('Club de lectura La Marjal').first().waitFor();
  });

  it('is an article with pictures, an album, files and a word that is explained', async () => {
    await make('Artículos y noticias', 'Fotos de la feria');
    await press('Imágenes');
    const pictures = group('Imágenes');
    await pictures
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('plaza.png', '#aa5500'));
    await pictures.getByText('plaza.png').waitFor();
    await pictures.getByLabel('Texto alternativo · castellano').fill('La plaza llena');
    await press('Álbumes');
    const albums = group('Álbumes');
    await albums.getByLabel('Nombre · castellano').fill('Los puestos');
    await press('Imágenes', albums);
    await albums
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('puesto.png', '#0055aa'));
    await albums.getByText('puesto.png').waitFor();
    await albums.getByLabel('Texto alternativo · castellano').fill('Un puesto de fruta');
    await press('Archivos');
    const file = { name: 'programa.txt', mimeType: 'text/plain', buffer: Buffer.from('A las diez') };
    await group('Archivos').locator('input[type=file]').last().setInputFiles(file);
    await group('Archivos').getByText('programa.txt').waitFor();
    await press('Palabra explicada');
    await page.getByLabel('Palabra en castellano').fill('Feria');
    await page.getByRole('textbox', { name: 'Explicación en castellano' }).click();
    const writing = page.locator('.ProseMirror[aria-label="Explicación en castellano"], .ProseMirror').last();
    await writing.waitFor();
    await writing.pressSequentially('Un mercado');
    await page.getByText(/^Guardado a las/u).waitFor();
    await publish();
    const shown = await residentSees('/pagina/fotos-de-la-feria');
    await shown.getByText('Un mercado').waitFor();
    for (const name of ['La plaza llena', 'Un puesto de fruta'])
      await shown.getByRole('img', { name }).or(shown.getByRole('button', { name })).first().waitFor();
    await shown.getByRole('heading', { name: 'Los puestos' }).waitFor();
    await shown.getByRole('link', { name: /^programa/u }).waitFor();
    expect(await accessibilityFaults(resident)).toEqual([]);
    expect(faults.flat()).toEqual([]);
  });
});
