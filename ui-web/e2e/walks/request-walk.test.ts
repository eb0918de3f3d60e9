import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { pdfPages } from '#fixtures/builders/pdf-pages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCaptcha, aPhoto, fillInIncident } from '../filled-form.ts';
import { productToChange, type SharedProduct } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

/**
 * In the browser: whether a draft with a file is stored. Looking must not create the database before the portal does.
 */
async function draftHasFile(): Promise<boolean> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'concejo-requests')) return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open('concejo-requests');
    opening.addEventListener('success', () => {
      const drafts = opening.result.transaction('drafts').objectStore('drafts').getAll();
      drafts.addEventListener('success', () => {
        opening.result.close();
        resolve(
          drafts.result.some((draft: { readonly files: readonly unknown[] }) => draft.files.length === 1),
        );
      });
    });
  });
}

describe('a resident reports something', () => {
  let served: SharedProduct;
  let browser: Browser;
  beforeAll(async () => {
    served = await productToChange();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('sees what is missing, corrects it, attaches a photo, and gets a reference that opens the request again', async () => {
    const { page, context, faults } = await newVisitor(browser, { width: 375 });
    await page.goto(`${served.url}/solicitud/incidencias`);
    await page.locator('#enviar button').first().click();
    const summary = page.getByRole('alert').first();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: /Qué ha pasado/u }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('campo-body');

    await fillInIncident(page);
    const sent = page.waitForRequest((request) => request.url().includes('/assets2'));
    await page.locator('#campo-images').setInputFiles({
      name: 'farola.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPhoto(page),
    });
    const body = (await sent).postDataBuffer()?.toString('latin1') ?? '';
    expect(body).not.toContain('GPSLatitude');
    await page.getByText(/^\d+ kB$/u).waitFor();

    await answerCaptcha(page);
    await page.locator('#enviar button').first().click();
    await page.locator('#repaso').getByText('La farola de la plaza no se enciende desde el lunes').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // One answer is changed, and Back leads to the summary, not out of the form.
    await page.getByRole('link', { name: /^Cambiar.*Con palabras$/u }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('campo-senas');
    await page.locator('#campo-senas').fill('Junto al lavadero');
    await page.goBack();
    await page.locator('#repaso').getByText('Junto al lavadero').waitFor();
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    const dialog = page.getByRole('dialog', { name: 'Solicitud enviada correctamente' });
    await dialog.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const reference = (await dialog.locator('[translate=no]').textContent()) ?? '';
    expect(reference).toMatch(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/u);

    const [copy] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Descargar PDF' }).click(),
    ]);
    expect(copy.suggestedFilename()).toBe(`solicitud-${reference}.pdf`);
    const [printed = ''] = pdfPages(readFileSync(await copy.path()));
    expect(printed).toContain('Avisar de una incidencia');
    expect(printed).toContain(reference);
    expect(printed).toContain('La farola de la plaza no se enciende desde el lunes');
    expect(printed).toContain('farola.jpg');
    expect(printed).toContain('empar@correu.example');

    // A sender who closed the window finds the request again in the list of this device.
    await page.goto(`${served.url}/solicitudes`);
    await page.getByText('No tienes ninguna solicitud a medias.').waitFor();
    await page
      .locator('#enviadas')
      .getByRole('link', { name: /^La farola de la plaza/u })
      .click();
    await page.locator('#consulta dd', { hasText: 'Recibida' }).waitFor();
    expect(page.url()).toContain(`/solicitudes#${reference}`);
    await page.locator('#enviado dd', { hasText: 'farola.jpg' }).waitFor();
    await page.locator('#enviado dd', { hasText: 'e…@correu.example' }).waitFor();
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar PDF' }).click(),
    ]);
    expect(pdfPages(readFileSync(await again.path()))[0]).toContain(reference);

    // Without a connection a reply stays; it is sent once.
    await page.locator('#respuesta').fill('Es la segunda, junto al lavadero.');
    await page
      .locator('#mensajes input[type=file]')
      .first()
      .setInputFiles({
        name: 'detalle.jpg',
        mimeType: 'image/jpeg',
        buffer: await aPhoto(page),
      });
    await page
      .locator('#mensajes')
      .getByText(/^\d+ kB$/u)
      .waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
    await page.getByText(/el mensaje todavía no se ha enviado/u).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Intentarlo ahora' }).click();
    const shown = page.locator('#mensajes li a', { hasText: 'detalle.jpg' }).locator('img');
    await shown.waitFor();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2048);
    expect(await page.locator('#mensajes li', { hasText: 'Es la segunda' }).count()).toBe(1);

    // After the end: the council has finished, and the sender is asked once how it went.
    const neus = { id: 'Neus, que responde', roles: ['requestOfficer'], now: Date.now() } as const;
    const cookie = await staffCookie(served, neus);
    const move = async (status: string) => {
      const moved = await fetch(`${served.url}/api/vilanova/staff/requests/${reference}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin: served.url },
        body: JSON.stringify({ status }),
      });
      expect(moved.status).toBe(200);
      await page.reload();
    };
    await move('Resuelta');
    const opinion = page.locator('#valoracion');
    await opinion.getByRole('button', { name: 'Enviar la valoración' }).click();
    await opinion.getByText('Dinos si se ha resuelto').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await opinion.getByText('Sí', { exact: true }).click();
    await opinion.getByText('4', { exact: true }).click();
    await opinion.getByRole('textbox').fill('Tardó poco.');
    await opinion.getByRole('button', { name: 'Enviar la valoración' }).click();
    await opinion.getByText(/Gracias/u).waitFor();
    await move('En gestión');

    // Taken back, it is a number without content.
    await page.getByRole('button', { name: 'Retirar la solicitud' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sí, retirarla' }).click();
    await page.getByText('Has retirado esta solicitud.').waitFor();
    expect(await page.getByText('farola').count()).toBe(0);
    await page.getByRole('link', { name: 'Ver todas mis solicitudes' }).click();
    await page.locator('#enviadas li', { hasText: 'Retirada' }).waitFor();
    // The browser reports the call that met no connection.
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it('finds the text and the photo again after the page was closed, and can delete them', async () => {
    const { page, context } = await newVisitor(browser);
    await page.goto(`${served.url}/solicitud/incidencias`);
    await page.locator('#campo-body').fill('Un banco roto');
    await page.locator('#campo-images').setInputFiles({
      name: 'banco.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPhoto(page),
    });
    await page.getByText(/^\d+ kB$/u).waitFor();
    await expect.poll(() => page.evaluate(draftHasFile), { timeout: 30_000 }).toBe(true);
    await page.close();
    const again = await context.newPage();
    await again.goto(`${served.url}/solicitudes`);
    await again.getByText('Con 1 archivo.').waitFor();
    await again.getByRole('link', { name: /^Continuar/u }).click();
    await again.getByText(/Hemos recuperado tu borrador/u).waitFor();
    expect(await again.locator('#campo-body').inputValue()).toBe('Un banco roto');
    expect(await again.locator('li b', { hasText: 'banco.jpg' }).isVisible()).toBe(true);
    await again.getByRole('button', { name: 'Borrar el borrador' }).click();
    await again.goto(`${served.url}/solicitudes`);
    await again.getByText('No tienes ninguna solicitud a medias.').waitFor();
  });

  it('without a connection has the request sent once when it returns', async () => {
    const { page, context } = await newVisitor(browser);
    await page.goto(`${served.url}/solicitud/incidencias`);
    await fillInIncident(page);
    await answerCaptcha(page);
    await page.locator('#enviar button').first().click();
    await page.locator('#repaso').waitFor();
    let sendings = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/create')) sendings += 1;
    });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await page.getByRole('button', { name: 'Enviarla cuando vuelva la conexión' }).click();
    await context.setOffline(false);
    await page.getByRole('dialog', { name: 'Solicitud enviada correctamente' }).waitFor();
    expect(sendings).toBe(1);
  });

  it('marks the place with the keyboard alone', async () => {
    const { page } = await newVisitor(browser);
    await page.goto(`${served.url}/solicitud/incidencias`);
    const map = page.getByRole('application');
    // It is drawn once it is on the screen, where the focus brings it.
    await map.focus();
    await map.locator('canvas, .ol-viewport').first().waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.getByText(/^\d+,\d{4} N · \d+,\d{4} O$/u).waitFor();
  });
});
