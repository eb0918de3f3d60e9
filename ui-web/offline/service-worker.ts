import { isPocket } from '#domain/pocket/pocket-address.ts';
import { leisure, noteAsked } from './worker/leisure.ts';
import './worker/notices.ts';
import { type BuiltFiles, storedFiles } from './worker/portal-files.ts';

/*
 * The portal without a connection: pages as they were last seen, and their scripts. The worker is installed beside
 * every page of the town, and is part of none. The build writes before it which files make up the portal.
 */

declare const portalFiles: BuiltFiles;

interface LongEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchedEvent extends LongEvent {
  readonly request: Request;
  /** The preloaded response of the page, if one is asked for. */
  readonly resultingClientId: string;
  /** What the browser asked for before the worker ran; undefined if it does not do that. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface KeepEvent extends LongEvent {
  /** The address of a page that was open before the worker could store it, and of all that it has loaded. */
  readonly data: unknown;
  /** The page that says so. */
  readonly source: { readonly id: string } | null;
}

declare const registration: ServiceWorkerRegistration;
declare const clients: {
  readonly claim: () => Promise<void>;
  /** The pages that this worker answers. */
  readonly matchAll: () => Promise<readonly { readonly id: string }[]>;
  readonly get: (
    id: string,
  ) => Promise<
    { readonly url: string; readonly navigate: (address: string) => Promise<unknown> } | undefined
  >;
};

const pages = 'pages';
const pictures = 'pictures';

const mostPages = 60;
const mostPictures = 120;

/** Milliseconds after which the stored version of a page is shown. */
const patience = 4000;

const here = (address: string) => new URL(address, location.origin);

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const files = storedFiles(portalFiles, { caches, fetch: async (...asked) => fetch(...asked), leisure });

/** Stores the files that are left. Those of older versions are deleted once no open page may still ask for one. */
async function keepAllFiles(): Promise<void> {
  if (!(await files.keepRest())) return;
  const open = await clients.matchAll();
  await files.dropOthers(open.map(({ id }) => id));
}

/** The most entries; the oldest are deleted above it. */
async function trim(cache: Cache, most: number): Promise<void> {
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)));
}

/** Headers about the transfer of an answer. */
const asSent = ['content-encoding', 'content-length'] as const;

/** All of an answer, or none: the stored one stays if the connection breaks in the middle. */
async function whole(answer: Response): Promise<Response> {
  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  for (const name of asSent) headers.delete(name);
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers });
}

async function keep(name: string, address: string, answer: Response, most: number): Promise<void> {
  const [cache, all] = await Promise.all([caches.open(name), whole(answer)]);
  // What is stored again becomes the newest.
  await cache.delete(address);
  await cache.put(address, all);
  await trim(cache, most);
}

/** A page that may be stored: those of rehearsals may not. */
const isPage = (answer: Response) =>
  answer.ok &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html') &&
  !(answer.headers.get('cache-control') ?? '').includes('no-store');

/** The address of a page without the part after `#`. */
const addressOf = (address: string): string => {
  const url = here(address);
  return `${url.pathname}${url.search}`;
};

/** A page that is stored, and whether all its files are. */
interface KeptPage {
  readonly seen: Response;
  readonly html: string;
  /** Whether it is the page that was asked for, and no other in its place. */
  readonly isAsked: boolean;
  readonly worth: number;
}

/**
 * The page as it was seen or, of the same town, any other: each can draw them all from the stored answers. One of which files are
 * missing would stay empty: another one, perhaps of an older version, takes its place. Best is one that has all later files, too.
 */
async function pageAsSeen(address: string): Promise<Response | null> {
  const cache = await caches.open(pages);
  const realm = here(address).searchParams.get('realm');
  const others = (await cache.keys()).filter(({ url }) => here(url).searchParams.get('realm') === realm);
  let best: KeptPage | null = null;
  for (const one of [address, ...others.toReversed()]) {
    // oxlint-disable-next-line no-await-in-loop -- the first is nearly always the one
    const seen = await cache.match(one);
    // One that is being stored again is not there for a moment.
    if (!seen) continue;
    // oxlint-disable-next-line no-await-in-loop -- see above
    const html = await seen.text();
    // oxlint-disable-next-line no-await-in-loop -- see above
    const worth = await files.completeness(html);
    if (worth > (best?.worth ?? -1)) best = { seen, html, isAsked: one === address, worth };
    if (worth === 2 || (worth === 1 && one === address)) break;
  }
  return best && marked(best, address);
}

/** What the server drew, up to the facts that follow it. */
const drawn = /(?<=<div id="root">)[^]*(?=<\/div>\s*<script type="application\/json" id="page-facts")/u;

/**
 * The answers inside are old: the page is marked so, and asks for new ones. What was drawn from them is left out, but not the frame
 * of a page of which nothing more was drawn: it is seen at once.
 */
function marked({ seen, html, isAsked }: KeptPage, address: string): Response {
  // Of the pocket the server draws its title in the frame of all pages, and none of its things, which are on the device alone.
  const frame = isAsked && isPocket(here(address).pathname) ? html : html.replace(drawn, '');
  const old = frame.replace('id="page-facts"', 'id="page-facts" data-kept');
  const headers = new Headers(seen.headers);
  for (const name of asSent) headers.delete(name);
  return new Response(old, { headers });
}

/** When something was last taken out of the town of a page, as the page says; 0 if it does not. */
const removedAt = (answer: Response): number =>
  Number(/\bremoved;desc="(\d+)"/u.exec(answer.headers.get('server-timing') ?? '')?.[1] ?? 0);

