import { memoryStorage } from './memory-storage.ts';
import { closeUploads, previewFetch } from './network.ts';
import { notice } from './notice.ts';

/*
 * Runs first in the page of a preview, which has no origin: no cookies, no storage, and every call of it is one of a
 * stranger. The portal's own script then finds what it expects. What keeps a draft from acting with the session of the
 * person who looks is the frame and the policy of the page, not this script: without it less works, and nothing more.
 */

/** The reader of a preview has answered the question about cookies. */
const noCookies = { isAccepted: false, proposals: { device: false, geolocation: false, deviceID: false } };

function replaceStorage(): void {
  const begin = { cookies: JSON.stringify(noCookies) };
  for (const [name, value] of [
    ['localStorage', memoryStorage(begin)],
    ['sessionStorage', memoryStorage()],
  ] as const)
    Object.defineProperty(window, name, { value, configurable: true });
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true });
}

/** A page without an origin may not change its path; the portal then stays where it is. */
function toleratePaths(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history);
    history[name] = (...given) => {
      try {
        own(...given);
      } catch {
        // The address stays that of the preview.
      }
    };
  }
}

/** A preview is one page: a link to another one says so. */
function stayHere(): void {
  addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null) return;
      const here = new URL(location.href);
      if (link.origin === here.origin && link.pathname === here.pathname && link.target === '') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      notice('onePage');
    },
    { capture: true },
  );
}

const reads = document.currentScript?.dataset['reads'];
replaceStorage();
toleratePaths();
stayHere();
closeUploads();
if (reads !== undefined) globalThis.fetch = previewFetch(reads, globalThis.fetch.bind(globalThis));
