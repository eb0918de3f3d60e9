import { lateScreen } from './late-screen.ts';

/** The home of participation. Other front-ends load nothing of it. */
export const ParticipationHome = lateScreen(() => import('#ui-web/screens/home/screen.tsx'));
