import type { Browser } from 'playwright';
import { newVisitor } from './visitor.ts';

/** One request of the page: the bytes of its body as sent, and when it began (milliseconds). */
interface Asked {
  readonly url: string;
  readonly bytes: number;
  readonly began: number;
}

/** The cost of opening the first page. */
export interface Load {
  readonly all: readonly Asked[];
  /** The requests before the resident could go and vote. */
  readonly before: readonly Asked[];
  /** When that button is visible and can be pressed: the server draws it. */
  readonly seenAfter: number;
  readonly usableAfter: number;
  /** The layout shift, as browsers measure it (0 is none; up to 0.1 is called good). */
  readonly shift: number;
  readonly kilobytes: (kind: 'script' | 'css' | 'all') => number;
}

/**
 * Opens a page with an empty browser and records its requests. The home page can be used once the button that leads
 * to the vote is there and the portal handles presses; for other pages the caller names that element, and what the reader
 * scrolls to once it is there, with the request that this makes.
 */
export async function firstPageLoad(
  browser: Browser,
  url: string,
  usable = 'main a[href*="/participa"]',
  later?: { readonly to: string; readonly asks: RegExp },
): Promise<Load> {
  const { page, context } = await newVisitor(browser);
  await page.addInitScript((selector) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number };
        performance.mark('shift', { detail: value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // Marked in the very task that draws the button, before anything that waits for the page to be idle.
    let listens = false;
    const look = () => {
      if (!document.querySelector(selector)) return;
      if (performance.getEntriesByName('seen').length === 0) performance.mark('seen');
      if (!listens) return;
      performance.mark('usable');
      watch.disconnect();
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
    document.addEventListener('portal-listens', () => {
      listens = true;
      look();
    });
  }, usable);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  await page.waitForLoadState('networkidle');
  if (later !== undefined) {
    const hasCome = page.waitForResponse(later.asks);
    await page.locator(later.to).scrollIntoViewIfNeeded();
    await hasCome;
    await page.waitForLoadState('networkidle');
  }
  const seen = await page.evaluate(() => ({
    found: performance.getEntriesByName('seen')[0]?.startTime ?? 0,
    usable: performance.getEntriesByName('usable')[0]?.startTime ?? 0,
    shift: performance
      .getEntriesByName('shift')
      .reduce((sum, mark) => sum + Number((mark as PerformanceMark).detail), 0),
    asked: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => ({
        url: entry.name,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        began: entry.startTime,
      }),
    ),
  }));
  await context.close();
  const before = seen.asked.filter(({ began }) => began <= seen.usable);
  const kilobytes = (kind: 'script' | 'css' | 'all') => {
    const ending = { script: /\.js$/u, css: /\.css$/u, all: /./u }[kind];
    return (
      before.filter(({ url: one }) => ending.test(one)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    );
  };
  return {
    all: seen.asked,
    before,
    seenAfter: seen.found,
    usableAfter: seen.usable,
    shift: seen.shift,
    kilobytes,
  };
}
