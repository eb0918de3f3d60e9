/** Host, without a name or password before it: an address that hides its target is refused. */
const web = /^https?:\/\/(?<host>[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?)(?::\d{1,5})?(?:[/?#][^\s<>"\\]*)?$/iu;

/** A path of the portal; `//host` is not one. */
const path = /^\/(?![/\\])[^\s<>"\\]*$/u;

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

/** Where a link of a council may lead: the web, or a path of the portal; null for any other. */
export function linkedAddress(uri: string): string | null {
  const plain = uri.trim();
  return path.test(plain) ? plain : outsideAddress(plain);
}

/**
 * Whether an address that a council wrote may stand in a link of its menus, as it is: a path of the portal, a page of
 * the web, a place of this page, a mail address or a telephone. `javascript:` and `data:` may not.
 */
export const isLinkAddress = (address: string): boolean =>
  path.test(address) ||
  web.test(address) ||
  /^(?:mailto:[^\s\\]+|tel:[+\d][^\s\\]*|#[^\s\\]*)$/iu.test(address);

/** Whether an address may be fetched as a picture: a file of the page's own server, as its policy asks. */
export const isPictureAddress = (address: string): boolean => path.test(address);

/**
 * Whether an address is a file that this town keeps, with one of the endings: what a page of the town may link as its
 * icon or its style sheet.
 *
 * @example isTownFile('/files/benialt/estil.css', 'benialt', ['css']) // true
 */
export function isTownFile(address: string, realm: string, endings: readonly string[]): boolean {
  const prefix = `/files/${realm}/`;
  const name = address.startsWith(prefix) ? address.slice(prefix.length) : '';
  return /^[\w-]+(?:\.[\w-]+)+$/u.test(name) && endings.some((ending) => name.endsWith(`.${ending}`));
}
