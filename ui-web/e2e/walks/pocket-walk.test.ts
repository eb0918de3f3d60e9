import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LinesAhead } from '#domain/pocket/line-ahead.ts';
import { accessibilityFaults } from '../axe.ts';
import { type BrokenLine, breakableLine } from '../broken-line.ts';
import { hasAllFiles } from '../kept-files.ts';
import { type KeptBrowser, openKeptBrowser } from '../kiosk/kept-browser.ts';
import { mailedCodes } from '../mailed-codes.ts';
import { productToChange, type SharedProduct } from '../served.ts';

const realm = '?realm=vilanova';
const anna = { name: 'Annabolsillo', email: 'anna.bolsillo@correu.example' };
const pau = { name: 'Paubolsillo', email: 'pau.bolsillo@correu.example' };

const request = 'Dos libros de texto de cuarto';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Enters the data of somebody on this device, with the code that is mailed to them. */
async function verifies(page: Page, data: string, { name, email }: typeof anna): Promise<void> {
  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel('Apellidos').fill('Soler');
  await page.getByLabel('Correo electrónico', { exact: true }).fill(email);
  await press(page, 'Guardar mis datos');
  await page.getByText(`Falta verificar ${email}`).waitFor();
  await page.getByLabel('Código').fill(mailedCodes(data, email)[0] ?? '');
  await press(page, 'Verificar el correo');
  await page.getByText(`Correo verificado: ${email}`).waitFor();
}

/** Pays at the bank of the tests, and comes back. */
async function pays(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Pagar/u }).click();
  await page.locator('button[value=pay]').click();
  await page.getByRole('link').first().click();
}

/** Somebody whom the council knows from another device. */
async function knownElsewhere({ url, data }: SharedProduct, { name, email }: typeof anna): Promise<string> {
  let cookie = '';
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    expect(answer.ok, path).toBe(true);
  };
  const deviceId = 'pau-on-a-device-of-another-place-0123';
  const password = createHash('sha256').update(deviceId).digest('hex');
  await post(`/users/v2/auth/register${realm}`, { deviceId, password });
  await post(`/users/v2/auth/login${realm}`, { user: deviceId, password });
  await post(`/users/v2/auth/register${realm}`, { firstName: name, lastName: 'Soler', email });
  const [token = ''] = mailedCodes(data, email);
  await post('/users/vilanova/login/token', { token });
  return token;
}

/** Which of these words the browser has stored, and where. */
async function storedWords(words: readonly string[]): Promise<readonly string[]> {
  const texts: [string, string][] = [
    ['local', JSON.stringify({ ...localStorage })],
    ['session', JSON.stringify({ ...sessionStorage })],
  ];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opened = indexedDB.open(name ?? '');
      opened.onsuccess = () => resolve(opened.result);
    });
    for (const store of database.objectStoreNames) {
      const asked = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => {
        asked.onsuccess = resolve;
      });
      texts.push([`${name}/${store}`, JSON.stringify(asked.result)]);
    }
    database.close();
  }
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      texts.push([request.url, (await (await caches.match(request))?.text()) ?? '']);
  return texts.flatMap(([where, text]) =>
    words.filter((word) => text.includes(word) || where.includes(word)).map((word) => `${where}: ${word}`),
  );
}

