import { type Portal, portals } from '#domain/access/portals.ts';
import type { Council } from '#ui-web/composition/council.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { LateScreen, Screen } from './late-screen.ts';
import { routes, wordedFirst } from './routes.tsx';
import { isLateScreen } from './use-screen-file.ts';

/** Whether a path is one of a route’s addresses: a named part stands for any, and one with `?` may be missing. */
const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/gu, '(/[^/]+)?').replaceAll(/:\w+/gu, '[^/]+')}/?$`, 'u').test(
    path,
  );

function lateScreenAt(
  portal: Portal,
  path: string,
): { readonly pattern: string; readonly screen: LateScreen } | null {
  const at = path === '/' ? portals[portal].home : path;
  const route = routes.find((one) => fits(one.path, at));
  const screen: Screen | LateScreen | undefined = route?.Screen;
  return route && screen !== undefined && isLateScreen(screen) ? { pattern: route.path, screen } : null;
}

/**
 * The screen of the page that a visit begins with, if it is that of a front-end's home. The server draws that page, so
 * that the browser takes it over once it has the screen. Null for any other page, whose screen is loaded later.
 */
export function firstScreen(portal: Portal, path: string): LateScreen | null {
  const found = lateScreenAt(portal, path);
  // A campaign, an event and a shop have the screen of their front-end.
  const isHome = Object.values(portals).some(({ home }) =>
    [home, `${home}/:key?`].includes(found?.pattern ?? ''),
  );
  return isHome ? (found?.screen ?? null) : null;
}

/**
 * Asks for what the screen of an address is made of, all at once and before the portal is put together: one after the other,
 * its file, its texts and its clients took a phone half a second. What does not come is asked for again when it is needed.
 */
export function fetchScreen(portal: Portal, path: string, council: Pick<Council, 'forms' | 'services'>) {
  const screen = lateScreenAt(portal, path)?.screen ?? null;
  const quietly = (coming: Promise<unknown>) => void coming.catch(() => undefined);
  if (screen !== null) {
    quietly(screen.load());
    if (screen.needs !== undefined) quietly(council[screen.needs]());
  }
  return {
    /** Once it is known in which language. */
    fetchTexts: ({ later }: Pick<Speech, 'later'>): void => {
      if (screen !== null && !wordedFirst.has(screen)) quietly(later(screen.says));
    },
  };
}