/** What was stored before this moment is erased already. */
let erasedUntil = 0;

/** Erases what was stored before something was taken out: the device does not show what the council withdrew. */
async function eraseUntil(moment: number): Promise<void> {
  if (moment <= erasedUntil) return;
  const erase = async (name: string) => {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      // The server's date, as its moment is; without one it is not known to be newer.
      if (!(Date.parse(kept?.headers.get('date') ?? '') > moment)) await cache.delete(request);
    }
  };
  await Promise.all([erase(pages), erase(pictures)]);
  erasedUntil = moment;
}

/** The answer of the network, preloaded or requested now. */
const asIs = async ({ request, preloadResponse }: FetchedEvent): Promise<Response> =>
  (await preloadResponse) ?? (await fetch(request));

/** Pages whose transfer stopped in the middle: their stored version is shown the next time, and at once. */
const halted = new Set<string>();

/** A page is shown as it arrives. If the rest of it does not, the stored version replaces it. */
async function standInIfHalted(shown: string, address: string, all: Promise<unknown>): Promise<void> {
  const hasCome = all.then(
    () => true,
    () => false,
  );
  if (await Promise.race([hasCome, after(patience).then(() => false)])) return;
  const client = await clients.get(shown);
  if (client === undefined || (await pageAsSeen(address)) === null) return;
  halted.add(address);
  await client.navigate(client.url);
}

async function page(event: FetchedEvent): Promise<Response> {
  const address = addressOf(event.request.url);
  const standIn = halted.delete(address) ? await pageAsSeen(address) : null;
  if (standIn) return standIn;
  const asked = asIs(event);
  const all = asked.then((answer) => (isPage(answer) ? whole(answer.clone()) : null));
  const erased = asked.then((answer) => eraseUntil(removedAt(answer)));
  const kept = Promise.all([all, erased]).then(
    ([answer]) => answer && keep(pages, address, answer, mostPages),
  );
  event.waitUntil(kept.catch(() => undefined));
  const failed = asked.catch(() => null);
  const first = await Promise.race([failed, after(patience).then(() => null)]);
  if (first === null) return (await pageAsSeen(address)) ?? asked;
  event.waitUntil(standInIfHalted(event.resultingClientId, address, all));
  return first;
}

async function file({ request }: FetchedEvent): Promise<Response> {
  const asked = files.answer(request);
  // What one screen says is stored in the texts of all pages too: with a line that hardly works the page takes those.
  if (!here(request.url).pathname.startsWith('/assets/said-')) return asked;
  return Promise.race([asked, after(patience).then(() => Response.error())]);
}

async function picture({ request }: FetchedEvent): Promise<Response> {
  try {
    const answer = await fetch(request);
    // What cannot be stored is seen all the same.
    if (answer.ok) await keep(pictures, request.url, answer.clone(), mostPictures).catch(() => undefined);
    return answer;
  } catch (error) {
    const cache = await caches.open(pictures);
    const kept = await cache.match(request.url);
    if (kept) return kept;
    throw error;
  }
}

/** The handler of a request; without one the network alone. */
function answering(request: Request): ((event: FetchedEvent) => Promise<Response>) | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return null;
  const isOpened = request.mode === 'navigate';
  if (url.pathname.startsWith('/files/')) {
    if (request.destination === 'image') return picture;
    // Files of a council may be opened like pages, but they are not pages.
    return isOpened ? asIs : null;
  }
  if (url.pathname.startsWith('/assets/')) return file;
  return isOpened ? page : null;
}

/** A page is asked for while the worker is still starting. */
async function askAhead(): Promise<void> {
  // Not every browser does that.
  await (registration as Partial<ServiceWorkerRegistration>).navigationPreload?.enable();
}

addEventListener('install', (event) => (event as LongEvent).waitUntil(files.keepFirst()));
addEventListener('activate', (event) => {
  // From now on what the open page loads is stored as it comes.
  (event as LongEvent).waitUntil(Promise.all([clients.claim(), askAhead()]));
});
addEventListener('fetch', (event) => {
  const fetched = event as FetchedEvent;
  const answer = answering(fetched.request);
  if (answer === null) return;
  noteAsked();
  fetched.respondWith(answer(fetched));
});
async function keepOpened(address: string): Promise<void> {
  const answer = await fetch(address);
  if (isPage(answer)) await keep(pages, addressOf(address), answer, mostPages);
  else if (isPicture(answer)) await keep(pictures, answer.url, answer, mostPictures);
}

const isPicture = ({ ok, headers }: Response) =>
  ok && (headers.get('content-type') ?? '').startsWith('image/');

/** Stores a page and its pictures after its files, so that one which is stored has them. */
async function keepPage(page: string, loaded: readonly URL[]): Promise<void> {
  const own = loaded.filter(({ origin }) => origin === location.origin);
  const under = (folder: string) => own.filter(({ pathname }) => pathname.startsWith(folder));
  await files.keepOpen(
    here(page).pathname,
    under('/assets/').map(({ pathname }) => pathname),
    () => Promise.allSettled([page, ...under('/files/').map(({ href }) => href)].map(keepOpened)),
  );
}

addEventListener('message', (event) => {
  const { data, source, waitUntil } = event as unknown as KeepEvent;
  if (!Array.isArray(data)) return;
  noteAsked();
  const [opened = here('/'), ...loaded] = data.map((one) => here(String(one)));
  if (source)
    files.noteOpen(
      source.id,
      loaded.map(({ pathname }) => pathname),
    );
  waitUntil.call(event, keepPage(opened.href, loaded).then(keepAllFiles));
});
