import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { openedVote } from '#fixtures/builders/councils/opened-vote.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { crowdFiles, lastDay, personOf } from '#fixtures/builders/towns/crowd-files.ts';
import { accessibilityFaults } from '../../axe.ts';
import { openKeptBrowser } from '../../kiosk/kept-browser.ts';
import { anOfficer, lettersOfTablet, printedPass } from '../../kiosk/officer.ts';
import { answerAll, enterPass, finish, storedBy, vote } from '../../kiosk/voter.ts';
import { quiet, watchRequests } from '../../settled.ts';
import { leaveBrowser, openBrowser, scrollsSideways } from '../../visitor.ts';

/** How many people vote at the kiosk; `npm run drill kiosk` lets 20 do so. */
const many = Number(process.env['CONCEJO_KIOSK_VOTERS'] ?? 3);
/** The folder for pictures, if they are wanted. */
const pictures = process.env['CONCEJO_PICTURES'] ?? null;

const realm = 'nova';
const address = `/quiosco?realm=${realm}`;
const nothing = {
  local: [],
  session: [],
  databases: [],
  caches: [],
  workers: 0,
  cookies: '',
  address,
  state: null,
};
const wordsOf = (n: number) => `Palabra${n}x${7919 * (n + 3)}`;

async function picture(page: Page, name: string): Promise<void> {
  if (pictures === null) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
}

/** A council with a vote of two questions that two people opened, and an officer's session. */
async function aVote() {
  // A browser goes by the dates of the answers, which are of now.
  const now = Date.now();
  const today = dayAt(now, 'Europe/Madrid');
  const council = await openTestCouncil({
    folders: [scratchFolder(crowdFiles({ count: many + 10, today }))],
    webFolder: resolve('ui-web/dist'),
  });
  council.setTime(now);
  const more = { endTime: lastDay(today) };
  const each = { porque: { title: { es: '¿Por qué?' }, displayType: 'free', answers: [] } };
  await openedVote({ ...council, now }, { realm, surveys: ['domingos', 'porque'], more, each }, {});
  const officer = { id: 'fatima', realm, language: 'es', roles: ['pollingOfficer'], now } as const;
  const cookie = await staffCookie(council, officer);
  const url = await council.server.listen({ port: 0, host: 'localhost' });
  return { council, url, cookie };
}

/** A pass on the screen, which has no letter of it, and on paper, which has nothing else. */
async function onPaper(page: Page): Promise<void> {
  expect(
    await page
      .getByText(/(?:[A-Z]{4} ){2}[A-Z]{4}/u)
      .last()
      .isVisible(),
  ).toBe(false);
  await picture(page, 'mesa-pase');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#root').isVisible()).toBe(false);
  await picture(page, 'pase-en-papel');
  await page.emulateMedia({ media: null });
}

/** The page at a size, in letters of a size, and in light or dark. */
async function fits(page: Page, width: number, scheme: 'light' | 'dark', name: string): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 812 : 1024 });
  await page.emulateMedia({ colorScheme: scheme });
  expect(await scrollsSideways(page), name).toBe(false);
  expect(await accessibilityFaults(page), name).toEqual([]);
  await picture(page, `${name}-${width}-${scheme}`);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.emulateMedia({ colorScheme: 'light' });
}

