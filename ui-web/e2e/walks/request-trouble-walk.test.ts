import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakableLine } from '../broken-line.ts';
import { answerCaptcha, aPhoto, fillInIncident } from '../filled-form.ts';
import { productToChange, productToRead, type SharedProduct } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

const problem = 'La farola de la plaza no se enciende desde el lunes';
const errorWords = 'Se ha producido un error al enviar la solicitud';

async function review(page: Page): Promise<void> {
  await answerCaptcha(page);
  await page.locator('#enviar button').first().click();
  await page.locator('#repaso').waitFor();
}
const send = (page: Page) => page.getByRole('button', { name: 'Enviar solicitud' }).click();
const arrived = (page: Page) =>
  page.getByRole('dialog', { name: 'Solicitud enviada correctamente' }).waitFor();

describe('a request that meets a failure', () => {
  let served: SharedProduct;
  let browser: Browser;
  beforeAll(async () => {
    served = await productToChange();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('answered with something else says so, keeps every word, and is sent at the next try', async () => {
    const { page } = await newVisitor(browser, { width: 375 });
    await page.goto(`${served.url}/solicitud/incidencias`);
    await fillInIncident(page);
    const notice = page.locator('#enviar').getByText(errorWords);
    for (const answer of [
      { contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' },
      { contentType: 'application/json', body: '' },
      { contentType: 'application/json', body: '{"status":"error","err":"database"}' },
      { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    ]) {
      await review(page);
      await page.route('**/create', (route) => route.fulfill(answer), { times: 1 });
      await send(page);
      await notice.waitFor();
      expect(await page.getByText('Todo lo que has escrito sigue aquí.').isVisible()).toBe(true);
      expect(await page.locator('#campo-body').inputValue()).toBe(problem);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await review(page);
    await send(page);
    await arrived(page);
  });

  it('arrives once though the connection broke between its storing and the reply', async () => {
    const { page } = await newVisitor(browser);
    await page.goto(`${served.url}/solicitud/incidencias`);
    await fillInIncident(page);
    await review(page);
    let first = '';
    await page.route(
      '**/create',
      async (route) => {
        first = ((await (await route.fetch()).json()) as { readonly _id: string })._id;
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await send(page);
    await page.getByText('No hay conexión: la solicitud todavía no se ha enviado').waitFor();
    await page.getByRole('button', { name: 'Intentarlo ahora' }).click();
    await arrived(page);
    expect(await page.getByRole('dialog').locator('[translate=no]').textContent()).toBe(first);
  });

  it('keeps a photo whose upload was interrupted, says so, and sends it again', async () => {
    const line = await breakableLine(served.url);
    const { page } = await newVisitor(browser, { width: 375 });
    await page.goto(`${line.url}/solicitud/incidencias`);
    await fillInIncident(page);
    line.cutDuring('/assets2', 4000);
    await page.locator('#campo-images').setInputFiles({
      name: 'farola.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPhoto(page),
    });
    await page.getByText('No ha llegado: no hay conexión. Está guardado en este dispositivo.').waitFor();
    await answerCaptcha(page);
    await page.locator('#enviar button').first().click();
    await page
      .getByText(/^Espera a que terminen de subir los archivos/u)
      .first()
      .waitFor();
    line.mend();
    await page.getByRole('button', { name: /^Reintentar/u }).click();
    await page.getByText(/^\d+ kB$/u).waitFor();
    await page.locator('#enviar button').first().click();
    await page.locator('#repaso').waitFor();
    await send(page);
    await arrived(page);
    await line.end();
  });

  it('says at once that a browser without space stores no draft, and can be sent all the same', async () => {
    const { page, context } = await newVisitor(browser, { width: 375 });
    const storage = await context.newCDPSession(page);
    // Before anything is stored: the browser reuses an earlier measurement for a while.
    await storage.send('Storage.overrideQuotaForOrigin', { origin: served.url, quotaSize: 1 });
    await page.goto(`${served.url}/solicitud/incidencias`);
    await fillInIncident(page);
    await page.getByText(/^Este navegador no nos deja guardar el borrador/u).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await review(page);
    await send(page);
    await arrived(page);
  });

  it('works if the browser refuses to store anything', async () => {
    const { page, context, faults } = await newVisitor(browser);
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.defineProperty(window, 'indexedDB', { get: refuse });
      Object.defineProperty(window, 'localStorage', { get: refuse });
    });
    await page.goto(`${served.url}/solicitud/incidencias`);
    await fillInIncident(page);
    await page.getByText(/^Este navegador no nos deja guardar el borrador/u).waitFor();
    await review(page);
    await send(page);
    await arrived(page);
    expect(faults).toEqual([]);
  });
});

describe('a form that cannot be filled in', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });
  const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

  it('says why: closed, misconfigured, unknown, no session', async () => {
    const { page } = await newVisitor(browser, { width: 375 });
    for (const [key, words] of [
      ['matricula', 'Este Buzón está cerrado'],
      ['sin-configurar', 'Buzón no configurada correctamente.'],
      ['nada', 'Buzón no configurada correctamente.'],
    ] as const) {
      await page.goto(`${served.url}/solicitud/${key}`);
      await page.getByRole('heading', { level: 1, name: words }).waitFor();
    }
    await page.route('**/users/**', (route) =>
      route.fulfill({ status: 401, json: { err: 'noSession', errCode: 36 } }),
    );
    await page.goto(`${served.url}/solicitud/incidencias`);
    await page.getByRole('heading', { level: 1, name: 'Usuario no encontrado' }).waitFor();
    expect(await title(page)).toBe('Usuario no encontrado');
  });

  it('that is closed is shown to staff, with a notice', async () => {
    const { page } = await newVisitor(browser, { width: 375 });
    await page.route('**/mailbox/matricula', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), admin: true } });
    });
    await page.goto(`${served.url}/solicitud/matricula`);
    await page.getByText('Este Buzón está cerrado. Solo se muestra al administrador.').waitFor();
    expect(await page.locator('#campo-body').isVisible()).toBe(true);
  });

  it('because a proxy answers instead of the council offers another try, which works', async () => {
    const { page } = await newVisitor(browser, { width: 375 });
    await page.route(
      '**/mailbox/incidencias',
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Proxy</h1>' }),
      { times: 1 },
    );
    await page.goto(`${served.url}/solicitudes`);
    // The page of the form itself would contain the answer.
    await page.evaluate(() => history.pushState(null, '', '/solicitud/incidencias'));
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await page.locator('#campo-body').waitFor();
  });
});
