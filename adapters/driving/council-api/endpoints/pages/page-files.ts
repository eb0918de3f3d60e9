import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalPlace } from '#domain/content/portal-place.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** What the build says of a source file: what it became, and what that imports. */
interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Built = Readonly<Record<string, BuiltFile>>;

/** The first page: every page names its files already. */
const first = 'index.html';

/** Says which file each later screen is in. */
const lateScreens = 'shell/routing/late-screens.ts';

const proposalParts = [
  '../adapters/driven/council-http/clients/proposal-parts.ts',
  'composition/participation.ts',
] as const;

/** A place, or the vote of a process, which has a screen of its own. */
type ScreenKind = PortalPlace['kind'] | 'survey';

/** The sources of a place's screen, and of its calls; none for the home of participation, a file of several sources. */
const sources: Readonly<Record<ScreenKind, readonly string[]>> = {
  home: [],
  nowhere: [],
  processes: ['screens/process-list/screen.tsx'],
  process: ['screens/process/screen.tsx'],
  survey: ['screens/survey/screen.tsx'],
  proposals: ['screens/proposals/screen.tsx', ...proposalParts],
  proposal: ['screens/proposal/screen.tsx', ...proposalParts],
  form: ['screens/request/screen.tsx', 'composition/forms.ts'],
  requests: ['screens/requests/screen.tsx', 'composition/forms.ts'],
  person: ['screens/person/screen.tsx'],
  following: ['screens/following/screen.tsx', 'composition/participation.ts'],
  news: ['screens/news/screen.tsx'],
  transparency: ['screens/transparency/screen.tsx', 'composition/publications.ts'],
  node: ['screens/node/screen.tsx'],
  budget: ['screens/town-budget/screen.tsx'],
  statistics: ['screens/statistics/screen.tsx'],
  balance: ['screens/statistics/screen.tsx', 'screens/statistics/balance/balance-screen.tsx'],
  subsidies: ['screens/subsidies/screen.tsx', 'composition/records.ts'],
  associations: ['screens/associations/screen.tsx', 'composition/records.ts'],
  vouchers: ['screens/vouchers/screen.tsx'],
  reservations: ['screens/reservations/screen.tsx'],
  tickets: ['screens/tickets/screen.tsx'],
  marketplace: ['screens/showcase/screen.tsx'],
  registrations: ['screens/registrations/screen.tsx'],
  appointments: ['screens/appointments/screen.tsx'],
  pocket: ['screens/pocket/screen.tsx', 'composition/forms.ts'],
  draw: ['screens/draw/screen.tsx'],
  fixed: ['screens/article/screen.tsx'],
  article: ['screens/article/screen.tsx'],
};

/** The parts in which a front-end's home shows one of its things, and the screen of a vote its results. */
const partsOfThing: Partial<Readonly<Record<ScreenKind, readonly string[]>>> = {
  appointments: ['screens/appointments/booking/office-step.tsx'],
  registrations: ['screens/registrations/activity-page.tsx', 'screens/registrations/send-registration.ts'],
  reservations: ['screens/reservations/venue-page.tsx'],
  survey: ['screens/results/screen.tsx', 'composition/participation.ts'],
  tickets: ['screens/tickets/event-page.tsx'],
};

/** Screens whose texts are apart, by the names of `ui-web/i18n/stock.ts`. */
const stocks: Partial<Readonly<Record<ScreenKind, string>>> = {
  appointments: 'appointments',
  registrations: 'registrations',
  reservations: 'reservations',
  marketplace: 'showcase',
  tickets: 'tickets',
  vouchers: 'vouchers',
  associations: 'associations',
  subsidies: 'subsidies',
  transparency: 'transparency',
  form: 'request',
  pocket: 'pocket',
  survey: 'survey',
};

/** Whether a place is the home of a front-end beside participation, whose file the first script names. */
const isFrontEnd = (kind: PortalPlace['kind']): boolean =>
  kind in stocks && kind !== 'form' && kind !== 'pocket';

/** The file of a screen's own texts among the names of a build's files; none if its texts are those of all later pages. */
function ownTexts(
  names: readonly string[],
  kind: ScreenKind,
  { language, showsThing }: Pick<Asked, 'language' | 'showsThing'>,
): readonly string[] {
  const stock = stocks[kind];
  if (stock === undefined) return [];
  return names
    .filter((name) => name.startsWith(`said-${language}-${stock}-`))
    .filter((name) => showsThing || !name.includes('-parts-'))
    .map((name) => `assets/${name}`);
}

