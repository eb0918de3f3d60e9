import type { SiteLink } from '../content/site.ts';
import { type Portal, portalIds, portals } from './portals.ts';

/** The front-end that begins at an address, without its query; null if none does. */
export const portalBeginningAt = (address: string): Portal | null =>
  portalIds.find((portal) => portals[portal].home === address.split(/[?#]/u)[0]) ?? null;

/**
 * The front-ends that a town may switch off, the intranet of its people of staff too. Participation stays: it has the pages
 * of what people sent, and the others lead back to it.
 */
export const closablePortals = portalIds.filter((portal) => portal !== 'participation');

/** The front-ends that a town has switched off, from their names in its settings. */
export const readClosed = (names: readonly string[]): readonly Portal[] =>
  closablePortals.filter((portal) => names.includes(portal));

/** The front-end of one thing by its id: a campaign, an event or a shop. The till and the door are pages of their own. */
const naming =
  /^(?<home>\/(?:bonos(?!\/tienda(?:[?#]|$))|entradas(?!\/puerta(?:[?#]|$))|comercios))\/[^/?#]+(?=[?#]|$)/u;

/** The front-end that is closed and begins at an address, or has what that names; null if there is none. */
export function closedAt(closed: readonly Portal[], address: string): Portal | null {
  const portal = portalBeginningAt(naming.exec(address)?.groups?.['home'] ?? address);
  return portal !== null && closed.includes(portal) ? portal : null;
}

/** Links without those to closed front-ends, and without headings under which nothing is left. */
export const openLinks = (links: readonly SiteLink[], closed: readonly Portal[]): readonly SiteLink[] =>
  links.flatMap((link) => {
    const children = openLinks(link.children, closed);
    const uri = closedAt(closed, link.uri) === null ? link.uri : '';
    const wasMore = link.uri !== '' || link.children.length > 0;
    return uri === '' && children.length === 0 && wasMore ? [] : [{ ...link, uri, children }];
  });