/** What Anna has: a ticket and a court that she paid, a request, and a process that she follows. */
async function fillsPocket(
  page: Page,
  url: string,
): Promise<{ readonly ticket: string; readonly court: string }> {
  await page.goto(`${url}/procesos-participativos/plan-de-barrio${realm}`);
  await press(page, /^Seguir/u);
  await page.getByText('Lo sigues.').waitFor();

  await page.goto(`${url}/solicitud/ayudas${realm}`);
  await page.locator('#campo-body').fill(request);
  await page.locator('#privacidad').check({ force: true });
  await page.locator('#enviar button').first().click();
  await page.locator('#repaso').waitFor();
  await press(page, 'Enviar solicitud');
  await page.getByRole('dialog', { name: 'Solicitud enviada correctamente' }).waitFor();

  await page.goto(`${url}/entradas?evento=la-sequera-i-el-mar&realm=vilanova`);
  await press(page, 'Una más: General');
  await press(page, /^Reservar y pagar/u);
  await pays(page);
  await page.getByRole('img', { name: /^Código de la entrada/u }).waitFor();
  const ticket = await page.getByText(/^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/u).innerText();

  await page.goto(`${url}/reservas?instalacion=polideportivo-nord&realm=vilanova`);
  await page.getByRole('table').waitFor();
  await press(page, 'La semana siguiente');
  await page.locator('[aria-busy]').waitFor({ state: 'detached' });
  await page.locator('table button[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('DNI o NIE').fill('12345678z');
  await page.getByLabel('Día', { exact: true }).fill('2');
  await page.getByLabel('Mes').fill('3');
  await page.getByRole('textbox', { name: 'Año' }).fill('1984');
  await press(page, /^Reservar y pagar/u);
  await pays(page);
  await page.getByRole('img', { name: /^Código QR de la reserva/u }).waitFor();
  const court = await page
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u)
    .first()
    .innerText();
  return { ticket, court };
}

/** Opens a part of the pocket by its bar. */
async function opens(page: Page, part: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Apartados de Mi bolsillo' });
  await bar.getByRole('link', { name: part }).click();
  await page.getByRole('heading', { level: 1, name: part === 'Hoy' ? /^Hoy, / : part }).waitFor();
}

