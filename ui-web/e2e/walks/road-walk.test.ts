import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../axe.ts';
import { phone, voteOnPhone } from '../phone-vote.ts';
import { productToChange, type SharedProduct } from '../served.ts';
import { settled } from '../settled.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways } from '../visitor.ts';

const smallPhone = { width: 320, height: 568 } as const;

describe('the road to the vote on a phone', () => {
  let served: SharedProduct;
  let browser: Browser;
  beforeAll(async () => {
    served = await productToChange();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('takes at most ten taps from the home page to an accepted vote, and no scroll of more than two screens', async () => {
    const { page, faults } = await newVisitor(browser, { width: 375, touches: true });
    const headings: (string | null)[] = [];
    const { taps, furthest } = await voteOnPhone(page, served.url, async (screen) => {
      if (!/^q-|^repaso$/u.test(screen)) return;
      headings.push(await page.locator('main h2').first().textContent());
      if (screen !== 'q-sequia-prioridades') expect(await accessibilityFaults(page)).toEqual([]);
      if (screen === 'repaso') expect(await page.locator('#repaso').textContent()).toContain('62.900,00');
    });
    expect(headings).toEqual([
      '¿Cuándo usarías más una biblioteca abierta por la noche?',
      '¿Qué habría que arreglar antes junto a la Séquia Major?',
      'Repasa tus respuestas',
    ]);
    await page.getByText('¡Tu voto se ha enviado correctamente!').waitFor();
    expect(taps).toBeLessThanOrEqual(10);
    expect(furthest).toBeLessThanOrEqual(2);
    expect(faults).toEqual([]);
  });

  it('begins on the first screen, in every language: the question about cookies takes a fifth of it at most', async () => {
    const { page } = await newVisitor(browser, { width: 320 });
    for (const language of ['es', 'va', 'ca', 'en', 'eu']) {
      await page.goto(`${served.url}/${language}`);
      await settled(page);
      for (const size of [phone, smallPhone]) {
        await page.setViewportSize(size);
        const [question, ...answers] = await page
          .locator('#root section')
          .first()
          .evaluate((section) =>
            [section, ...[...section.querySelectorAll('button')].slice(0, 2)].map((one) => {
              const { bottom, width, height } = one.getBoundingClientRect();
              return { bottom, width: Math.round(width), height };
            }),
          );
        expect(question?.bottom, `${language} ${size.width}`).toBeLessThanOrEqual(size.height / 5);
        const [refuse, accept] = answers;
        expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height]);
        const vote = await page.locator('main .actions a').first().boundingBox();
        expect((vote?.y ?? size.height) + (vote?.height ?? 0), `${language} ${size.width}`).toBeLessThan(
          size.height,
        );
        expect(await scrollsSideways(page)).toBe(false);
      }
    }
  });
});
