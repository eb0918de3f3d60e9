import { type Portal, portals } from '#domain/access/portals.ts';
import type { LateScreen, Screen } from './late-screen.ts';
import { routes } from './routes.tsx';
import { isLateScreen } from './use-screen-file.ts';

/**
 * The screen of the page that a visit begins with, if it is the home of a front-end. The server draws that page, so
 * that the browser takes it over once it has the screen. Null for any other page, whose screen is loaded later.
 */
export function firstScreen(portal: Portal, path: string): LateScreen | null {
  const { home } = portals[portal];
  const at = path === '/' ? home : path;
  if (!Object.values(portals).some((front) => front.home === at)) return null;
  const route = routes.find(({ path: pattern }) => pattern === at || pattern === `${at}/:key?`);
  const screen: Screen | LateScreen | undefined = route?.Screen;
  return screen !== undefined && isLateScreen(screen) ? screen : null;
}