/** Places that say nothing but the texts of the first page. */
const wordedFirst: ReadonlySet<PortalPlace['kind']> = new Set(['home', 'nowhere', 'news']);

/** Everything that a built file needs, itself included, except what the first page has. */
function filesOf(built: Built, source: string, found = new Set<string>()): ReadonlySet<string> {
  const one = built[source];
  if (one === undefined || source === first || found.has(one.file)) return found;
  found.add(one.file);
  for (const style of one.css ?? []) found.add(style);
  for (const needed of one.imports ?? []) filesOf(built, needed, found);
  return found;
}

const line = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}" />`
    : `<link rel="modulepreload" crossorigin href="/${file}" />`;

/** Read by the first script of the page (ui-web/files-ahead.ts). */
const namesLine = (files: readonly string[]) =>
  files.length === 0 ? '' : `<meta name="files-ahead" content="${files.join(' ')}" />`;

const styleLine = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}" />`;

/** What a page says in its head of the files of its screen. */
interface Ahead {
  /** Files that a browser fetches ahead of the script that asks for them. */
  readonly files: string;
  /**
   * The styles of what the server draws: without them it would be seen bare. They come after the first style, on which they
   * build. Empty if the server draws nothing of the screen.
   */
  readonly styles: string;
}

interface Asked {
  readonly path: string;
  readonly place: PortalPlace;
  readonly language: Language;
  /** Whether the page is one thing of a front-end's home, as an event or a venue, or the results of a vote. */
  readonly showsThing: boolean;
}

/**
 * Names in a page's head the files that its screen will fetch, so that a browser fetches them in parallel with the
 * first script and not one after the other; placed after that script, because nothing is rendered without it. Empty
 * if nothing was built. With them the styles of what the server draws.
 */
export function filesAhead(webFolder: string): (asked: Asked) => Ahead {
  const list = join(webFolder, '.vite', 'manifest.json');
  const built: Built = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Built) : {};
  // A home is a file of several sources, whose name has a hash (.config/vite.config.ts).
  const fileNamed = (begin: string) =>
    Object.keys(built).find((name) => name.startsWith(begin) && name.endsWith('.js'));
  const home = fileNamed('_home-') ?? '';
  const assets = join(webFolder, 'assets');
  const said = existsSync(assets) ? readdirSync(assets).filter((name) => /^said-.*\.js$/u.test(name)) : [];
  const ofFirst = new Set((built[first]?.imports ?? []).flatMap((name) => [...filesOf(built, name)]));
  return ({ path, place, language, showsThing }) => {
    const isHome = place.kind === 'home';
    const kind = place.kind === 'process' && path.endsWith('/participa') ? 'survey' : place.kind;
    const screen = sources[kind];
    const ownHome = isFrontEnd(place.kind) ? fileNamed(`_own-${stocks[place.kind]}-`) : undefined;
    // The first script names the homes of front-ends itself.
    const listed = screen.length === 0 || isFrontEnd(place.kind) ? [] : [lateScreens];
    const words = [`i18n/${language}.ts`, ...(isHome ? [home] : [])];
    const own = ownTexts(said, kind, { language, showsThing });
    const parts = showsThing ? (partsOfThing[kind] ?? []) : [];
    const later = own.length > 0 || wordedFirst.has(place.kind) ? [] : [`i18n/${language}-later.ts`];
    const filesFor = (names: readonly string[], ...more: readonly string[]) =>
      [...new Set([...names.flatMap((name) => [...filesOf(built, name)]), ...more])].filter(
        (file) => !ofFirst.has(file),
      );
    const drawn = ownHome === undefined ? [] : [...filesOf(built, ownHome)];
    const files =
      filesFor(words).map(line).join('') +
      namesLine(
        filesFor(
          [...listed, ...(ownHome === undefined ? [] : [ownHome]), ...screen, ...parts, ...later],
          ...own,
        ),
      );
    const styles = drawn
      .filter((file) => file.endsWith('.css') && !ofFirst.has(file))
      .map(styleLine)
      .join('');
    return { files, styles };
  };
}
