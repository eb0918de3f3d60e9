import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Link } from '#ui-web/components/link/link.tsx';
import type { OfficePlaceEntry } from './office-place.ts';
import { officePlaces } from './places.ts';

/** Whether an address is of that place, or of something in it. */
const isIn = (path: string, location: string): boolean =>
  location === path || (path !== '/gestion' && location.startsWith(`${path}/`));

/** Whether an address is of that place, and not of a place within it. */
const isHere = (path: string, location: string): boolean =>
  isIn(path, location) &&
  !officePlaces.some((other) => other.path.length > path.length && isIn(other.path, location));

interface PlaceLinkProps {
  readonly place: OfficePlaceEntry;
  readonly children: ReactNode;
}

/** A link to a place, marked if the page is there. */
export function PlaceLink({ place, children }: PlaceLinkProps) {
  const [location] = useLocation();
  return (
    <Link href={place.path} aria-current={isHere(place.path, location) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
