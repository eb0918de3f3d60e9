import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../axe.ts';
import { productToChange, type SharedProduct } from '../../served.ts';
import { quiet } from '../../settled.ts';
import { staffWindow } from '../../staff-window.ts';
import { leaveBrowser, openBrowser, scrollsSideways } from '../../visitor.ts';

let served: SharedProduct;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([productToChange(), openBrowser()]);
}, 60_000);
afterAll(async () => {
  await leaveBrowser(browser);
});

describe('the places of the office about the town hall itself', () => {
  it.each([
    [1280, 'light'],
    [375, 'dark'],
  ] as const)('can be used by everyone, %i wide', async (width, scheme) => {
    const person = { id: `Amparo ${width}`, roles: ['administrator'], look: { width, scheme } } as const;
    const { page, faults, context } = await staffWindow(served, browser, person);
    for (const place of ['portales', 'intranet']) {
      await page.goto(`${served.url}/gestion/${place}?realm=vilanova`);
      await page.locator('main h1').waitFor();
      await quiet(page);
      expect(await accessibilityFaults(page), place).toEqual([]);
      expect(await scrollsSideways(page), place).toBe(false);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
