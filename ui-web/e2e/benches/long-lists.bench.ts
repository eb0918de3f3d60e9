// How long an item of a list of 300 takes to move in the editor, by keys and dragged, in a real browser: script and
// drawing of the page, and whether the focus stays. `npm run bench long-lists`
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { serveProduct } from '../served.ts';
import { leaveBrowser, newVisitor, openBrowser } from '../visitor.ts';

const token = 'neus-of-the-long-lists-012345';
const member = {
  name: 'Neus',
  token: createHash('sha256').update(token).digest('hex'),
  roles: [{ role: 'publisher' }, { role: 'editor' }],
};
const served = await serveProduct(undefined, { staff: { vilanova: [member] } });
const browser = await openBrowser();

const days = (at: number) => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString().slice(0, 10);
  return { start: day(at * 3 + 1), end: day(at * 3 + 3) };
};
const name = (at: number) => ({ es: `Número ${at + 1}, con un nombre largo` });
const numbers = Array.from({ length: 300 }, (_, at) => at);
const menu = { name: 'Largo', children: numbers.map((at) => ({ title: name(at), uri: `/pagina/${at}` })) };
const plan = {
  title: { es: 'Proceso largo' },
  period: {
    _extent: { start: '2026-01-01', end: '2028-12-31' },
    dateRanges: numbers.map((at) => ({ name: name(at), ...days(at) })),
  },
};

async function made(collection: string, body: object): Promise<string> {
  const answer = await fetch(`${served.url}/api/vilanova/staff/documents/${collection}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ body }),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** Milliseconds until the page has drawn what was done. */
async function drawn(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const noted = globalThis as unknown as { longest: number; watcher: PerformanceObserver };
    noted.longest = 0;
    noted.watcher?.disconnect();
    noted.watcher = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration);
    });
    noted.watcher.observe({ type: 'longtask' });
  });
  await work();
  await page.waitForTimeout(600);
  return page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
}

async function measure(what: string, address: string, first: RegExp, button: RegExp): Promise<void> {
  const { page } = await newVisitor(browser);
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
  await page.goto(`${served.url}/gestion/documentos/${address}`);
  await page.getByRole('complementary').waitFor();
  const say = (line: string) => {
    process.stdout.write(`${what}: ${line}\n`);
  };
  await page.getByRole('button', { name: first }).first().click();
  const one = page.getByRole('button', { name: button }).first();
  await one.scrollIntoViewIfNeeded();
  await one.focus();
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) times.push(await drawn(page, () => page.keyboard.press('Enter')));
  const focus = await page.evaluate(
    () => document.activeElement?.textContent || document.activeElement?.ariaLabel,
  );
  say(
    `a press moves it in ${times.map((time) => time.toFixed(0)).join(', ')} ms; the focus is on “${focus}”`,
  );
  const handles = page.locator('[data-handle]');
  await handles.nth(3).scrollIntoViewIfNeeded();
  const from = await handles.nth(3).boundingBox();
  if (from === null) return say('nothing to drag');
  const names = () => page.locator('li:has(> * [data-handle], > [data-handle])').allTextContents();
  const before = await names();
  const longest = await drawn(page, async () => {
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    for (let y = 0; y <= 200; y += 20) {
      await page.mouse.move(from.x + 5, from.y + 5 + y);
      await page.waitForTimeout(40);
    }
    await page.mouse.up();
  });
  say(`dragged: the longest task of the page has ${longest.toFixed(0)} ms`);
  const after = await names();
  const moved = after.filter((name, at) => name !== before[at]).length;
  say(`dragged past ${Math.max(0, moved - 1)} others`);
  const said = (await page.getByRole('status').allTextContents()).filter((text) => text.startsWith('Ahora'));
  say(`said: ${said.join(' ')}`);
}

try {
  const [menuId, processId] = [await made('menus', menu), await made('procesos', plan)];
  await measure('a menu of 300', `menus/${menuId}`, /^Ver más/u, /^Bajar: 3 /u);
  await measure('a process of 300 phases', `procesos/${processId}`, /^3\. /u, /^Bajar$/u);
} finally {
  await leaveBrowser(browser);
  await browser.close();
  await served.end();
}
