import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import { productToChange, type SharedProduct } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

const email = 'ana.que.sigue@correu.example';

/** The page that the link of a mail opens; the mail is in the folder that replaces the post. */
async function mailedPage(data: string, purpose: string): Promise<string> {
  const folder = join(data, 'outbox');
  const find = () => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    const mails = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail);
    const link = new RegExp(`/siguiendo\\S+#${purpose}=\\S+`, 'u');
    return mails.map(({ text }) => link.exec(text)?.[0] ?? '').find((found) => found !== '') ?? '';
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return find();
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

/** What a service worker has; the walks are type-checked with what a page has. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  shown: Shown[];
}

/** Records the notices of the worker: a headless browser shows none. */
function keepWhatIsShown() {
  const { registration } = self as unknown as WorkerScope;
  const shown: Shown[] = [];
  (self as unknown as WorkerScope).shown = shown;
  const show = registration.showNotification.bind(registration);
  registration.showNotification = (title, options) => {
    shown.push({ title, body: options?.body ?? '', url: String(options?.data) });
    return show(title, options);
  };
}

const whatWasShown = () => (self as unknown as WorkerScope).shown;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('a resident who follows a process', () => {
  let served: SharedProduct;
  let browser: Browser;
  beforeAll(async () => {
    served = await productToChange();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('enters an address, confirms by the mail, sees all that is followed, and ends a follow', async () => {
    const { page, faults } = await newVisitor(browser, { width: 375 });
    await page.goto(`${served.url}/procesos-participativos/plan-de-barrio`);
    await press(page, 'Seguir');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.getByText(`Te hemos enviado un correo a ${email}.`).waitFor();

    await page.goto(`${served.url}${await mailedPage(served.data, 'confirmar')}`);
    await page.getByRole('heading', { level: 1, name: 'Confirma los avisos' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'Sí, quiero los avisos');
    await page.getByText(/^Sigues «/u).waitFor();
    await page.getByRole('link', { name: 'Ver todo lo que sigues' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lo que sigues' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Dejar de seguir «/u }).click();
    await page.getByText('No sigues nada.').waitFor();
    expect(faults).toEqual([]);
  });

  it('gets a notice from the browser while no page shows it', async () => {
    const { page, context } = await newVisitor(browser, { keepsPortal: true });
    await context.grantPermissions(['notifications'], { origin: served.url });
    await page.goto(`${served.url}/siguiendo`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js');
      await navigator.serviceWorker.ready;
    });
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first !== undefined) resolve(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered;
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error('no service worker');
    await worker.evaluate(keepWhatIsShown);
    const notice = {
      title: 'La plaza',
      body: 'Se ha abierto la votación.',
      url: '/propuestas?realm=vilanova',
    };
    const deliver = (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin: served.url, registrationId, data });
    await deliver('no message of ours');
    await deliver(JSON.stringify(notice));
    await expect.poll(() => worker.evaluate(whatWasShown), { timeout: 20_000 }).toEqual([notice]);
  });
});
