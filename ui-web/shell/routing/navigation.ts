import { useLocation, useSearch } from 'wouter';
import { keepPosition } from './kept-position.ts';

/** Parameters of the address that choose the town and the portal and therefore stay on every link. */
const staying = ['realm', 'portal'] as const;

/** An address inside the portal with the parameters that stay. */
export function keepPlace(href: string, search: string): string {
  const now = new URLSearchParams(search);
  const [path = '', hash] = href.split('#');
  const [pathname = '', query] = path.split('?');
  const next = new URLSearchParams(query);
  for (const name of staying) {
    const value = now.get(name);
    if (value !== null && !next.has(name)) next.set(name, value);
  }
  const asked = next.size > 0 ? `?${next}` : '';
  return `${pathname}${asked}${hash === undefined ? '' : `#${hash}`}`;
}

/** Navigation within the portal. */
export function useNavigate() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const addressOf = (href: string) => keepPlace(href, search);
  const go = (href: string) => {
    keepPosition();
    navigate(addressOf(href));
  };
  return { addressOf, go };
}
