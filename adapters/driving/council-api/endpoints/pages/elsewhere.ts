import { type Portal, portals } from '#domain/access/portals.ts';
import type { Town } from '#domain/access/town.ts';
import { portalPlace, resultsPage } from '#domain/content/portal-place.ts';

/** Where the intranet is for people of staff. */
const intranetPlace = '/gestion/intranet';

/** The content portals begin at pages of their own; null if this address is not the beginning of one. */
export function homeElsewhere(portal: Portal, url: string): string | null {
  const { home } = portals[portal];
  const [path, query] = url.split('?');
  const withQuery = (place: string) => (query === undefined ? place : `${place}?${query}`);
  // The intranet has no page of the portal: its place is in the office, where people of staff sign in.
  if (portal === 'intranet' || portals.intranet.home === path) return withQuery(intranetPlace);
  return path !== '/' || home === '/' ? null : withQuery(home);
}

/** Where an address leads that is no page of its own; null if it is one. */
export function elsewhere(towns: readonly Town[], url: string): string | null {
  const [path = '/', query] = url.split('?');
  const results = resultsPage(path);
  if (results !== null) return query === undefined ? results : `${results}?${query}`;
  const { language, place } = portalPlace(path);
  if (language === null || place.kind !== 'nowhere' || path.split('/').length !== 3) return null;
  // The address after a registration: the language, then the town (specification 1, section 2).
  const named = towns.find(({ realm }) => realm === path.split('/')[2]);
  if (named === undefined) return null;
  return `/?${new URLSearchParams({ realm: named.realm, locale: language }).toString()}`;
}
