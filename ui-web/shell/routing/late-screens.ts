import type { Screen } from './late-screen.ts';

type ScreenFile = () => Promise<Readonly<Record<string, Screen>>>;

/** The files of all screens that are loaded later, but for the homes of front-ends. */
export const lateScreens = {
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
