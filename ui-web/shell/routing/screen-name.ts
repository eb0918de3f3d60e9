import type { Portal } from '#domain/access/portals.ts';
import type { LateScreen, RouteParams, Screen } from './late-screen.ts';
import { routes, withTheirThings } from './routes.tsx';

/** The screen of an address. */
export interface FoundScreen {
  readonly Screen: Screen | LateScreen;
  readonly params: RouteParams;
  /** The front-end of the address, if the town has switched it off. */
  readonly closed: Portal | null;
}

/**
 * Names the screen and its subject: when either changes, a screen that failed is tried again. A list and its things that
 * are one screen keep what was chosen and written there.
 */
export function screenName({ Screen, params }: Pick<FoundScreen, 'Screen' | 'params'>): string {
  const index = routes.findIndex((route) => route.Screen === Screen);
  return [index, params.slug, withTheirThings.has(Screen) ? '' : params.key].join(' ');
}
