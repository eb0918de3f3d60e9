import type { Browser, CDPSession, Locator, Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productToRead } from '../served.ts';
import { showWholePage } from '../budget-vote.ts';
import { accessibilityFaults } from '../axe.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

const survey = '/procesos-participativos/proc-633/participa';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The actions that press, move and release. */
interface Carrier {
  readonly press: (at: Point) => Promise<unknown>;
  readonly carry: (to: Point) => Promise<unknown>;
  readonly release: () => Promise<unknown>;
}

const mouse = ({ mouse: own }: Page): Carrier => ({
  press: async ({ x, y }) => {
    await own.move(x, y);
    await own.down();
  },
  carry: async ({ x, y }) => own.move(x, y),
  release: async () => own.up(),
});

const finger = (session: CDPSession): Carrier => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (at) => touch('touchStart', at),
    carry: (to) => touch('touchMove', to),
    release: () => touch('touchEnd'),
  };
};

/** A point in the middle of an element, this far down it. */
async function pointIn(element: Locator, down: number): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height * down };
}

/** Moves a row by its handle onto the upper half of another, in small steps, and holds it there. */
async function carry(by: Carrier, row: Locator, to: Locator): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  const from = await pointIn(row.locator('[aria-hidden=true]').first(), 0.5);
  const end = await pointIn(to, 0.25);
  await by.press(from);
  const steps = 12;
  for (let step = 1; step <= steps; step += 1)
    // oxlint-disable-next-line no-await-in-loop -- one movement after the other
    await by.carry({ x: from.x, y: from.y + ((end.y - from.y) * step) / steps });
}

/** The questions with answers to put in order, once the library controls their three lists. */
async function open(page: Page, url: string) {
  await page.goto(url);
  // The cookie banner covers the foot of the window.
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await showWholePage(page);
  await page.waitForFunction(() => {
    const lists = document.querySelectorAll('#q-barrio-mejoras [role=list], #q-barrio-juegos [role=list]');
    const isHeld = (list: Element) => Object.keys(list).some((key) => key.startsWith('Sortable'));
    return lists.length === 3 && [...lists].every(isHeld);
  });
  const listsOf = (question: string) => page.locator(`#q-${question}`).getByRole('list');
  return { sortable: listsOf('barrio-mejoras'), ranked: listsOf('barrio-juegos') };
}
const titles = (rows: Locator) => rows.locator('b').allTextContents();
const row = (list: Locator, title: string) => list.getByRole('listitem').filter({ hasText: title });

/** Answers the required question, votes, and returns what was sent as the answer to another. */
async function answerSent(page: Page, question: string): Promise<unknown> {
  const isIts = (request: Request) => request.method() === 'POST' && request.url().includes(`/${question}/`);
  await page.locator('#q-barrio-domingos').getByRole('radio', { name: 'Sí' }).check({ force: true });
  await page.getByRole('button', { name: 'Enviar Encuesta' }).click();
  const [sent] = await Promise.all([
    page.waitForRequest(isIts),
    page.getByRole('dialog').getByRole('button', { name: 'Enviar Encuesta' }).click(),
  ]);
  await page.getByText('¡Tu voto se ha enviado correctamente!').waitFor();
  return (sent.postDataJSON() as { answer: unknown }).answer;
}

