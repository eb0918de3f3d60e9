import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Link } from '#ui-web/components/link/link.tsx';
import type { OfficePlaceEntry } from './places.ts';

/** Whether an address is of that place, or of something in it. */
const isIn = (path: string, location: string): boolean =>
  location === path || (path !== '/gestion' && location.startsWith(`${path}/`));

interface PlaceLinkProps {
  readonly place: OfficePlaceEntry;
  readonly children: ReactNode;
}

/** A link to a place, marked if the page is there. */
export function PlaceLink({ place, children }: PlaceLinkProps) {
  const [location] = useLocation();
  return (
    <Link href={place.path} aria-current={isIn(place.path, location) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
