import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGivenPasskey } from '#fixtures/builders/councils/closing-people.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { sealInto } from '#fixtures/builders/registrations/sealed-draw.ts';
import { accessibilityFaults } from '../../axe.ts';
import { productToChange, type SharedProduct } from '../../served.ts';
import { giveDevice } from '../../soft-device.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../../visitor.ts';

let served: SharedProduct;
let browser: Browser;
let code: string;
beforeAll(async () => {
  [served, browser] = await Promise.all([productToChange(), openBrowser()]);
  const { list } = await sealInto(served.data, { now: Date.now() });
  code = list.applications[3]?.id ?? '';
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const atName = (path: string) => `${served.url.replace('127.0.0.1', 'localhost')}${path}`;

/** Somebody who makes draws, at their own browser with their own passkey, on the page of the act. */
async function atTheAct(id: string, look: Parameters<typeof newVisitor>[1]) {
  const given = aGivenPasskey();
  const person = { id, name: id, roles: ['drawSigner'], passkeys: [given.passkey] } as const;
  const cookie = await staffCookie(served, { ...person, language: 'es', now: Date.now() });
  const { page, faults } = await newVisitor(browser, look);
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, domain: 'localhost', path: '/' }]);
  await giveDevice(page, { ...given, person: id });
  await page.goto(atName('/gestion/sorteos/natacion?realm=vilanova'));
  return { page, faults };
}

/** Types the value as a person does who saw the dice. */
async function typeValue(page: Page, value: string, button: string): Promise<void> {
  await page.getByLabel('Valor', { exact: true }).fill(value);
  await page.getByLabel('He visto salir el valor').check();
  await page.getByRole('button', { name: button }).click();
}

describe('the act of a draw', () => {
  it('is made by two people with passkeys, and a resident draws again and reads why', async () => {
    const first = await atTheAct('Rosa Climent', { language: 'es', width: 375, scheme: 'dark' });
    await first.page.getByLabel('De dónde sale').fill('Cinco dados tirados por el público');
    expect(await accessibilityFaults(first.page)).toEqual([]);
    await typeValue(first.page, '4 1 6 2 3', 'Firmar como primera persona');
    await first.page.getByText('Escribiste: 4 1 6 2 3.').waitFor();

    const second = await atTheAct('Pere Soler', { language: 'es' });
    await typeValue(second.page, '4 1 6 2 4', 'Firmar y sortear');
    await second.page.getByText('No coincide con lo que escribió la primera persona.').waitFor();
    await typeValue(second.page, '4 1 6 2 3', 'Firmar y sortear');
    await second.page.getByText('Todo está publicado.').waitFor();
    expect(await accessibilityFaults(second.page)).toEqual([]);

    const resident = await newVisitor(browser, { language: 'es', width: 375 });
    await resident.page.goto(`${served.url}/sorteos/natacion?realm=vilanova#${code}`);
    await resident.page.getByText(/^Tu solicitud fue la \d+\.ª de 1\d\d/u).waitFor();
    await resident.page.getByText('sale lo mismo').waitFor();
    await resident.page.getByText('Puestos y plazas iguales: 212 de 212.').waitFor();
    await resident.page.getByText('Las huellas', { exact: true }).click();
    expect(await accessibilityFaults(resident.page)).toEqual([]);
    expect([...first.faults, ...second.faults, ...resident.faults]).toEqual([]);
  });
});
