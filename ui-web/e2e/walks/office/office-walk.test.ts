import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '#cli/main.ts';
import { recordingIo } from '#cli/recording-io.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { seedRequests } from '#fixtures/builders/databases/seeded-requests.ts';
import { accessibilityFaults } from '../../axe.ts';
import { type Served, serveProduct } from '../../served.ts';
import { leaveBrowser, type Look, newVisitor, openBrowser, scrollsSideways } from '../../visitor.ts';

const token = 'clerk-of-the-walk-0123456789';
const services = {
  staff: {
    vilanova: [
      {
        name: 'Neus',
        token: createHash('sha256').update(token).digest('hex'),
        roles: [{ role: 'requestOfficer' }, { role: 'moderator' }, { role: 'publisher' }],
      },
    ],
  },
};
const titles = [
  ...Array.from({ length: 15 }, (_, number) => `Aviso ${number + 1}`),
  'Farola apagada',
  'Banco roto',
  'Baldosa suelta',
  'Gos solt al parc',
  'Contenedor lleno',
];

describe('the hour of a clerk', () => {
  let served: Served;
  let browser: Browser;
  beforeAll(async () => {
    served = await serveProduct(undefined, services);
    await seedRequests(served.data, titles, Date.parse('2026-11-16T09:00:00Z'));
    browser = await openBrowser();
    await writeTemplate();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
    await served?.end();
  });

  async function atDesk(look: Look = {}) {
    const visitor = await newVisitor(browser, look);
    await visitor.page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
    await visitor.page.goto(`${served.url}/gestion/solicitudes`);
    await visitor.page.getByRole('link', { name: 'Baldosa suelta' }).waitFor();
    return visitor;
  }
  /** The template of the walks, written by a clerk as anybody would. */
  async function writeTemplate(): Promise<void> {
    const { page, context, faults } = await newVisitor(browser, { language: 'es' });
    await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
    await page.goto(`${served.url}/gestion/plantillas/nueva`);
    await page.getByLabel('Nombre', { exact: true }).fill('Recogida');
    await page.getByLabel('Español', { exact: true }).fill('Hola, ');
    await page
      .getByRole('group', { name: 'Poner un dato en el texto en Español' })
      .getByRole('button', { name: 'Nombre' })
      .click();
    await page.keyboard.type(': iremos.');
    await page.getByText('Hola, Empar: iremos.').waitFor();
    await page.getByLabel('Al enviarla, la solicitud').selectOption('En gestión');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Guardar la plantilla' }).click();
    await page.getByText('Guardada: Recogida').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  }
  const opened = (page: Page) =>
    page.getByRole('heading', { level: 2, name: /\p{L}/u }).and(page.locator('#solicitud'));
  const field = (page: Page) => page.locator('#redactar');

  it('passes by keyboard alone: a template answer in three strokes, assigned, several closed, and undone', async () => {
    const { page, faults } = await atDesk();
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('j', 'Enter');
    await opened(page).waitFor();
    const first = (await opened(page).textContent()) ?? '';
    await press('p', 'Enter');
    await expect.poll(() => field(page).inputValue()).toBe('Hola, Empar: iremos.');
    await press('Control+Enter');
    // The next one opens, and Z brings the first one back with its text.
    await expect.poll(() => opened(page).textContent()).not.toBe(first);
    await press('z');
    await expect.poll(() => opened(page).textContent()).toBe(first);
    await expect.poll(() => field(page).inputValue()).toBe('Hola, Empar: iremos.');
    await press('r');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('redactar');
    await press('Control+Enter');
    await expect.poll(() => opened(page).textContent()).not.toBe(first);

    await press('a', 'Home', 'Enter');
    await expect.poll(() => page.locator('#elegir-quien').textContent()).toContain('Yo');

    await page.getByRole('link', { name: 'Gos solt al parc' }).focus();
    await press('x', 'k', 'x', 'e', 'End', 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Pasar 2 a «Cerrada»' });
    await dialog.getByText('En 2 se puede').waitFor();
    await dialog.getByRole('button', { name: 'Hacerlo en 2' }).focus();
    await press('Enter');
    await page.getByText('2 solicitudes guardadas.').or(page.getByText('2 solicitudes cambiadas.')).waitFor();
    await press('z');
    await expect.poll(() => page.getByText(/2 solicitudes (?:guardadas|cambiadas)/u).count()).toBe(0);
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Cerrada' }).count()).toBe(0);

    // Enter comes before the answer, and opens what the answer finds.
    await press('Control+k');
    await page.keyboard.type('contenedor');
    await press('Enter');
    await expect.poll(() => opened(page).textContent()).toBe('Contenedor lleno');
    expect(faults).toEqual([]);
  });

  it('is readable for everybody in five languages', async () => {
    const { page, faults } = await atDesk();
    await page.getByRole('link', { name: 'Baldosa suelta' }).click();
    await opened(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const tags = { Valencià: 'ca-ES-valencia', Català: 'ca', English: 'en', Euskara: 'eu' };
    for (const [language, tag] of Object.entries(tags)) {
      await page.locator('summary', { hasText: 'Neus' }).first().click();
      await page.getByRole('button', { name: language, exact: true }).click();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(tag);
      await page.keyboard.press('Escape');
      // The bar above stays where it is, and would hide half of what the list was scrolled to.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.locator('body').textContent()).not.toContain('⟦');
    }
    expect(faults).toEqual([]);
  });

  it('passes on a phone: the list, then the request, with what is typed kept', async () => {
    const { page, faults } = await atDesk({ width: 375, touches: true });
    expect(await scrollsSideways(page)).toBe(false);
    for (const menu of ['Vistas', 'Datos']) {
      await page.locator('summary', { hasText: menu }).tap();
      expect(await scrollsSideways(page)).toBe(false);
      await page.locator('summary', { hasText: menu }).tap();
    }
    await page.getByRole('link', { name: 'Contenedor lleno' }).tap();
    await opened(page).waitFor();
    expect(await page.getByRole('link', { name: 'Baldosa suelta' }).isVisible()).toBe(false);
    await field(page).fill('Pasaremos');
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Las solicitudes' }).tap();
    await page.getByRole('link', { name: 'Contenedor lleno' }).tap();
    expect(await field(page).inputValue()).toBe('Pasaremos');

    await page.getByRole('button', { name: 'Rellenar o cambiar' }).tap();
    const fields = page.getByRole('dialog', { name: 'Datos de la oficina' });
    await fields.getByRole('combobox', { name: 'Brigada' }).selectOption('obras');
    expect(await accessibilityFaults(page)).toEqual([]);
    await fields.getByRole('button', { name: 'Guardar' }).tap();
    await page.getByRole('definition').filter({ hasText: 'Obras' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('goes through twenty requests by keyboard: three strokes answer one, and the next one opens', async () => {
    const { page, faults } = await atDesk();
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const now = async () => (await opened(page).textContent()) ?? '';
    const seen = new Set<string>();
    await page.getByRole('link', { name: /./u }).and(page.locator('[data-request] a')).first().focus();
    await press('Enter');
    await opened(page).waitFor();
    for (let request = 1; request <= titles.length; request += 1) {
      const title = await now();
      seen.add(title);
      if (request % 5 === 0) {
        // A note stays in the office, so the request stays open.
        await press('n');
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('redactar');
        await page.keyboard.type('Lo mira la brigada');
        await press('Control+Enter');
        await page.getByText('Lo mira la brigada').first().waitFor();
        await press('Escape');
      }
      await press('p', 'Enter');
      await expect.poll(() => field(page).inputValue()).toBe('Hola, Empar: iremos.');
      await press('Control+Enter');
      if (request < titles.length) await expect.poll(now).not.toBe(title);
    }
    expect([...seen].toSorted()).toEqual([...titles].toSorted());
    expect(faults).toEqual([]);
  });

  it('merges two requests by keyboard, and opens one from a point of the map', async () => {
    const enter = async (body: string, lat: number) => {
      const entered = await fetch(`${served.url}/api/vilanova/staff/requests/enter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          mailbox: 'incidencias',
          channel: 'telephone',
          request: {
            body,
            category: 'alumbrado',
            address: 'Camí del Molí',
            extra: { estorba: 'no' },
            coordinates: { lat, lng: -0.3455 },
          },
          consent: { shown: 'Se le leyó.' },
          key: `entered-in-the-walk-${Math.round(lat * 10_000)}`,
        }),
      });
      expect(entered.status).toBe(200);
      return ((await entered.json()) as { readonly iid: string }).iid;
    };
    const kept = await enter('Rama caída', 39.41);
    const duplicate = await enter('Rama rota', 39.4115);
    const { page, faults } = await atDesk();
    await page.getByRole('link', { name: 'Rama rota' }).click();
    await opened(page).waitFor();
    await page.keyboard.press('u');
    const dialog = page.getByRole('dialog', { name: 'Unir con otra solicitud' });
    await dialog.getByRole('button', { name: /^Rama caída/u }).waitFor();
    // From the field of the search to its button, and to the one that is close.
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await dialog.getByText(`${duplicate} se cierra y remite a ${kept}.`).waitFor();
    await dialog.getByRole('button', { name: 'Unirlas' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: kept, exact: true }).waitFor();
    expect(await dialog.count()).toBe(0);

    await page.getByRole('button', { name: 'Mapa', exact: true }).click();
    await page.locator('canvas').first().waitFor();
    await page
      .getByRole('list', { name: 'Lo que se ve en el mapa' })
      .getByRole('button', { name: 'Rama caída' })
      .click();
    await expect.poll(() => opened(page).textContent()).toBe('Rama caída');
    expect(await page.getByRole('link', { name: duplicate, exact: true }).isVisible()).toBe(true);
    expect(faults).toEqual([]);
  });

  it('ends with a photo: uploaded, described, published, and found by a resident at its address', async () => {
    const { page, faults } = await atDesk({ language: 'es', width: 375 });
    await page.getByText('Más', { exact: true }).click();
    await page.getByRole('link', { name: 'Imágenes y archivos' }).click();
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f5d50' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 25/1 0/1' } })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel('Elegir archivos')
      .setInputFiles({ name: 'Plaça Major.jpg', mimeType: 'image/jpeg', buffer: photo });
    await page.getByRole('link', { name: 'Placa-Major.jpg' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Placa-Major.jpg' }).click();
    await page.getByRole('heading', { name: 'Todavía no es público' }).waitFor();
    await page.getByRole('textbox', { name: 'Español' }).fill('La plaza Mayor vacía.');
    await page.getByRole('button', { name: 'Guardar los textos' }).click();
    await page.getByText('Los textos están guardados.').waitFor();
    const byResident = () => fetch(`${served.url}/files/vilanova/Placa-Major.jpg`);
    expect((await byResident()).status).toBe(404);
    await page.getByRole('slider', { name: 'De arriba abajo' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Guardar el punto' }).click();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await page.getByRole('heading', { name: 'Lo ve todo el mundo' }).waitFor();
    const seen = Buffer.from(await (await byResident()).arrayBuffer());
    expect([seen.includes('Exif'), (await sharp(seen).metadata()).width]).toEqual([false, 900]);
    // What lies half under the bar of a phone is a small target only until it is scrolled.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(faults).toEqual([]);
  });

  it('can be verified afterwards: every step of it is there, and one that is changed is found', async () => {
    const audit = async () => {
      const recorded = recordingIo({ env: { CONCEJO_DATA: served.data, CONCEJO_SAMPLE: 'none' } });
      return { exit: await main(['audit', '--locale', 'en'], recorded.io), err: recorded.err() };
    };
    expect(await audit()).toEqual({ exit: 0, err: expect.stringContaining('all of them verify') });
    const database = openSql(join(served.data, 'concejo.sqlite'));
    database.exec(
      `UPDATE steps SET by_whom = 'Pep' WHERE number = 1 AND subject = (SELECT min(subject) FROM steps)`,
    );
    database.close();
    expect(await audit()).toEqual({
      exit: 1,
      err: expect.stringMatching(/step 1 of file\/Placa-Major.jpg was changed after it was written/u),
    });
  });
});
