import { useEffect, useState } from 'react';
import { usePlace } from '#ui-web/shell/council-context.ts';
import type { PocketLink } from '../state.ts';
import { askStatus, type FavouriteStatus, shopsOnce } from './favourite-status.ts';

/** How many favourites are asked about: each is a call. */
const mostAsked = 12;

/** What the first favourites are about to do, by their paths. It is not kept: without a line an old one would mislead. */
export function useStatuses(favourites: readonly PocketLink[]): ReadonlyMap<string, FavouriteStatus> {
  const { council, site } = usePlace();
  const zone = site.timeZone;
  const [statuses, setStatuses] = useState<ReadonlyMap<string, FavouriteStatus>>(new Map());
  const paths = favourites
    .slice(0, mostAsked)
    .map(({ path }) => path)
    .join(' ');
  useEffect(() => {
    let isHere = true;
    const ports = { ...council, zone: () => zone };
    const shops = shopsOnce(council);
    const ask = async (path: string) => {
      const status = await askStatus(ports, shops, path).catch(() => null);
      if (status !== null && isHere) setStatuses((before) => new Map([...before, [path, status]]));
    };
    for (const path of paths.split(' ')) void ask(path);
    return () => {
      isHere = false;
    };
  }, [council, zone, paths]);
  return statuses;
}
