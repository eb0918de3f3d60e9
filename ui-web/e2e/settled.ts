import { setTimeout as after } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

const underWay = new WeakMap<Page, Set<Request>>();

/** Records the requests of a page from now on, so that `settled` knows which are still running. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

const longest = 60_000;
/** An answer that has come may cause the next request within this many milliseconds. */
const breath = 60;

/** Waits until the browser has drawn what has come, with its consequences. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/**
 * Resolves once a page is complete: the portal handles presses (only the portal draws a foot), it has its title, and
 * none of its requests is still running. Waiting for an idle network instead costs half a second on every page.
 */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('contentinfo').waitFor({ timeout: longest });
  await page.locator('h1').first().waitFor({ timeout: longest });
  await quiet(page);
}

/** Resolves once none of the requests of a page is still running, and what they brought is drawn. */
export async function quiet(page: Page): Promise<void> {
  const until = Date.now() + longest;
  const requests = underWay.get(page) ?? new Set();
  for (let quiet = 0; quiet < 2; quiet = requests.size === 0 ? quiet + 1 : 0) {
    await drawn(page);
    await after(breath);
    if (Date.now() > until) {
      const waiting = [...requests].map((request) => request.url()).join(', ');
      throw new Error(`${page.url()} was not completed: it still waits for ${waiting}`);
    }
  }
}
