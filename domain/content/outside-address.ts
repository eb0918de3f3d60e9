/** Host, and no name or password before it: an address that hides where it leads is none. */
const web = /^https?:\/\/(?<host>[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?)(?::\d{1,5})?(?:[/?#][^\s<>"\\]*)?$/iu;

/** An address of the web that a council may link to; null for any other. */
export function outsideAddress(uri: string): string | null {
  const plain = uri.trim();
  return web.test(plain) ? plain : null;
}

/**
 * The host of an address of the web, without `www.`; empty where there is none.
 *
 * @example hostOf('https://www.ivace.es/x') // 'ivace.es'
 */
export const hostOf = (uri: string): string =>
  (web.exec(uri.trim())?.groups?.['host'] ?? '').replace(/^www\./iu, '').toLowerCase();

/** Where a link of a council may lead: the web, or a path of the portal; null for any other. `//host` is no path. */
export function linkedAddress(uri: string): string | null {
  const plain = uri.trim();
  return /^\/(?![/\\])[^\s<>"\\]*$/u.test(plain) ? plain : outsideAddress(plain);
}
