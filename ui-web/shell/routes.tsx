import { lazy } from 'react';
import { HomeScreen } from '#ui-web/screens/home/screen.tsx';

/*
 * Every address of the portal and the screen behind it (specification 3, section 2). The home screen comes with the
 * first script, the others when somebody goes there; each is `(props: { params }) => ReactNode` and takes council,
 * site and speech from their contexts.
 */
const ProcessListScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/process-list/screen.tsx')).ProcessListScreen,
}));
const ProcessScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/process/screen.tsx')).ProcessScreen,
}));
const SurveyScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/survey/screen.tsx')).SurveyScreen,
}));
const ProposalsScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/proposals/screen.tsx')).ProposalsScreen,
}));
const ProposalScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/proposal/screen.tsx')).ProposalScreen,
}));
const RequestScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/request/screen.tsx')).RequestScreen,
}));
const MyRequestsScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/requests/screen.tsx')).MyRequestsScreen,
}));
const PersonScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/person/screen.tsx')).PersonScreen,
}));
const FollowingScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/following/screen.tsx')).FollowingScreen,
}));
const ComparisonScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/comparison/screen.tsx')).ComparisonScreen,
}));
const BudgetScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/town-budget/screen.tsx')).BudgetScreen,
}));
const SubsidiesScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/subsidies/screen.tsx')).SubsidiesScreen,
}));
const AssociationsScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/associations/screen.tsx')).AssociationsScreen,
}));
const NewsScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/news/screen.tsx')).NewsScreen,
}));
const TransparencyScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/transparency/screen.tsx')).TransparencyScreen,
}));
const NodeScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/node/screen.tsx')).NodeScreen,
}));
const ArticleScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/article/screen.tsx')).ArticleScreen,
}));
const StatisticsScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/statistics/screen.tsx')).StatisticsScreen,
}));

export interface RouteParams {
  readonly slug?: string;
  readonly section?: string;
  readonly proposal?: string;
  readonly key?: string;
}

/** The screens whose words come after the first page's. */
export const wordedLater: ReadonlySet<unknown> = new Set([
  ProcessListScreen,
  StatisticsScreen,
  ArticleScreen,
  SurveyScreen,
  ComparisonScreen,
  ProposalsScreen,
  ProposalScreen,
  RequestScreen,
  MyRequestsScreen,
  PersonScreen,
  FollowingScreen,
  TransparencyScreen,
  NodeScreen,
  BudgetScreen,
  SubsidiesScreen,
  AssociationsScreen,
]);

/** In order: the first that fits wins. */
export const routes = [
  { path: '/', Screen: HomeScreen },
  { path: '/procesos-participativos', Screen: ProcessListScreen },
  { path: '/procesos-participativos/:slug/participa', Screen: SurveyScreen },
  { path: '/procesos-participativos/:slug/resultados/comparacion/:key?', Screen: ComparisonScreen },
  { path: '/procesos-participativos/:slug/:section/:proposal', Screen: ProcessScreen },
  { path: '/procesos-participativos/:slug/:section', Screen: ProcessScreen },
  { path: '/procesos-participativos/:slug', Screen: ProcessScreen },
  { path: '/propuestas', Screen: ProposalsScreen },
  { path: '/propuestas/:key', Screen: ProposalScreen },
  { path: '/asociaciones', Screen: AssociationsScreen },
  { path: '/subvenciones', Screen: SubsidiesScreen },
  { path: '/noticias', Screen: NewsScreen },
  { path: '/presupuesto/:key?', Screen: BudgetScreen },
  { path: '/estadisticas', Screen: StatisticsScreen },
  { path: '/solicitudes', Screen: MyRequestsScreen },
  { path: '/perfil', Screen: PersonScreen },
  { path: '/siguiendo', Screen: FollowingScreen },
  { path: '/solicitud/:key?', Screen: RequestScreen },
  { path: '/transparencia', Screen: TransparencyScreen },
  { path: '/pagina/:key', Screen: ArticleScreen },
  { path: '/:collection/:key', Screen: NodeScreen },
  { path: '/:key', Screen: ArticleScreen },
] as const;