/** Everything of the pocket, from what the phone keeps alone. */
async function hasAll(page: Page, { ticket, court }: { readonly ticket: string; readonly court: string }) {
  await page.getByText(/^Sin conexión con el Ayuntamiento\. Guardado: hoy, /u).waitFor();
  expect(await page.getByText(/^Sin conexión/u).count()).toBe(1);
  for (const text of [request, 'Plan de barrio: cuéntanos']) await page.getByText(text).waitFor();
  for (const [name, letters] of [
    ['Pista 1', court],
    ['La sequera i el mar', ticket],
  ] as const) {
    await press(page, `Ver el código: ${name}`);
    await page.getByRole('img', { name: `Código QR: ${letters}` }).waitFor();
    await press(page, 'Volver a Hoy');
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await opens(page, 'Avisos');
  await page
    .getByText(/^Puedes votar: /u)
    .first()
    .waitFor();
  await opens(page, 'Favoritos');
  await page.getByText('De guardia ahora').waitFor();
  await opens(page, 'Ajustes');
  await page.getByRole('switch', { name: 'Mis citas' }).waitFor();
}

/** On the day of something, its line is there with the title, before any script of the portal. */
async function seesToday(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: /^Hoy, / }).waitFor();
  const { lines } = (await page.evaluate(() =>
    JSON.parse(localStorage.getItem('comingUp.vilanova') ?? '{"lines":[]}'),
  )) as LinesAhead;
  const [first] = lines;
  if (first === undefined) throw new Error('nothing is to come');
  await page.clock.setFixedTime(first.from + 3_600_000);
  await page.addInitScript(() => {
    new MutationObserver((_, look) => {
      const seen = document.querySelector('[data-ahead]')?.shadowRoot?.textContent;
      if (typeof seen !== 'string') return;
      sessionStorage.setItem('ahead', seen);
      look.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('ahead')), { timeout: 20_000 })
    .toBe(first.clock + first.title + first.where);
  await page.close();
}

/** What is chosen without a line is there after the page is loaded again without one, in another language. */
async function choosesSettings(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Oscuros' }).check({ force: true });
  await page.getByRole('slider').fill('150');
  await press(page, 'La he leído y la acepto');
  await page.getByText(/^Aceptada en este dispositivo/u).waitFor();
  await page.getByRole('link', { name: 'Valencià' }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Ajustos' }).waitFor();
  await page.getByText(/^Acceptada en este dispositiu/u).waitFor();
  expect(await page.getByRole('radio', { name: 'Foscos' }).isChecked()).toBe(true);
  expect(await page.getByRole('slider').inputValue()).toBe('150');
  const look = await page.evaluate(() => {
    const { dataset, lang, style } = document.documentElement;
    return [dataset['theme'], lang, style.getPropertyValue('--font-factor')];
  });
  expect(look).toEqual(['dark', 'ca-ES-valencia', '1.5']);
  await page.getByRole('link', { name: 'Español' }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Ajustes' }).waitFor();
}

/** Somebody signs in on this phone, whose session of before is over. */
async function signsIn(page: Page, data: string, email: string, used: string): Promise<void> {
  await page.getByLabel('Tu correo electrónico').fill(email);
  expect(await page.getByText('Uso también otro correo').count()).toBe(0);
  await press(page, 'Enviarme un código');
  await page.getByText(/te llegará un código/u).waitFor();
  const fresh = () => mailedCodes(data, email).find((code) => code !== used) ?? '';
  await expect.poll(fresh, { timeout: 20_000 }).not.toBe('');
  await page.getByLabel('Código').fill(fresh());
  await press(page, 'Entrar');
  await page.getByText(`Correo verificado: ${email}`).waitFor();
}

/** The worker has the page, so that it opens without a line. */
const isKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0);

describe('the pocket of a person', () => {
  let served: SharedProduct;
  let line: BrokenLine;
  let phone: KeptBrowser;
  beforeAll(async () => {
    served = await productToChange();
    line = await breakableLine(served.url);
    phone = await openKeptBrowser(375);
  }, 60_000);
  afterAll(async () => {
    await phone.end();
    await line.end();
  });

  it('opens whole after the browser was closed and the server is gone, and shows the next person nothing', async () => {
    const { url } = line;
    const page = await phone.context.newPage();
    await page.goto(`${url}/perfil${realm}`);
    await verifies(page, served.data, anna);
    const codes = await fillsPocket(page, url);
    await page.goto(`${url}/bolsillo${realm}`);
    await press(page, 'Saltar la visita');
    await page.getByText(request).waitFor();
    await page.locator('[aria-busy]').waitFor({ state: 'detached' });
    await isKept(page);
    await hasAllFiles(page);

    await line.end();
    const context = await phone.again();
    const tab = await context.newPage();
    const opened = await tab.goto(`${url}/bolsillo${realm}`);
    // Its frame and its title are seen before any script.
    expect(await opened?.text()).toContain('>Mi bolsillo</h1>');
    await hasAll(tab, codes);
    await seesToday(context, `${url}/bolsillo${realm}`);
    await choosesSettings(tab);

    line = await breakableLine(served.url, Number(new URL(url).port));
    await opens(tab, 'Hoy');
    await tab.getByText(request).waitFor();
    // A page that still asks would enter again as Anna's device, and Pau would only add an address of hers.
    await tab.locator('[aria-busy]').waitFor({ state: 'detached' });
    await context.clearCookies();
    const used = await knownElsewhere(served, pau);
    const ofPau = await context.newPage();
    await ofPau.goto(`${url}/perfil${realm}`);
    await signsIn(ofPau, served.data, pau.email, used);
    // The tab that Anna left open is not hers any more.
    await tab.getByText('Todavía no hay nada aquí').waitFor();
    const { ticket, court } = codes;
    const bare = (letters: string) => letters.replaceAll('-', '');
    const words = [
      anna.name,
      anna.email,
      request,
      ticket,
      court,
      bare(ticket),
      bare(court),
      'Plan de barrio: c',
    ];
    expect(await tab.evaluate(storedWords, words.slice(0, -1))).toEqual([]);
    await press(tab, 'Saltar la visita');
    for (const part of ['Avisos', 'Favoritos']) await opens(tab, part);
    await opens(tab, 'Hoy');
    expect(await tab.locator('main').innerText()).not.toMatch(/Anna|Pista 1|sequera|libros|Plan de barrio/u);
  }, 120_000);
});
