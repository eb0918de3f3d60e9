import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goOnTo, waysOfPages } from '../places.ts';
import { productToRead } from '../served.ts';
import { accessibilityFaults } from '../axe.ts';
import { drawn, settled } from '../settled.ts';
import {
  leaveBrowser,
  newVisitor,
  openBrowser,
  scrollsSideways,
  strangerIn,
  type Visitor,
} from '../visitor.ts';

/**
 * Each place is drawn in two languages, wide and narrow, in opposite schemes: of two places one is light where the other
 * is dark. Which colours may stand on which is proven for both schemes by the tests of the tokens.
 */
const drawings = [
  { language: 'es', tag: 'es', width: 1280 },
  { language: 'va', tag: 'ca-ES-valencia', width: 375 },
] as const;
const schemes = ['light', 'dark'] as const;
const schemeOf = (n: number) => (n % 2 === 0 ? schemes[0] : schemes[1]);

/** A text without words is shown as ⟦its key⟧. */
const wordless = /⟦|\{\{|\}\}|undefined|\[object/u;

/** Puts a word of 140 letters into each text of the council; buttons have our own texts, and figures are not broken. */
function writeLongWords(): void {
  const written = ':is(h1, h2, h3, h4, p, dd, label, legend, h2 a, h3 a, h4 a)';
  for (const part of document.querySelectorAll(`main ${written}`))
    for (const words of part.childNodes)
      if (words instanceof Text && /^\D+$/u.test(words.data.trim()))
        words.data = `plaza ${'palabra'.repeat(20)}`;
}

describe('every screen can be used by everyone', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  /** Whether everybody can use what the page shows. */
  async function expectUsable({ page, faults }: Visitor, tag: string, where: string) {
    expect(await accessibilityFaults(page), where).toEqual([]);
    expect(await page.locator('body').innerText(), where).not.toMatch(wordless);
    expect(await scrollsSideways(page), `${where} scrolls sideways`).toBe(false);
    expect(await page.getAttribute('html', 'lang')).toBe(tag);
    expect(faults, where).toEqual([]);
  }

  /** The narrowest window in use shows all of it too. */
  async function expectNarrow(page: Page, where: string) {
    const { width = 375, height = 800 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 320, height });
    await drawn(page);
    expect(await scrollsSideways(page), `${where} 320 scrolls sideways`).toBe(false);
    await page.setViewportSize({ width, height });
    // A map is resized in one frame, and groups its pins again in the next.
    for (const _ of ['size', 'pins']) await drawn(page);
  }

  // Several at once: while one page waits for its files another is checked.
  it.concurrent.each(
    waysOfPages().map((way, n) => ({ way, n, name: way.map((place) => place.name).join(', ') })),
  )(
    '$name, in es and va, light and dark, wide and narrow, and with a word of 140 letters',
    async ({ way, n }) => {
      for (const [drawing, { language, tag, width }] of drawings.entries()) {
        const path = way[0]?.path ?? '';
        const visitor = await strangerIn(browser, served.url, {
          language,
          width,
          scheme: schemeOf(n + drawing),
        });
        const { page } = visitor;
        await page.goto(`${served.url}${path}`);
        await settled(page);
        for (const [index, place] of way.entries()) {
          const scheme = schemeOf(n + drawing + index);
          const where = `${place.name} ${path} ${language} ${scheme} ${width}`;
          await page.emulateMedia({ colorScheme: scheme });
          await goOnTo(page, place);
          await expectUsable(visitor, tag, where);
          if (width < 1280) await expectNarrow(page, where);
        }
        if (width < 1280) {
          await goOnTo(page, { name: 'long words', path });
          await page.setViewportSize({ width: 320, height: 800 });
          await page.evaluate(writeLongWords);
          expect(await scrollsSideways(page), `${path} scrolls sideways because of a long word`).toBe(false);
        }
        visitor.leave();
      }
    },
  );

  it('breaks no figure over two lines, and shows whole what has room', async () => {
    const { page, context } = await newVisitor(browser, { width: 375 });
    const look = async (path: string, ready: string) => {
      await page.goto(`${served.url}${path}`);
      await page.locator(ready).first().waitFor();
    };
    /** How many lines the text of each element has. */
    const linesOf = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        }),
      );

    await look('/estadisticas', 'tbody td');
    expect([...new Set(await linesOf('table :is(th, td)'))]).toEqual([1]);
    // A town without a budget says so in two lines rather than breaking the headings of the others.
    await page
      .locator('tbody td:last-child')
      .last()
      .evaluate((cell) => {
        cell.textContent = 'Sin presupuesto';
      });
    expect([...new Set(await linesOf('thead th'))]).toEqual([1]);

    const result = '/procesos-participativos/proc-102';
    await look(`${result}/resultados/comparacion`, 'table >> nth=1');
    const sums = page.locator('table').nth(1).locator('td').filter({ hasText: '€' });
    expect(await sums.evaluateAll((cells) => cells.map(({ clientHeight }) => clientHeight < 60))).toEqual([
      true,
      true,
      true,
    ]);
    const sticksOut = await page
      .locator('table')
      .first()
      .evaluate((table) =>
        [...table.querySelectorAll('td svg, td i')].some(
          (tile) => tile.getBoundingClientRect().right > table.getBoundingClientRect().right + 0.5,
        ),
      );
    expect(sticksOut).toBe(false);

    await page.setViewportSize({ width: 1280, height: 900 });
    await look('/presupuesto/contratos', 'tbody tr');
    const frame = page.locator('[role=region]:has(> table)');
    expect(await frame.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);

    // An A4 sheet between its margins.
    await page.setViewportSize({ width: 703, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await look(`${result}/participa`, 'tbody details');
    const reason = await page
      .locator('td:has(details)')
      .first()
      .evaluate((cell) => cell.clientWidth / (cell.closest('table')?.clientWidth ?? 1));
    expect(reason).toBeGreaterThan(0.35);
    await context.close();
  });
});
