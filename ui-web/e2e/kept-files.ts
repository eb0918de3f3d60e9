import type { Page } from 'playwright';
import { expect } from 'vitest';

/**
 * Resolves once the browser has stored the files of all pages, which its worker fetches while nothing else loads: from then on pages
 * that were never opened work without a connection, too.
 */
export const hasAllFiles = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/assets/whole')) !== undefined), {
      timeout: 60_000,
    })
    .toBe(true);
