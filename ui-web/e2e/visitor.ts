import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { noteWork } from '#fixtures/builders/noted-work.ts';
import { watchRequests } from './settled.ts';
import { watchAnswers } from './what-pages-showed.ts';

/** How Chromium is started everywhere: without network requests of its own. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A page of a walk lives for a second or two, and the compilers that make long work quick took a fifth of the processor
 * time of all walks. What is measured has them (bare-browser.ts).
 */
const withoutLateCompilers = '--js-flags=--no-maglev --no-turbofan';

let launched: Promise<Browser> | undefined;

/** The browser of all walks of a worker: starting one for each file would take a second of both cores every time. */
export function openBrowser(): Promise<Browser> {
  launched ??= chromium.launch({
    ...(process.env['CONCEJO_BROWSER'] ? { executablePath: process.env['CONCEJO_BROWSER'] } : {}),
    args: [...browserFlags, withoutLateCompilers],
  });
  return launched;
}

/** Windows that visitors have left, by the server and the language that they show. */
const idle = new Map<string, Visitor[]>();
const isIdle = (context: BrowserContext) =>
  [...idle.values()].flat().some((visitor) => visitor.context === context);

/**
 * Closes what the visitors of a file have open. Windows that they have left and the browser stay for the next file, and end
 * with their worker.
 */
export async function leaveBrowser(browser: Browser | undefined): Promise<void> {
  for (const context of browser?.contexts() ?? []) if (!isIdle(context)) await context.close();
}

const whitePoint =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

/**
 * The server would ask a provider for map tiles: here every one is the same white pixel. Only requests for tiles are
 * held up: a route of the driver would hold up every request, and have nothing kept between two pages.
 */
async function answerTiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const responseHeaders = [{ name: 'content-type', value: 'image/png' }];
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, responseHeaders, body: whitePoint };
    // A page that is being left no longer waits for its tiles.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*/tiles/*' }] });
}

/** A page of ours without a script: nothing can write while what is stored is being deleted. */
const bare = '/healthz';

/** The window and settings of a visitor. */
export interface Look {
  readonly width?: 320 | 375 | 1280;
  readonly scheme?: 'light' | 'dark';
  readonly language?: string;
  /**
   * Whether the browser stores the portal for use without a connection; a service worker hides requests from a walk.
   */
  readonly keepsPortal?: boolean;
  /** With a finger instead of a mouse. */
  readonly touches?: boolean;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
}

/** An address of the server of a walk. */
const isOwn = /^https?:\/\/(?:127\.0\.0\.1|(?:[^/:]+\.)?localhost)(?=[:/]|$)/u;

const windowOf = ({ width = 1280 }: Look) => ({ width, height: width < 1280 ? 800 : 900 });

/** A visitor with a browser of their own: no cookies, no drafts, nothing stored. Errors of the page are errors here. */
export async function newVisitor(browser: Browser, look: Look = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: windowOf(look),
    colorScheme: look.scheme ?? 'light',
    reducedMotion: 'reduce',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    hasTouch: look.touches === true,
    serviceWorkers: look.keepsPortal === true ? 'allow' : 'block',
  });
  if (look.language) {
    await context.addInitScript((language) => localStorage.setItem('language', language), look.language);
  }
  const page = await context.newPage();
  noteWork('window');
  await answerTiles(page);
  watchRequests(page);
  watchAnswers(page);
  page.on('domcontentloaded', () => {
    // The empty page of `forgetVisitor` has no script, and costs nothing beside the others.
    if (!page.url().endsWith(bare)) noteWork('page');
  });
  const faults: string[] = [];
  // No page of ours asks another host for anything; a frame that its reader opens is a document of its own.
  page.on('request', (request) => {
    const isPart = request.resourceType() !== 'document' && /^https?:/u.test(request.url());
    if (isPart && isOwn.test(page.url()) && !isOwn.test(request.url()))
      faults.push(`another host is asked: ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A session that is not there yet is asked for, and answered with 401: not a fault of the page.
    if (message.type() === 'error' && !/status of 40[1349]/u.test(message.text()))
      faults.push(message.text());
  });
  return { page, context, faults };
}

/**
 * Makes a new visitor of a used one: nothing is stored, the window is as a new one, and the page is empty. A used
 * page loads the next one in half the time of a new one, since its scripts need not be parsed again.
 */
async function forgetVisitor({ page, context, faults }: Visitor, url: string, look: Look): Promise<void> {
  await page.goto(`${url}${bare}`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await session.detach();
  await page.setViewportSize(windowOf(look));
  await page.emulateMedia({ colorScheme: look.scheme ?? 'light', media: null });
  faults.length = 0;
}

/**
 * A visitor who never was there, in the window of one who has left it if there is one: it has the scripts of the pages
 * already. For those who change nothing of the window itself, as its network, its rights or what runs in it.
 */
export async function strangerIn(
  browser: Browser,
  url: string,
  look: Pick<Look, 'width' | 'scheme' | 'language'> = {},
): Promise<Visitor & { readonly leave: () => void }> {
  const place = `${url} ${look.language ?? ''}`;
  const used = idle.get(place)?.pop();
  if (used !== undefined) await forgetVisitor(used, url, look);
  const visitor = used ?? (await newVisitor(browser, look));
  return { ...visitor, leave: () => void idle.set(place, [...(idle.get(place) ?? []), visitor]) };
}

/** Whether the page can be scrolled sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
