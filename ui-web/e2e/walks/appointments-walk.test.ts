import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../axe.ts';
import { productToRead } from '../served.ts';
import { settled } from '../settled.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

let served: { readonly url: string };
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([productToRead(), openBrowser()]);
}, 60_000);
afterAll(async () => {
  await leaveBrowser(browser);
});

const code = /^[A-Z]-\d{3}$/u;
const timer = (page: Page) => page.getByText(/^\d+ min \d\d s$/u);

/** Writes who comes: a person of the census. */
async function write(page: Page): Promise<void> {
  await page.getByLabel('Nombre y apellidos').fill('Empar Ferrandis');
  await page.getByLabel('DNI, NIE o pasaporte').fill('12345678z');
  for (const [label, text] of [
    ['Día', '2'],
    ['Mes', '3'],
    ['Año', '1984'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
}

describe('a resident who needs an appointment', () => {
  it('books by keyboard at the front-end of appointments, goes on after a reload, moves it and gives it back', async () => {
    const { page, context, faults } = await newVisitor(browser, { width: 375, keepsPortal: true });
    await page.goto(`${served.url}/?realm=vilanova&portal=citas`);
    await page.getByRole('heading', { level: 1, name: 'Pide cita' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/citas');
    expect(await page.getByRole('banner').textContent()).toContain('Cita previa');
    await settled(page);
    const service = page.getByRole('button', { name: /^Certificado de empadronamiento/u });
    await service.press('Enter');
    await page.getByRole('button', { name: 'Pedir cita para esto' }).press('Enter');
    await page.getByRole('button', { name: /^Plaça de l’Ajuntament/u }).press('Enter');
    const day = page.locator('button[aria-pressed=true]');
    await day.press('ArrowRight');
    await page.keyboard.press('Enter');
    const last = page.getByRole('button', { name: /^\d+\.\d\d$/u }).last();
    const chosen = await last.innerText();
    expect(await accessibilityFaults(page)).toEqual([]);
    await last.press('Enter');
    await timer(page).waitFor();
    await page.getByRole('button', { name: 'Dame más tiempo' }).click();
    await write(page);
    await page.reload();
    await timer(page).waitFor();
    expect(await page.getByLabel('DNI, NIE o pasaporte').inputValue()).toBe('12345678z');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirmar la cita' }).click();
    const shown = page.getByText(code);
    await shown.waitFor();
    expect(await page.getByRole('article').innerText()).toContain(chosen);
    const files = [];
    for (const name of ['Añadir al calendario', 'Guardar en PDF']) {
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      files.push((await file).suggestedFilename());
    }
    const said = await shown.innerText();
    expect(files).toEqual([`${said}.ics`, `${said}.pdf`]);

    await page.getByRole('button', { name: 'Cambiar de día' }).click();
    await page.getByRole('button', { name: 'Cambiar a esta hora' }).click();
    await page.getByRole('button', { name: 'Sí, cambiarla' }).click();
    await page.getByText('Cita cambiada. El código es nuevo.').waitFor();
    const moved = await shown.innerText();
    expect(moved).not.toBe(said);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length), {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await page.getByText(moved).waitFor();
    await page.getByText(/Las ves como estaban la última vez/u).waitFor();
    await context.setOffline(false);
    await page.reload();
    await settled(page);
    await page.getByRole('button', { name: 'Devolver la cita' }).click();
    await page.getByRole('button', { name: 'Sí, devolverla' }).click();
    await page.getByText(/^Cita devuelta/u).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
