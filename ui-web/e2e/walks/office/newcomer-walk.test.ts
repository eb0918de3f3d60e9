import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../axe.ts';
import { beginTown } from '../../newcomer.ts';
import { serveWithoutTowns } from '../../served.ts';
import { giveDevice } from '../../soft-device.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../../visitor.ts';

let served: Awaited<ReturnType<typeof serveWithoutTowns>>;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([serveWithoutTowns(), openBrowser()]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await served.end();
});

/** The screens that axe checks: a question, a step with fields of every kind, and the end. */
const checked = new Set(['name', 'process', 'opened']);

describe('somebody who has just installed the program', () => {
  it('makes a town from the printed link to a published process with a mailbox, with few presses', async () => {
    const { page, faults } = await newVisitor(browser, { width: 375, scheme: 'dark' });
    await giveDevice(page);
    const newcomer = { language: 'va', town: 'La Font d’en Carròs', person: 'Amparo', arms: null } as const;
    const seen: string[] = [];
    const { presses, fields } = await beginTown(page, served.link, newcomer, async (screen) => {
      seen.push(screen);
      if (!checked.has(screen)) return;
      // The bar below covers what is scrolled to its edge, which is no fault of the form.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect([screen, await accessibilityFaults(page)]).toEqual([screen, []]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([screen, overflow]).toEqual([screen, 0]);
    });
    expect(seen).toHaveLength(14);
    expect(presses).toBeLessThanOrEqual(18);
    expect(fields).toBeLessThanOrEqual(12);

    // What residents find: the news, the process in its phase, and the mailbox that it leads to.
    await page.goto(served.url);
    await page.getByRole('link', { name: 'Obrim este lloc per a decidir junts' }).waitFor();
    await page.getByRole('link', { name: 'Enviar una proposta' }).first().click();
    await page.locator('a[href*="/solicitud/primer-buzon"]').first().click();
    await page.getByRole('heading', { level: 1, name: 'Enviar una idea' }).waitFor();
    await page.getByLabel('La teua idea en poques paraules').waitFor();

    // The link works once.
    await page.goto(served.link);
    await page.getByRole('heading', { level: 1, name: 'Este enllaç ja no crea cap municipi' }).waitFor();
    expect(faults).toEqual([]);
  });
});
