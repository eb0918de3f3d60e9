/*
 * The portal where there is no line: pages as they were last seen, and the scripts they take. It stands beside every
 * page of the town, and is no part of any. The build writes before it which files make up the portal.
 */

/** The files of the portal, apart from the heavy ones of maps, charts and documents. */
declare const portalFiles: readonly string[];
/** Differs as soon as one of them does. */
declare const portalVersion: string;

interface LongEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchedEvent extends LongEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface KeepEvent extends LongEvent {
  /** The addresses of a page and its pictures that were open before there was anybody to keep them. */
  readonly data: unknown;
}

interface PushedEvent extends LongEvent {
  readonly data: { readonly json: () => unknown } | null;
}

interface PressedEvent extends LongEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

declare const registration: ServiceWorkerRegistration;
declare const clients: { readonly openWindow: (address: string) => Promise<unknown> };

const files = `files-${portalVersion}`;
const pages = 'pages';
const pictures = 'pictures';

const mostPages = 60;
const mostPictures = 120;

/** Milliseconds after which a page that was seen before is shown as it was. */
const patience = 4000;

const here = (address: string) => new URL(address, location.origin);

async function keepFiles(): Promise<void> {
  const cache = await caches.open(files);
  await cache.addAll([...portalFiles]);
}

async function dropOldFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('files-') && name !== files);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The oldest go where there are more than so many. */
async function trim(cache: Cache, most: number): Promise<void> {
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)));
}

async function keep(name: string, address: string, answer: Response, most: number): Promise<void> {
  const cache = await caches.open(name);
  // What comes anew goes to the end of the line.
  await cache.delete(address);
  await cache.put(address, answer);
  await trim(cache, most);
}

const isPage = (answer: Response) =>
  answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/html');

/** A page without what the address has after `#`. */
const addressOf = (address: string): string => {
  const url = here(address);
  return `${url.pathname}${url.search}`;
};

/** The page as it was seen or, of the same town, any other: each can draw them all from the answers that are kept. */
async function pageAsSeen(address: string): Promise<Response | null> {
  const cache = await caches.open(pages);
  const realm = here(address).searchParams.get('realm');
  const others = (await cache.keys()).filter(({ url }) => here(url).searchParams.get('realm') === realm);
  const seen =
    (await cache.match(address)) ?? (others.at(-1) && (await cache.match(others.at(-1) as Request)));
  return seen ? marked(seen) : null;
}

/** What the server drew, up to the facts that follow it. */
const drawn = /(?<=<div id="root">)[^]*(?=<\/div>\s*<script type="application\/json" id="page-facts")/u;

/** The answers inside are of then: the page is told so, and asks for its own. What was drawn of them is left out. */
async function marked(seen: Response): Promise<Response> {
  const html = (await seen.text()).replace(drawn, '').replace('id="page-facts"', 'id="page-facts" data-kept');
  const headers = new Headers(seen.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function page(request: Request): Promise<Response> {
  const address = addressOf(request.url);
  const asked = fetch(request).then(async (answer) => {
    if (isPage(answer)) await keep(pages, address, answer.clone(), mostPages);
    return answer;
  });
  const failed = asked.catch(() => null);
  const first = await Promise.race([failed, after(patience).then(() => null)]);
  return first ?? (await pageAsSeen(address)) ?? asked;
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(files);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function picture(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(pictures, request.url, answer.clone(), mostPictures);
    return answer;
  } catch (error) {
    const cache = await caches.open(pictures);
    const kept = await cache.match(request.url);
    if (kept) return kept;
    throw error;
  }
}

/** Who answers a request; the network alone where nobody does. */
function answering(request: Request): ((request: Request) => Promise<Response>) | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return null;
  // Files of a council's own may be opened as pages, too; they are none.
  if (url.pathname.startsWith('/files/')) return request.destination === 'image' ? picture : null;
  if (url.pathname.startsWith('/assets/')) return file;
  return request.mode === 'navigate' ? page : null;
}

addEventListener('install', (event) => (event as LongEvent).waitUntil(keepFiles()));
addEventListener('activate', (event) => (event as LongEvent).waitUntil(dropOldFiles()));
addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchedEvent;
  const answer = answering(request);
  if (answer) respondWith.call(event, answer(request));
});
async function keepOpened(address: string): Promise<void> {
  const answer = await fetch(address);
  if (isPage(answer)) await keep(pages, addressOf(address), answer, mostPages);
  else if (answer.ok) await keep(pictures, answer.url, answer, mostPictures);
}

addEventListener('message', (event) => {
  const { data, waitUntil } = event as unknown as KeepEvent;
  if (!Array.isArray(data)) return;
  waitUntil.call(event, Promise.allSettled(data.map(String).map(keepOpened)));
});

/** What a council tells about something that is followed. What has another shape is no message of the portal's. */
function readMessage({ data }: PushedEvent): { title: string; body: string; url: string } | null {
  try {
    const told = data?.json() as Readonly<Record<string, unknown>> | undefined;
    const [title, body, url] = [told?.['title'], told?.['body'], told?.['url']].map(String);
    return title && body && url?.startsWith('/') ? { title, body, url } : null;
  } catch {
    return null;
  }
}

addEventListener('push', (event) => {
  const message = readMessage(event as PushedEvent);
  if (message === null) return;
  const { title, body, url } = message;
  const shown = registration.showNotification(title, { body, data: url, tag: url });
  (event as PushedEvent).waitUntil(shown);
});

addEventListener('notificationclick', (event) => {
  const { notification } = event as PressedEvent;
  notification.close();
  const { origin, href } = here(String(notification.data));
  if (origin === location.origin) (event as PressedEvent).waitUntil(clients.openWindow(href));
});