describe('a resident who drags answers into an order', () => {
  let served: { readonly url: string };
  let browser: Browser;
  beforeAll(async () => {
    served = await productToRead();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await leaveBrowser(browser);
  });

  it('with a mouse sees the others move aside, and sends the order in which they were left', async () => {
    const { page, faults } = await newVisitor(browser);
    page.on('dialog', (dialog) => void dialog.accept());
    const { sortable } = await open(page, `${served.url}${survey}`);
    expect(await titles(sortable)).toEqual([
      'Aceras más anchas',
      'Más árboles',
      'Mejor alumbrado',
      'Bancos a la sombra',
      'Fuentes para beber',
    ]);
    const hand = mouse(page);
    await carry(hand, row(sortable, 'Bancos'), row(sortable, 'Aceras'));
    await expect.poll(async () => (await titles(sortable))[0]).toBe('Bancos a la sombra');
    expect(await accessibilityFaults(page)).toEqual([]);
    await hand.release();
    const order = [
      'Bancos a la sombra',
      'Aceras más anchas',
      'Más árboles',
      'Mejor alumbrado',
      'Fuentes para beber',
    ];
    await expect.poll(() => titles(sortable)).toEqual(order);
    await page.getByText('Bancos a la sombra, posición 1 de 5').waitFor({ state: 'attached' });
    expect(await answerSent(page, 'barrio-mejoras')).toEqual([
      'bancos',
      'aceras',
      'arboles',
      'luz',
      'fuentes',
    ]);
    expect(faults).toEqual([]);
  });

  it('with a finger fills slots and empties them, and sends what is in them', async () => {
    const { page, context, faults } = await newVisitor(browser, { width: 375 });
    page.on('dialog', (dialog) => void dialog.accept());
    const session = await context.newCDPSession(page);
    // High enough for both lists, so that nothing has to be scrolled while a row is moved.
    await page.setViewportSize({ width: 375, height: 1800 });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const { ranked } = await open(page, `${served.url}${survey}`);
    const [slots, rest] = [ranked.first(), ranked.last()];
    const hand = finger(session);
    const placeOf = async (title: string, list: Locator) =>
      (await titles(list)).findIndex((one) => one.startsWith(title));
    /** Holds a row above another until it has its place there, and releases it. */
    const drag = async (title: string, from: Locator, to: Locator, place: number) => {
      await carry(hand, row(from, title), to.getByRole('listitem').nth(place));
      const held = () => placeOf(title, to);
      await expect.poll(held).toBeGreaterThanOrEqual(0);
      // The pointer keeps moving until the row has its place: while rows move aside, the library ignores events.
      for (let moves = 0; moves < 20 && (await held()) !== place; moves += 1) {
        const wanted = to.getByRole('listitem').nth(place);
        for (const down of [0.5, 0.25]) await hand.carry(await pointIn(wanted, down));
      }
      await hand.release();
    };
    /** Fills a slot; no slot before it stays free. A row that was let go in another one is taken from there, once. */
    const fill = async (title: string, place: number, moved = place) => {
      await drag(title, rest, slots, place);
      if ((await placeOf(title, slots)) !== moved) await drag(title, slots, slots, moved);
    };
    const free = 'Posición libre';
    await fill('Jardín', 2, 0);
    await expect.poll(() => titles(slots)).toEqual(['Jardín del Molí', free, free]);
    await fill('Plaza', 0);
    await expect.poll(() => titles(slots)).toEqual(['Plaza de la iglesia', 'Jardín del Molí', free]);
    await fill('Paseo', 1);
    const full = ['Plaza de la iglesia', 'Paseo junto a la acequia', 'Jardín del Molí'];
    await expect.poll(() => titles(slots)).toEqual(full);
    await drag('Plaza', slots, rest, 1);
    await expect.poll(() => titles(slots)).toEqual([...full.slice(1), free]);
    expect(await answerSent(page, 'barrio-juegos')).toEqual(['acequia', 'moli']);
    expect(faults).toEqual([]);
  });

  it('does it with buttons, menu and keys if the library never loads', async () => {
    const { page, context, faults } = await newVisitor(browser);
    await context.route(/sortable-rows/u, (route) => route.abort());
    await page.goto(`${served.url}${survey}`);
    const sortable = page.locator('#q-barrio-mejoras').getByRole('list');
    await sortable.getByRole('button', { name: 'Subir: Más árboles' }).click();
    await expect.poll(async () => (await titles(sortable))[0]).toBe('Más árboles');
    expect(faults.filter((fault) => !/sortable-rows|ERR_FAILED/u.test(fault))).toEqual([]);
  });
});
