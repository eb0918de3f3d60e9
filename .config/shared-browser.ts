import { chromium } from 'playwright';
import { launching } from '../ui-web/e2e/visitor.ts';

/** Before the walks: one browser for all of them. Each visitor has a context of their own in it, so none meets another. */
export async function setup(): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer(launching());
  process.env['CONCEJO_SHARED_BROWSER'] = browser.wsEndpoint();
  return () => browser.close();
}
