import { portals } from '#domain/access/portals.ts';
import type { Stock } from '#ui-web/i18n/stock.ts';
import { ParticipationHome } from './home-screen.ts';
import { type LateScreen, lateScreen } from './late-screen.ts';
import type { lateScreens } from './late-screens.ts';

/*
 * Every address of the portal and its screen (specification 3, section 2). Each is loaded when the reader goes
 * there; each is `(props: { params }) => ReactNode` and gets council, site
 * and speech from their contexts.
 */

/** A screen of which the first script does not know the file: the names of thirty files would make it heavier. */
const later = (name: keyof typeof lateScreens, says?: Stock, needs?: LateScreen['needs']): LateScreen =>
  lateScreen(async () => (await import('./late-screens.ts')).lateScreens[name](), says, needs);

const ProcessListScreen = later('processList');
const ProcessScreen = lateScreen(() => import('#ui-web/screens/process/screen.tsx'));
const SurveyScreen = later('survey', 'survey');
const ProposalsScreen = later('proposals');
const ProposalScreen = later('proposal');
const RequestScreen = later('request', 'request', 'forms');
const MyRequestsScreen = later('myRequests', undefined, 'forms');
const PersonScreen = later('person', undefined, 'forms');
const FollowingScreen = later('following');
const ComparisonScreen = later('comparison');
const ResultsMoved = lateScreen(() => import('#ui-web/screens/survey/results-moved.tsx'));
const BudgetScreen = later('budget');
const DrawScreen = later('draw');
const PocketScreen = later('pocket', 'pocket', 'forms');
const NewsScreen = later('news');
const NodeScreen = later('node');
const ArticleScreen = later('article');
const StatisticsScreen = later('statistics');

/** Where each front-end begins: its file is named here, so that its first page fetches no list of files. */
const frontEnds = [
  {
    path: portals.transparency.home,
    Screen: lateScreen(() => import('#ui-web/screens/transparency/screen.tsx'), 'transparency'),
  },
  {
    path: portals.subsidies.home,
    Screen: lateScreen(() => import('#ui-web/screens/subsidies/screen.tsx'), 'subsidies'),
  },
  {
    path: portals.associations.home,
    Screen: lateScreen(() => import('#ui-web/screens/associations/screen.tsx'), 'associations'),
  },
  {
    path: `${portals.vouchers.home}/:key?`,
    Screen: lateScreen(() => import('#ui-web/screens/vouchers/screen.tsx'), 'vouchers', 'services'),
  },
  {
    path: `${portals.reservations.home}/:key?`,
    Screen: lateScreen(() => import('#ui-web/screens/reservations/screen.tsx'), 'reservations', 'services'),
  },
  {
    path: `${portals.tickets.home}/:key?`,
    Screen: lateScreen(() => import('#ui-web/screens/tickets/screen.tsx'), 'tickets', 'services'),
  },
  {
    path: `${portals.marketplace.home}/:key?`,
    Screen: lateScreen(() => import('#ui-web/screens/showcase/screen.tsx'), 'showcase', 'services'),
  },
  {
    path: `${portals.registrations.home}/:key?`,
    Screen: lateScreen(() => import('#ui-web/screens/registrations/screen.tsx'), 'registrations', 'services'),
  },
  {
    path: portals.appointments.home,
    Screen: lateScreen(() => import('#ui-web/screens/appointments/screen.tsx'), 'appointments', 'services'),
  },
] as const;

/** Front-ends whose list and things are one screen: who changes a reservation goes from one to the other with what they chose. */
export const withTheirThings: ReadonlySet<unknown> = new Set(
  frontEnds
    .filter(({ path }) => /^\/(?:entradas|reservas|inscripciones)\//u.test(path))
    .map(({ Screen }) => Screen),
);

/** In place of a front-end that the town has switched off, or above what somebody still has there. */
export const closedFrontEnd = later('closed');

/** The screens whose texts are those of the first page; the others' are loaded after them. */
export const wordedFirst: ReadonlySet<unknown> = new Set([ParticipationHome, ProcessScreen, ResultsMoved]);

/** In order: the first that matches is used. */
export const routes = [
  { path: '/', Screen: ParticipationHome },
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
