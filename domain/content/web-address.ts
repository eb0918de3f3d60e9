/**
 * Whether an address that a council wrote may stand in a link: a path of the portal, a page of the web, a mail address
 * or a telephone. `javascript:`, `data:` and addresses without a scheme of another host (`//host`) may not.
 */
export const isLinkAddress = (address: string): boolean =>
  /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:[+\d]|\/(?![/\\])|#)/iu.test(address) && !/[\s\\]/u.test(address);

/** Whether an address may be fetched as a picture: a file of the page's own server, as its policy asks. */
export const isPictureAddress = (address: string): boolean => /^\/(?![/\\])[^\s\\]*$/u.test(address);

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
