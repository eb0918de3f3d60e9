import { type Portal, portals } from '#domain/access/portals.ts';
import { lateScreen } from './late-screen.ts';

/** The home of participation. Other front-ends load nothing of it. */
export const ParticipationHome = lateScreen(() => import('#ui-web/screens/home/screen.tsx'));

/**
 * Loads the home of participation if a page begins with it. The server draws that page whole, so that the browser takes
 * it over once it has the screen; without it, the screen asks again.
 */
export async function loadedHome(portal: Portal, path: string): Promise<void> {
  if (path !== '/' || portals[portal].home !== '/') return;
  await ParticipationHome.load().catch(() => undefined);
}
