import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../axe.ts';
import { type Served, serveProduct } from '../served.ts';
import { settled } from '../settled.ts';
import { leaveBrowser, newVisitor, openBrowser, scrollsSideways } from '../visitor.ts';

/** The window of a phone of 2020, without the bars of its browser. */
const phone = { width: 375, height: 740 } as const;
const smallPhone = { width: 320, height: 568 } as const;

/** A thumb on a phone: how often it taps, and how far it must scroll for the next tap, in screens. */
function thumb(page: Page) {
  let taps = 0;
  let furthest = 0;
  const standing = () => page.evaluate(() => window.scrollY);
  const reach = async (target: Locator) => {
    const before = await standing();
    await target.scrollIntoViewIfNeeded();
    furthest = Math.max(furthest, Math.abs((await standing()) - before) / phone.height);
  };
  return {
    tap: async (target: Locator) => {
      await reach(target);
      await target.tap({ force: true });
      taps += 1;
    },
    /** Typing is not counted, but the way to the field is. */
    type: async (target: Locator, text: string) => {
      await reach(target);
      await target.fill(text);
    },
    taps: () => taps,
    furthest: () => furthest,
  };
}

describe('the road to the vote on a phone', () => {
  let served: Served;
  let browser: Browser;
  beforeAll(async () => {
    served = await serveProduct();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
    await served?.end();
  });

  it('takes at most ten taps from the home page to an accepted vote, and no scroll of more than two screens', async () => {
    const { page, faults } = await newVisitor(browser, { width: 375, touches: true });
    await page.setViewportSize(phone);
    const { tap, type, taps, furthest } = thumb(page);
    const next = page.getByRole('link', { name: 'Siguiente', exact: true });
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name }).waitFor();
    await page.goto(served.url);
    await settled(page);
    await tap(page.getByRole('link', { name: 'Vota ahora' }));
    await heading('Elige las propuestas que quieres ver hechas');
    const add = (title: string) =>
      page.getByRole('article', { name: title }).getByRole('button', { name: 'Añadir' });
    await tap(add('Carril bici hasta la estación'));
    await tap(add('Fuentes de agua potable en seis plazas'));
    await tap(page.getByRole('link', { name: 'Siguiente pregunta' }));
    await heading(/^¿Cuándo usarías más una biblioteca/u);
    expect(await accessibilityFaults(page)).toEqual([]);
    await tap(page.getByRole('radio', { name: /Solo en época de exámenes/u }));
    await tap(next);
    await heading(/^¿Qué habría que arreglar/u);
    await tap(next);
    await heading('Repasa tus respuestas');
    expect(await page.locator('#repaso').textContent()).toContain('62.900,00');
    await type(page.getByLabel('NIF o NIE'), '12345678Z');
    await type(page.getByLabel(/^Año de nacimiento/u), '1984');
    await tap(page.getByRole('checkbox', { name: /^Autorizo/u }));
    expect(await accessibilityFaults(page)).toEqual([]);
    await tap(page.getByRole('button', { name: 'Enviar Encuesta' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Enviar Encuesta' }));
    await page.getByText('¡Tu voto se ha enviado correctamente!').waitFor();
    expect(taps()).toBeLessThanOrEqual(10);
    expect(furthest()).toBeLessThanOrEqual(2);
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
