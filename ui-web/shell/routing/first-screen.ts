import { type Portal, portals } from '#domain/access/portals.ts';
import type { Council } from '#ui-web/composition/council.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { LateScreen, Screen } from './late-screen.ts';
import { routes, wordedFirst } from './routes.tsx';
import { isLateScreen } from './use-screen-file.ts';

/** Whether a path is one of a route’s addresses: a named part stands for any, and one with `?` may be missing. */
const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+/gu, '(/[^/]+)')}/?$`, 'u').test(path);

/** The screen of the page that a visit begins with. */
export interface FirstScreen {
  readonly screen: LateScreen;
  /**
   * Whether it is that of a front-end's home. The server draws that page, so that the browser takes it over once it has the
   * screen; the screen of any other page is drawn when it has come.
   */
  readonly isDrawn: boolean;
}

/** The screen of an address; null if it comes with the first script, or if there is none. */
export function firstScreen(portal: Portal, path: string): FirstScreen | null {
  const at = path === '/' ? portals[portal].home : path;
  const route = routes.find((one) => fits(one.path, at));
  const screen: Screen | LateScreen | undefined = route?.Screen;
  if (route === undefined || screen === undefined || !isLateScreen(screen)) return null;
  // A campaign, an event and a shop have the screen of their front-end.
  const isDrawn = Object.values(portals).some(({ home }) => route.path.replace('/:key?', '') === home);
  return { screen, isDrawn };
}

/**
 * Asks for what a screen is made of, its file and its clients, before the portal is put together: one after the other they took
 * a phone half a second. What does not come is asked for again when it is needed. Returns when its file is there.
 */
export async function fetchScreen(
  { screen }: FirstScreen,
  council: Pick<Council, 'forms' | 'services'>,
): Promise<void> {
  if (screen.needs) council[screen.needs]().catch(() => undefined);
  await screen.load().catch(() => undefined);
}

/** Asks for its texts, once it is known in which language. */
export function fetchTexts({ screen }: FirstScreen, { later }: Pick<Speech, 'later'>): void {
  if (!wordedFirst.has(screen)) later(screen.says).catch(() => undefined);
}
