import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractTestsIn } from '#adapters/driven/texts/sentences-in.ts';
import { htmlReport } from '#contract-tests/council-api/reports/html-report.ts';
import { outcomeInWords } from '#contract-tests/council-api/reports/outcome-in-words.ts';
import { manyOutcomes } from '#contract-tests/council-api/proof/sample-outcomes.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways } from '../visitor.ts';

const looks = [
  { language: 'es', scheme: 'light', width: 1280 },
  { language: 'va', scheme: 'dark', width: 375 },
  { language: 'ca', scheme: 'light', width: 320 },
  { language: 'en', scheme: 'dark', width: 1280 },
  { language: 'eu', scheme: 'light', width: 375 },
] as const;

async function reportIn(language: Language): Promise<string> {
  const settings = {
    say: contractTestsIn(language),
    baseUrl: 'https://participa.ayuntamiento-de-nombre-largo.example:8443/portal',
    realm: 'vilanova',
    token: 's3cret',
    secrets: ['87654321X'],
    today: '2026-11-18' as CalendarDay,
    program: 'concejo 0.1.0',
  };
  const outcomes = manyOutcomes.map((outcome) => outcomeInWords(outcome, settings));
  const file = join(scratchFolder(), 'report.html');
  writeFileSync(file, htmlReport(outcomes, settings, language));
  return pathToFileURL(file).href;
}

describe('the report of the contract tests as a page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => leaveBrowser(browser));

  it.each(looks)('can be used by everyone: $language, $scheme, $width wide', async (look) => {
    const { page, context, faults } = await newVisitor(browser, look);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(await reportIn(look.language));
    // Folded parts are opened, so that they are checked too.
    await page
      .locator('details:not([open]) > summary')
      .evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect([asked.length, faults]).toEqual([1, []]);
    await context.close();
  });

  it('is opened and folded with the keyboard, and links from the totals to the checks', async () => {
    const { page, context } = await newVisitor(browser);
    await page.goto(await reportIn('es'));
    const passing = page.locator('#passes');
    expect(await passing.locator('article').first().isVisible()).toBe(false);
    await passing.locator('> summary').focus();
    await page.keyboard.press('Enter');
    expect(await passing.locator('article').first().isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Se desvían' }).click();
    expect(new URL(page.url()).hash).toBe('#deviates');
    expect(await page.locator('#deviates article').first().isVisible()).toBe(true);
    await context.close();
  });
});
