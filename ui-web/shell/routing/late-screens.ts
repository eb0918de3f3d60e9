import type { portals } from '#domain/access/portals.ts';
import type { Screen } from './late-screen.ts';

type ScreenFile = () => Promise<Readonly<Record<string, Screen>>>;

/** The screen with which each front-end begins that has one of its own, by its address. */
const frontEnds: Readonly<
  Record<Exclude<(typeof portals)[keyof typeof portals]['home'], '/' | '/intranet'>, ScreenFile>
> = {
  '/transparencia': () => import('#ui-web/screens/transparency/screen.tsx'),
  '/subvenciones': () => import('#ui-web/screens/subsidies/screen.tsx'),
  '/asociaciones': async () => ({
    // The file has more than its screen.
    screen: (await import('#ui-web/screens/associations/screen.tsx')).AssociationsScreen,
  }),
  '/bonos': () => import('#ui-web/screens/vouchers/screen.tsx'),
  '/reservas': () => import('#ui-web/screens/reservations/screen.tsx'),
  '/entradas': () => import('#ui-web/screens/tickets/screen.tsx'),
  '/comercios': () => import('#ui-web/screens/showcase/screen.tsx'),
  '/inscripciones': () => import('#ui-web/screens/registrations/screen.tsx'),
  '/citas': () => import('#ui-web/screens/appointments/screen.tsx'),
};

/** The files of all screens that are loaded later. */
export const lateScreens = {
  ...frontEnds,
  processList: () => import('#ui-web/screens/process-list/screen.tsx'),
  survey: () => import('#ui-web/screens/survey/screen.tsx'),
  proposals: () => import('#ui-web/screens/proposals/screen.tsx'),
  proposal: () => import('#ui-web/screens/proposal/screen.tsx'),
  request: () => import('#ui-web/screens/request/screen.tsx'),
  myRequests: () => import('#ui-web/screens/requests/screen.tsx'),
  person: () => import('#ui-web/screens/person/screen.tsx'),
  following: () => import('#ui-web/screens/following/screen.tsx'),
  comparison: () => import('#ui-web/screens/comparison/screen.tsx'),
  budget: () => import('#ui-web/screens/town-budget/screen.tsx'),
  news: () => import('#ui-web/screens/news/screen.tsx'),
  node: () => import('#ui-web/screens/node/screen.tsx'),
  article: () => import('#ui-web/screens/article/screen.tsx'),
  statistics: () => import('#ui-web/screens/statistics/screen.tsx'),
  closed: () => import('#ui-web/screens/closed/screen.tsx'),
  pocket: () => import('#ui-web/screens/pocket/screen.tsx'),
  draw: () => import('#ui-web/screens/draw/screen.tsx'),
} satisfies Record<string, ScreenFile>;
