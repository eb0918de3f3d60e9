import type { Page } from 'playwright';
import { type BareBrowser, slowLine } from '../bare-browser.ts';

/** Milliseconds until what the page is opened for is visible, and until the portal handles presses. */
export interface PhoneStart {
  readonly seen: number;
  readonly listens: number;
}

const slowDown = 4;

/** Makes a page a phone's: a processor four times slower, on a slow connection. */
export async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
}

/** What the home page is opened for: the button that leads to the vote. */
const buttonOfVote = 'main a[href*="/participa"]';

/** Runs in the page before its own scripts. */
const watchFor = (seen: string) => `{
  const look = new MutationObserver(() => {
    if (document.querySelector(${JSON.stringify(seen)}) === null) return;
    performance.mark('seen');
    look.disconnect();
  });
  look.observe(document, { childList: true, subtree: true });
  document.addEventListener('portal-listens', () => performance.mark('listens'));
}`;

/** Null until the portal handles presses, and what the page is opened for is there. */
const figures = `(() => {
  const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  return at('listens') === 0 || at('seen') === 0
    ? null
    : { seen: Math.max(at('seen'), at('first-contentful-paint')), listens: at('listens') };
})()`;

interface Manner {
  readonly slow: boolean;
  readonly context?: unknown;
  /** What the page is opened for, if it is not the home page. */
  readonly seen?: string;
  /** A further condition to wait for. */
  readonly until?: string;
}

/** Asked at intervals, so that the page is not slowed down meanwhile. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

/** Opens a page. */
async function start(
  browser: BareBrowser,
  url: string,
  { slow, context, seen = buttonOfVote, until }: Manner,
): Promise<PhoneStart> {
  const { say } = browser;
  const { targetId, session } = await browser.newPage(context);
  // The next visit on another day begins with a stopped worker.
  await say('ServiceWorker.enable', {}, session);
  await say('ServiceWorker.stopAllWorkers', {}, session);
  await say('ServiceWorker.disable', {}, session);
  await say('Page.enable', {}, session);
  await say('Page.addScriptToEvaluateOnNewDocument', { source: watchFor(seen) }, session);
  await say('Emulation.setLocaleOverride', { locale: 'es-ES' }, session);
  if (slow) {
    await say('Network.enable', {}, session);
    await say('Network.emulateNetworkConditions', slowLine, session);
    await say('Emulation.setCPUThrottlingRate', { rate: slowDown }, session);
  }
  await say('Page.navigate', { url }, session);
  const ask = async (expression: string) => {
    const asked = { expression, returnByValue: true, awaitPromise: true };
    const { result } = await say('Runtime.evaluate', asked, session);
    return (result as { readonly value?: unknown }).value;
  };
  let found: unknown = null;
  while (found === null) {
    await pause();
    found = await ask(figures);
  }
  if (until) await ask(until);
  await say('Target.closeTarget', { targetId });
  return found as PhoneStart;
}

/** With an empty store. */
export async function coldStart(browser: BareBrowser, url: string): Promise<PhoneStart> {
  const { browserContextId: context } = await browser.say('Target.createBrowserContext');
  const cold = await start(browser, url, { slow: true, context });
  await browser.say('Target.disposeBrowserContext', { browserContextId: context });
  return cold;
}

/** Waits in the page until its worker has stored the files of the portal. */
export const allStored = `(async () => {
  while (!(await caches.match('/assets/whole'))) await new Promise((resolve) => setTimeout(resolve, 300));
  return 1;
})()`;

/** Lets the browser store a page; the portal's with all files of its worker. */
export async function takePage(
  browser: BareBrowser,
  url: string,
  hasWorker: boolean,
  more: Pick<Manner, 'seen' | 'until'> = {},
): Promise<void> {
  const until = hasWorker ? allStored : '1';
  await start(browser, url, { slow: false, until, ...more });
  await start(browser, url, { ...more, slow: false });
}

/** Again, from what the browser has stored. */
export const keptStart = (browser: BareBrowser, url: string, seen?: string): Promise<PhoneStart> =>
  start(browser, url, { slow: true, ...(seen !== undefined && { seen }) });
