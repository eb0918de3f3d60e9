import type { Browser, BrowserContext, Page } from 'playwright';
import { newVisitor } from './visitor.ts';

/** Milliseconds until the button that leads to the vote can be seen, and until the portal listens. */
export interface PhoneStart {
  readonly seen: number;
  readonly listens: number;
}

/** A slow 4G as Lighthouse takes it: 150 ms there and back, 1.6 Mbit/s. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowDown = 4;

/** Makes a page a phone’s: a processor four times slower, on a slow line. */
export async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
}

/** Opens the home page on a phone. */
async function start(context: BrowserContext, url: string): Promise<PhoneStart> {
  const page = await context.newPage();
  await slowed(page);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('listens').length > 0);
  const figures = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    return { seen: Math.max(at('seen'), at('first-contentful-paint')), listens: at('listens') };
  });
  await page.close();
  return figures;
}

/** Without anything from before, and again once the portal is taken along. */
export async function phoneStarts(
  browser: Browser,
  url: string,
): Promise<{ readonly cold: PhoneStart; readonly kept: PhoneStart }> {
  const { page, context } = await newVisitor(browser, { width: 375, keepsPortal: true });
  await context.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (document.querySelector('main a[href*="/participa"]') === null) return;
      performance.mark('seen');
      look.disconnect();
    });
    look.observe(document, { childList: true, subtree: true });
    document.addEventListener('portal-listens', () => performance.mark('listens'));
  });
  const cold = await start(context, url);
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.close();
  const kept = await start(context, url);
  await context.close();
  return { cold, kept };
}
