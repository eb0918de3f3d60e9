import { HomeScreen } from '#ui-web/screens/home/screen.tsx';
import { lateScreen } from './late-screen.ts';

/*
 * Every address of the portal and its screen (specification 3, section 2). The home screen is loaded with the first
 * script, the others when the reader goes there; each is `(props: { params }) => ReactNode` and gets council, site
 * and speech from their contexts.
 */
const ProcessListScreen = lateScreen(() => import('#ui-web/screens/process-list/screen.tsx'));
const ProcessScreen = lateScreen(() => import('#ui-web/screens/process/screen.tsx'));
const SurveyScreen = lateScreen(() => import('#ui-web/screens/survey/screen.tsx'));
const ProposalsScreen = lateScreen(() => import('#ui-web/screens/proposals/screen.tsx'));
const ProposalScreen = lateScreen(() => import('#ui-web/screens/proposal/screen.tsx'));
const RequestScreen = lateScreen(() => import('#ui-web/screens/request/screen.tsx'));
const MyRequestsScreen = lateScreen(() => import('#ui-web/screens/requests/screen.tsx'));
const PersonScreen = lateScreen(() => import('#ui-web/screens/person/screen.tsx'));
const FollowingScreen = lateScreen(() => import('#ui-web/screens/following/screen.tsx'));
const ComparisonScreen = lateScreen(() => import('#ui-web/screens/comparison/screen.tsx'));
const ResultsMoved = lateScreen(() => import('#ui-web/screens/survey/results-moved.tsx'));
const BudgetScreen = lateScreen(() => import('#ui-web/screens/town-budget/screen.tsx'));
const SubsidiesScreen = lateScreen(() => import('#ui-web/screens/subsidies/screen.tsx'));
const AssociationsScreen = lateScreen(async () => ({
  default: (await import('#ui-web/screens/associations/screen.tsx')).AssociationsScreen,
}));
const VoucherPortalScreen = lateScreen(() => import('#ui-web/screens/vouchers/screen.tsx'));
const ReservationsScreen = lateScreen(() => import('#ui-web/screens/reservations/screen.tsx'));
const AppointmentsScreen = lateScreen(() => import('#ui-web/screens/appointments/screen.tsx'));
const NewsScreen = lateScreen(() => import('#ui-web/screens/news/screen.tsx'));
const TransparencyScreen = lateScreen(() => import('#ui-web/screens/transparency/screen.tsx'));
const NodeScreen = lateScreen(() => import('#ui-web/screens/node/screen.tsx'));
const ArticleScreen = lateScreen(() => import('#ui-web/screens/article/screen.tsx'));
const StatisticsScreen = lateScreen(() => import('#ui-web/screens/statistics/screen.tsx'));

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
  { path: '/propuestas', Screen: ProposalsScreen },
  { path: '/propuestas/:key', Screen: ProposalScreen },
  { path: '/asociaciones', Screen: AssociationsScreen },
  { path: '/subvenciones', Screen: SubsidiesScreen },
  { path: '/bonos', Screen: VoucherPortalScreen },
  { path: '/reservas', Screen: ReservationsScreen },
  { path: '/citas', Screen: AppointmentsScreen },
  { path: '/noticias', Screen: NewsScreen },
  { path: '/presupuesto/:key?', Screen: BudgetScreen },
  { path: '/estadisticas/:key?', Screen: StatisticsScreen },
  { path: '/solicitudes', Screen: MyRequestsScreen },
  { path: '/perfil', Screen: PersonScreen },
  { path: '/siguiendo', Screen: FollowingScreen },
  { path: '/solicitud/:key?', Screen: RequestScreen },
  { path: '/transparencia', Screen: TransparencyScreen },
  { path: '/pagina/:key', Screen: ArticleScreen },
  { path: '/:collection/:key', Screen: NodeScreen },
  { path: '/:key', Screen: ArticleScreen },
] as const;
