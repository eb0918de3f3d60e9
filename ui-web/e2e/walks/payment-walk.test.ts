import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCaptcha } from '../filled-form.ts';
import { productToChange, type SharedProduct } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

const next = (page: Page) => page.locator('#enviar button').first().click();

/** The three pages of the form with a price, but payment and captcha. */
async function fillIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/solicitud/enseres`);
  await page.getByRole('checkbox', { name: /Sofá/u }).check({ force: true });
  await page.locator('#campo-bultos').fill('2');
  await page.locator('#campo-cuando').fill(`${new Date().getFullYear() + 1}-03-02T09:30`);
  await next(page);
  await page.locator('#campo-address').fill('Carrer Major');
  await next(page);
  for (const [id, text] of [
    ['#contacto-firstName', 'Empar'],
    ['#contacto-lastName', 'Soler'],
    ['#contacto-telephone', '600 000 000'],
    ['#contacto-email', 'empar@correu.example'],
  ] as const)
    await page.locator(id).fill(text);
  await page.locator('#privacidad').check({ force: true });
}

describe('a resident who sends a request with a price', () => {
  let served: SharedProduct;
  let browser: Browser;
  beforeAll(async () => {
    served = await productToChange();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('reads beside the payment that it comes first, pays in the other tab, and sees it here without a reload', async () => {
    const { page, faults } = await newVisitor(browser, { width: 375 });
    await fillIn(page, served.url);
    await answerCaptcha(page);
    await next(page);
    await page
      .getByRole('alert')
      .first()
      .getByRole('link', { name: /primero hay que pagar/u })
      .click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pago');
    expect(
      await page
        .locator('#tasa')
        .getByText(/primero hay que pagar/u)
        .isVisible(),
    ).toBe(true);

    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: /Pagar 12,00/u }).click();
    const bank = await opening;
    await page
      .locator('#tasa')
      .getByRole('status')
      .filter({ hasText: 'Esperando al banco…' })
      .waitFor({ state: 'attached' });
    await bank.getByText(/12,00/u).first().waitFor();
    expect(await accessibilityFaults(bank)).toEqual([]);
    await bank.getByRole('button', { name: /^Pagar 12,00/u }).click();
    await bank.getByText(/^Pago completado/u).waitFor();
    await page.locator('#tasa strong', { hasText: 'Pago completado.' }).waitFor();
    expect(
      await page
        .locator('#tasa')
        .getByText(/primero hay que pagar/u)
        .count(),
    ).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await bank.getByRole('button', { name: /^Pagar 12,00/u }).count()).toBe(0);
    // The way back leads to the form that waits, which knows of the payment in that tab too.
    await bank.getByRole('link', { name: 'Volver al portal' }).click();
    await bank.locator('#tasa strong', { hasText: 'Pago completado.' }).waitFor();
    expect(new URL(bank.url()).pathname).toBe('/solicitud/enseres');
    await bank.close();

    // A payment that was made is not asked for again after a reload.
    await page.reload();
    await page.locator('#tasa strong', { hasText: 'Pago completado.' }).waitFor();
    expect(await page.getByRole('button', { name: /Pagar 12,00/u }).count()).toBe(0);
    await page.locator('#privacidad').check({ force: true });
    await answerCaptcha(page);
    await next(page);
    await page.locator('#repaso').waitFor();
    const create = page.waitForResponse((response) => response.url().endsWith('/create'));
    await page.locator('#repaso button').first().click();
    const sent = await create;
    await page
      .getByRole('dialog')
      .getByText(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/u)
      .waitFor();

    expect(faults).toEqual([]);

    // The payment of one request opens no second one.
    const again = await page.evaluate(
      async ([address, body]) => {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': 'another-key-0123456789' },
          body,
        });
        return (await answer.json()) as { readonly errCode?: number; readonly _id?: string };
      },
      [sent.url(), sent.request().postData() ?? ''] as const,
    );
    expect(again._id).toBeUndefined();
    expect(again.errCode).toBe(76);
  });

  it('reads that the bank refuses, and pays the same order after all', async () => {
    const { page } = await newVisitor(browser, { width: 375 });
    await fillIn(page, served.url);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: /Pagar 12,00/u }).click();
    const bank = await opening;
    await bank.getByRole('button', { name: 'Rechazar el pago' }).waitFor();
    const bankToken = new URL(bank.url()).searchParams.get('token');
    await bank.getByRole('button', { name: 'Rechazar el pago' }).click();
    await bank.getByText(/El banco no ha aceptado el pago/u).waitFor();
    await page
      .locator('#tasa')
      .getByText(/El banco no ha aceptado el pago/u)
      .waitFor();
    const another = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Intentarlo otra vez' }).click();
    const second = await another;
    await second.getByRole('button', { name: /^Pagar 12,00/u }).waitFor();
    expect(new URL(second.url()).searchParams.get('token')).toBe(bankToken);
    await second.close();
    // The bank accepts another card in the first tab: the form says so without a press.
    await bank.getByRole('button', { name: /^Pagar 12,00/u }).click();
    await page.locator('#tasa strong', { hasText: 'Pago completado.' }).waitFor();
    expect(await page.getByRole('button', { name: 'Intentarlo otra vez' }).count()).toBe(0);
  });
});
