/*
 * The page of a device without a connection, of shops or of doors: the page as it was opened last, and its files. It is
 * installed beside that page alone. The build writes before it which files make up the page.
 */

/** The name of the page: `shop`. */
declare const pageName: string;
/** The files of the page, without the large ones that write documents. */
declare const pageFiles: readonly string[];
/** Differs as soon as one of the files does. */
declare const pageVersion: string;

interface LongEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchedEvent extends LongEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface KeepEvent extends LongEvent {
  readonly data: unknown;
}

const files = `${pageName}-files-${pageVersion}`;
const pages = `${pageName}-pages`;

/** Milliseconds after which the stored page is shown. */
const patience = 4000;

async function keepFiles(): Promise<void> {
  const cache = await caches.open(files);
  await cache.addAll([...pageFiles]);
}

async function dropOldFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`${pageName}-files-`) && name !== files);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Under which name a page is stored: of a town, its path alone. */
function nameOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const realm = searchParams.get('realm');
  return realm === null ? pathname : `${pathname}?realm=${realm}`;
}

/** The page as it came, without the headers about its transfer. */
async function keepPage(address: string, answer: Response): Promise<void> {
  if (!answer.ok) return;
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const whole = new Response(await answer.blob(), { headers });
  await (await caches.open(pages)).put(nameOf(address), whole);
}

const kept = async (address: string): Promise<Response | undefined> =>
  (await caches.open(pages)).match(nameOf(address));

/** The page of the network; the stored one if it does not come. */
async function page(event: FetchedEvent): Promise<Response> {
  const { request } = event;
  const asked = fetch(request);
  event.waitUntil(asked.then((answer) => keepPage(request.url, answer.clone())).catch(() => undefined));
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const first = await Promise.race([asked.catch(() => null), late]);
  return first ?? (await kept(request.url)) ?? asked;
}

async function file({ request }: FetchedEvent): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(files)).put(request, answer.clone());
  return answer;
}

/** The handler of a request; without one the network alone. */
function answering(request: Request): ((event: FetchedEvent) => Promise<Response>) | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return null;
  if (/^\/(?:assets|tokens)\//u.test(url.pathname)) return file;
  return request.mode === 'navigate' ? page : null;
}

addEventListener('install', (event) => (event as LongEvent).waitUntil(keepFiles()));
addEventListener('activate', (event) => (event as LongEvent).waitUntil(dropOldFiles()));
addEventListener('fetch', (event) => {
  const fetched = event as FetchedEvent;
  const answer = answering(fetched.request);
  if (answer) fetched.respondWith(answer(fetched));
});
// The page that was open before the worker could store it.
addEventListener('message', (event) => {
  const { data } = event as unknown as KeepEvent;
  const address = new URL(String(data), location.origin).href;
  const keep = async () => keepPage(address, await fetch(address));
  (event as unknown as LongEvent).waitUntil(keep().catch(() => undefined));
});
