import { type Portal, portals } from '#domain/access/portals.ts';
import type { LateScreen, Screen } from './late-screen.ts';
import { routes } from './routes.tsx';
import { isLateScreen } from './use-screen-file.ts';

/**
 * The screen of the page that a visit begins with, if it is that of a front-end's home. The server draws that page, so
 * that the browser takes it over once it has the screen. Null for any other page, whose screen is loaded later.
 */
export function firstScreen(portal: Portal, path: string): LateScreen | null {
  const at = path === '/' ? portals[portal].home : path;
  const [front = ''] = /^\/[^/]*/u.exec(at) ?? [];
  if (!Object.values(portals).some(({ home }) => home === front)) return null;
  // A campaign, an event and a shop have the screen of their front-end.
  const route = routes.find(({ path: pattern }) => pattern === at || pattern === `${front}/:key?`);
  const screen: Screen | LateScreen | undefined = route?.Screen;
  return screen !== undefined && isLateScreen(screen) ? screen : null;
}
