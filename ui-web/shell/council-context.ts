import { createContext, useContext } from 'react';
import type { Site } from '#domain/content/site.ts';
import type { Council } from '#ui-web/composition/council.ts';
import type { FirstView } from './start/drawn-view.ts';

/** The council of this portal: its ports and its settings. */
export interface CouncilPlace {
  readonly council: Council;
  readonly site: Site;
  /** Absent if the browser drew the page itself. */
  readonly firstView?: FirstView | undefined;
}

export const PlaceContext = createContext<CouncilPlace | null>(null);

export function usePlace(): CouncilPlace {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('no council around this screen');
  return place;
}
