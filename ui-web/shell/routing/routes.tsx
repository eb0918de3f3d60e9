import { portals } from '#domain/access/portals.ts';
import { HomeScreen } from '#ui-web/screens/home/screen.tsx';
import { type LateScreen, lateScreen } from './late-screen.ts';
import type { lateScreens } from './late-screens.ts';

/*
 * Every address of the portal and its screen (specification 3, section 2). The home screen is loaded with the first
 * script, the others when the reader goes there; each is `(props: { params }) => ReactNode` and gets council, site
 * and speech from their contexts.
 */

/** A screen of which the first script does not know the file: the names of thirty files would make it heavier. */
const later = (name: keyof typeof lateScreens): LateScreen =>
  lateScreen(async () => (await import('./late-screens.ts')).lateScreens[name]());

const ProcessListScreen = later('processList');
const ProcessScreen = lateScreen(() => import('#ui-web/screens/process/screen.tsx'));
const SurveyScreen = later('survey');
const ProposalsScreen = later('proposals');
const ProposalScreen = later('proposal');
const RequestScreen = later('request');
const MyRequestsScreen = later('myRequests');
const PersonScreen = later('person');
const FollowingScreen = later('following');
const ComparisonScreen = later('comparison');
const ResultsMoved = lateScreen(() => import('#ui-web/screens/survey/results-moved.tsx'));
const BudgetScreen = later('budget');
const DrawScreen = later('draw');
const PocketScreen = later('pocket');
const NewsScreen = later('news');
const NodeScreen = later('node');
const ArticleScreen = later('article');
const StatisticsScreen = later('statistics');

/** Front-ends of whose things each has an address: a campaign, an event, a shop. */
const naming: ReadonlySet<string> = new Set(['/bonos', '/entradas', '/comercios']);

/** Where each front-end begins. */
const frontEnds = Object.values(portals).flatMap(({ home }) =>
  home === '/' || home === '/intranet'
    ? []
    : [{ path: naming.has(home) ? `${home}/:key?` : home, Screen: later(home) }],
);

/** In place of a front-end that the town has switched off, or above what somebody still has there. */
export const closedFrontEnd = later('closed');

/** The screens whose texts are those of the first page; the others' are loaded after them. */
export const wordedFirst: ReadonlySet<unknown> = new Set([HomeScreen, ProcessScreen, ResultsMoved]);

/** In order: the first that matches is used. */
export const routes = [
  { path: '/', Screen: HomeScreen },
  { path: '/procesos-participativos', Screen: ProcessListScreen },
  { path: '/procesos-participativos/:slug/participa', Screen: SurveyScreen },
  { path: '/procesos-participativos/:slug/resultados/comparacion/:key?', Screen: ComparisonScreen },
  { path: '/procesos-participativos/:slug/resultados', Screen: ResultsMoved },
  { path: '/procesos-participativos/:slug/:section/:proposal', Screen: ProcessScreen },
  { path: '/procesos-participativos/:slug/:section', Screen: ProcessScreen },
  { path: '/procesos-participativos/:slug', Screen: ProcessScreen },
  ...frontEnds,
  { path: '/propuestas', Screen: ProposalsScreen },
  { path: '/propuestas/:key', Screen: ProposalScreen },
  { path: '/sorteos/:key', Screen: DrawScreen },
  { path: '/bolsillo/:key?', Screen: PocketScreen },
  { path: '/noticias', Screen: NewsScreen },
  { path: '/presupuesto/:key?', Screen: BudgetScreen },
  { path: '/estadisticas/:key?', Screen: StatisticsScreen },
  { path: '/solicitudes', Screen: MyRequestsScreen },
  { path: '/perfil', Screen: PersonScreen },
  { path: '/siguiendo', Screen: FollowingScreen },
  { path: '/solicitud/:key?', Screen: RequestScreen },
  { path: '/pagina/:key', Screen: ArticleScreen },
  { path: '/:collection/:key', Screen: NodeScreen },
  { path: '/:key', Screen: ArticleScreen },
] as const;