describe('a kiosk', () => {
  let browser: Browser | undefined;
  afterAll(() => leaveBrowser(browser));

  it('lets people vote whom a desk has identified, and keeps nothing of them', async () => {
    const { council, url, cookie } = await aVote();
    browser = await openBrowser();
    const desk = await anOfficer(browser, { url, cookie, vote: 'domingos', realm });
    const letters = await lettersOfTablet(desk.page, 'Biblioteca');
    await picture(desk.page, 'mesa-tableta');
    const tablet = await openKeptBrowser();
    try {
      const page = await tablet.context.newPage();
      watchRequests(page);
      // What somebody left in this browser before it became a kiosk.
      await page.goto(`${url}/healthz`);
      await page.evaluate(() => localStorage.setItem('voteHistory', '["domingos"]'));
      await page.goto(`${url}${address}`);
      await page.getByLabel('Letras del quiosco').fill(letters);
      await page.getByRole('button', { name: 'Poner en marcha' }).click();
      await page.getByLabel('Letras de tu pase').waitFor();
      expect(await storedBy(page)).toEqual(nothing);
      await fits(page, 768, 'light', 'inicio');

      await page.getByRole('button', { name: 'Euskara' }).click();
      await page.getByRole('button', { name: 'Letra: % 200' }).click();
      await page.getByRole('button', { name: 'Handia' }).click();
      await fits(page, 375, 'light', 'inicio-eu-200');
      await picture(page, 'inicio-eu-200-768');
      await page.reload();
      await page.getByLabel('Letras de tu pase').waitFor();

      // Half given, then left in each way: the start, with nothing of it.
      const half = await printedPass(desk.page, personOf(0).id, onPaper);
      await enterPass(page, half);
      await page.getByRole('radio', { name: 'Sí' }).check();
      await page.reload();
      await page.getByLabel('Letras de tu pase').waitFor();
      expect(await page.getByLabel('Letras de tu pase').inputValue()).toBe('');
      await page.goBack();
      await page.goForward();
      await page.getByLabel('Letras de tu pase').waitFor();
      expect(await page.getByRole('radio').count()).toBe(0);
      expect(await storedBy(page)).toEqual(nothing);
      await enterPass(page, half);
      await page
        .getByText(/Ese pase no vale/u)
        .first()
        .waitFor();

      const passes = [half];
      const before = await page.evaluate(() => history.length);
      for (let n = 0; n < many; n += 1) {
        const pass = await printedPass(desk.page, personOf(n).id);
        passes.push(pass);
        await enterPass(page, pass);
        if (n === 1) {
          // Large letters in the dark, on a narrow screen, from the first question on.
          await page.getByText('Idioma, letra y contraste').click();
          await page.getByRole('button', { name: 'Letra al 200 %' }).click();
          await fits(page, 375, 'dark', 'pregunta-200');
        }
        if (n === 2)
          await page.route('**/kiosk/votes', (route) => route.fetch().then(() => route.abort()), {
            times: 1,
          });
        await answerAll(page, n % 2 === 0 ? 'Sí' : 'No', wordsOf(n));
        if (n === 1) await picture(page, 'repaso-200');
        if (n === 0) await fits(page, 768, 'dark', 'repaso');
        if (n === 3) {
          await page.getByText('Idioma, letra y contraste').click();
          await page.getByRole('button', { name: 'Valencià' }).click();
          await picture(page, 'repaso-va');
          await page.getByRole('button', { name: 'Español' }).click();
        }
        await vote(page);
        if (n === 2) {
          // The vote arrived, its answer did not: sent again, it counts once.
          await page.getByText('No sabemos si tu voto ha llegado').waitFor();
          await fits(page, 768, 'light', 'sin-linea');
          await page.getByRole('button', { name: 'Enviar otra vez' }).click();
        }
        if (n < 2) await page.getByRole('heading', { name: 'Tu voto está contado' }).waitFor();
        if (n === 0) await picture(page, 'gracias');
        if (n === 1) await fits(page, 375, 'dark', 'gracias-200');
        await finish(page);
      }
      await quiet(page);
      expect(await page.evaluate(() => history.length)).toBe(before);
      expect(await page.evaluate(() => document.documentElement.style.length)).toBe(0);
      expect(await storedBy(page)).toEqual(nothing);

      // A person who has voted gets no pass; the kiosk is closed while the next one chooses.
      const field = desk.page.getByLabel('NIF, NIE o pasaporte');
      await field.fill(personOf(0).id);
      await field.press('Enter');
      await desk.page.getByText('No puede votar otra vez', { exact: true }).waitFor();
      passes.push(await printedPass(desk.page, personOf(many).id));
      await enterPass(page, passes.at(-1) ?? '');
      await answerAll(page, 'Sí', 'Tarde');
      await desk.page.getByRole('button', { name: 'Cerrar el quiosco Biblioteca' }).click();
      await desk.page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
      await desk.page.getByText('No hay ninguno.', { exact: false }).waitFor();
      await vote(page);
      await page.getByRole('heading', { name: 'Este quiosco se ha cerrado' }).waitFor();
      expect(desk.faults).toEqual([]);

      const secrets = passes.flatMap((pass) => [pass, pass.replaceAll(' ', ''), pass.toLowerCase()]);
      const people = Array.from({ length: many + 1 }, (_, n) => [personOf(n).id, wordsOf(n)]).flat();
      // The search finds what is there: the name of the cookie that makes the browser a kiosk.
      expect(await tablet.leaves(['concejo-kiosk', 'Tarde', ...secrets, ...people])).toEqual([
        'concejo-kiosk',
      ]);
    } finally {
      await tablet.end();
    }

    council.setTime(Date.now() + 20 * 86_400_000);
    const counts = await Promise.all((['marks', 'ballots'] as const).map((table) => council.rows(table)));
    expect(counts).toEqual([2 * many, 2 * many]);
    const list = await council.server.inject(`/api/${realm}/surveys/domingos/ballots`);
    const ballots = list.body.trimEnd().split('\n').slice(1);
    expect(ballots.filter((line) => line.includes('"si"')).length).toBe(Math.ceil(many / 2));
    const log = council.log.join('\n');
    expect(Array.from({ length: many }, (_, n) => personOf(n).id).filter((id) => log.includes(id))).toEqual(
      [],
    );
  }, 300_000);
});
