import { notice } from './notice.ts';

/** What the council answers to a call that a preview does not make. */
const refused = () => Response.json({ err: true, errCode: 54 }, { status: 403 });

/** Scripts, pictures and files are those of the portal. */
const isFile = (path: string) => /^\/(?:assets|files)\//u.test(path);

/** The device of a resident signs in before a form is shown. A preview says that it has, and has no session. */
const isSignIn = (path: string) => /^\/users\/(?:v2\/auth\/(?:register|login)|[^/]+\/loggedin)$/u.test(path);

/** What a page sends by itself is refused without a word; the notice is for the person who presses something. */
function refusedToPerson(): Response {
  if (navigator.userActivation.isActive) notice('nothingSent');
  return refused();
}

/** The headers of a call that the preview needs; no other is sent. */
function readingHeaders(given: HeadersInit | undefined): Record<string, string> {
  const own = new Headers(given);
  const values = ['accept', 'accept-language'].map((name) => [name, own.get(name)] as const);
  return Object.fromEntries(values.filter((one): one is readonly [string, string] => one[1] !== null));
}

/**
 * Reads what the page asks for from the preview, which has the draft in it; nothing is sent. `reads` is the address that
 * stands before the address of a read.
 */
export function previewFetch(reads: string, ask: typeof fetch): typeof fetch {
  return async (input, settings = {}) => {
    const { method = 'GET', signal = null } = settings;
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    if (isSignIn(pathname)) return Response.json({ _id: 'preview' });
    if (method !== 'GET') return refusedToPerson();
    if (origin !== new URL(location.href).origin) return refused();
    const address = isFile(pathname) ? pathname + search : reads + pathname + search;
    return ask(address, { credentials: 'omit', headers: readingHeaders(settings.headers), signal });
  };
}

/** Uploads go by another way, which is closed too. */
export function closeUploads(): void {
  XMLHttpRequest.prototype.send = function send() {
    notice('nothingSent');
    this.dispatchEvent(new Event('error'));
  };
}
