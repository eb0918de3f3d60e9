import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ca from '#application/text/catalogue/ca/screens/process.json' with { type: 'json' };
import en from '#application/text/catalogue/en/screens/process.json' with { type: 'json' };
import es from '#application/text/catalogue/es/screens/process.json' with { type: 'json' };
import eu from '#application/text/catalogue/eu/screens/process.json' with { type: 'json' };
import va from '#application/text/catalogue/va/screens/process.json' with { type: 'json' };
import { showWholePage } from '../budget-vote.ts';
import { productToRead } from '../served.ts';
import { leaveBrowser, openBrowser, scrollsSideways, strangerIn } from '../visitor.ts';

const process = '/procesos-participativos/presupuestos-participativos';
const poll = '/procesos-participativos/proc-511';

/** The number of days and what follows it, in every language, with one word each for today. */
const dayWords: readonly (readonly [number: string, title: string])[] = [es, va, ca, en, eu].flatMap(
  (words) => [
    ...['9', '10', '20', '128', '365'].map((days) => [days, words.daysToVote_other] as const),
    ['1', words.daysToVote_one] as const,
    [words.today, words.lastDay] as const,
  ],
);

/** Which numbers of days break over two lines in the display of how long a vote stays open. */
const brokenNumbers = (page: Page): Promise<readonly string[]> =>
  page.evaluate((wordsOfDays) => {
    const found = [...document.querySelectorAll('main p > b:first-child + span > strong')];
    const [title] = found;
    const number = title?.parentElement?.previousElementSibling;
    if (!title || !number) return ['no number of days on the page'];
    return wordsOfDays.flatMap(([days, words]) => {
      number.textContent = days;
      title.textContent = words;
      const text = document.createRange();
      text.selectNodeContents(number);
      const { left, right } = text.getBoundingClientRect();
      const lines = new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top)));
      const fits = lines.size === 1 && left >= 0 && right <= document.documentElement.clientWidth;
      return fits ? [] : [`${days} ${words}`];
    });
  }, dayWords);

/** The scroll position of the page, and whether its title has the focus. */
const standing = (page: Page) =>
  page.evaluate(() => ({ y: window.scrollY, focus: document.activeElement?.localName }));

const atTop = { y: 0, focus: 'h1' };

/** Scrolls down the page and returns the controls that the arrow covers, and at how many positions it was shown. */
const coveredByArrow = (page: Page) =>
  page.evaluate(async (label) => {
    // It returns once the page is still, and is tested again for parts that load late.
    const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const controls = 'a,button,input,select,textarea,summary,label,[tabindex="0"]';
    /** What the arrow covers; null if it is hidden. */
    const beneath = () => {
      const arrow = document.querySelector(`button[aria-label="${label}"]`);
      if (!arrow?.checkVisibility({ visibilityProperty: true })) return null;
      const box = arrow.getBoundingClientRect();
      return [...document.querySelectorAll(controls)].filter(
        (control) =>
          control !== arrow &&
          [...control.getClientRects()].some(
            ({ left, right, top, bottom, width }) =>
              width > 1 && right > box.left && left < box.right && bottom > box.top && top < box.bottom,
          ),
      );
    };
    const covered: string[] = [];
    let seen = 0;
    for (let y = 0; y < document.body.scrollHeight - window.innerHeight; y += 190) {
      window.scrollTo(0, y);
      await rest(150);
      if (beneath() === null) continue;
      seen += 1;
      if (beneath()?.length !== 0) await rest(700);
      covered.push(...(beneath() ?? []).map((control) => `${y}: ${control.textContent.slice(0, 40)}`));
    }
    return { covered, seen };
  }, 'Volver arriba');

describe('the screens of a resident', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('never break the days that are left, one to 365, at any width and in any language', async () => {
    const { page, leave } = await strangerIn(browser, served.url);
    for (const path of ['/?realm=benialt', process]) {
      await page.goto(served.url + path);
      await page.locator('main p > b:first-child + span > strong').first().waitFor();
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await brokenNumbers(page), `${path} at ${width}`).toEqual([]);
        expect(await scrollsSideways(page), `${path} at ${width}`).toBe(false);
      }
    }
    leave();
  });

  it('open at the top after a jump within the page, and going back restores the position', async () => {
    const { page, leave } = await strangerIn(browser, served.url, { width: 375 });
    await page.goto(`${served.url}${process}/propuestas`);
    await page.locator('li article button').nth(1).click();
    await page.getByRole('link', { name: /^Revisar/u }).click();
    const vote = page.locator('#preferencias').getByRole('link', { name: 'Ir a votar con esta propuesta' });
    await vote.scrollIntoViewIfNeeded();
    const { y } = await standing(page);
    expect(y).toBeGreaterThan(700);
    await vote.click();
    await page.getByRole('heading', { level: 1, name: /^Vota los presupuestos/u }).waitFor();
    await expect.poll(() => standing(page)).toEqual(atTop);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^Presupuestos participativos/u }).waitFor();
    await expect.poll(async () => Math.abs((await standing(page)).y - y)).toBeLessThan(60);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: /^Vota los presupuestos/u }).waitFor();
    await showWholePage(page);
    await page.getByRole('link', { name: /^Revisar/u }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).first().click();
    await page.getByRole('heading', { level: 1, name: /^Presupuestos participativos/u }).waitFor();
    await expect.poll(() => standing(page)).toEqual(atTop);
    leave();
  });

  it('know that this browser has voted, both on the next page and on going back', async () => {
    const { page, leave } = await strangerIn(browser, served.url, { width: 375 });
    await page.goto(`${served.url}${poll}/participa`);
    await page.getByRole('radio').first().check({ force: true });
    await page.locator('main button').last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar Encuesta' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, salir' }).click();
    await page.getByText('Ya has votado.').waitFor();
    await page.getByRole('navigation', { name: 'Estás en' }).getByRole('link').last().click();
    const box = page.getByRole('region', { name: 'Ya has votado' });
    await box.waitFor();
    await expect.poll(() => standing(page)).toEqual(atTop);
    await page.reload();
    await box.waitFor();
    expect(await page.getByText(/Ahora puedes votar|Vota ahora/u).count()).toBe(0);
    await page.goto(`${served.url}/procesos-participativos`);
    // To the process, no longer to its vote.
    const card = page
      .locator('main li')
      .filter({ has: page.locator('a[href="/procesos-participativos/horario-piscina"]') });
    await card.getByText('Ya has votado').waitFor();
    leave();
  });

  it('never have the button back to the top over a control', async () => {
    const { page, leave } = await strangerIn(browser, served.url, { width: 375 });
    await page.setViewportSize({ width: 375, height: 740 });
    for (const path of [`${process}/participa`, `${process}/propuestas`, '/propuestas?vista=mapa', '/']) {
      await page.goto(served.url + path);
      await page.locator('footer a').first().waitFor();
      const { covered, seen } = await coveredByArrow(page);
      expect(covered, path).toEqual([]);
      expect(seen, path).toBeGreaterThan(0);
    }
    leave();
  });
});
