import { existsSync, readFileSync } from 'node:fs';
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

/** The sources of a place's screen, and of its calls; empty if they are in the first script. */
const sources: Readonly<Record<PortalPlace['kind'] | 'survey', readonly string[]>> = {
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
  transparency: ['screens/transparency/screen.tsx', 'composition/tables.ts', 'composition/records.ts'],
  node: ['screens/node/screen.tsx'],
  budget: ['screens/town-budget/screen.tsx'],
  statistics: ['screens/statistics/screen.tsx'],
  balance: ['screens/statistics/screen.tsx', 'screens/statistics/balance/balance-screen.tsx'],
  subsidies: ['screens/subsidies/screen.tsx'],
  associations: ['screens/associations/screen.tsx', 'composition/publications.ts'],
  vouchers: ['screens/vouchers/screen.tsx', 'composition/forms.ts'],
  reservations: ['screens/reservations/screen.tsx', 'composition/forms.ts'],
  tickets: ['screens/tickets/screen.tsx', 'composition/forms.ts'],
  marketplace: ['screens/showcase/screen.tsx', 'composition/forms.ts'],
  registrations: ['screens/registrations/screen.tsx', 'composition/forms.ts'],
  appointments: ['screens/appointments/screen.tsx', 'composition/forms.ts'],
  pocket: ['screens/pocket/screen.tsx', 'composition/forms.ts'],
  draw: ['screens/draw/screen.tsx'],
  fixed: ['screens/article/screen.tsx'],
  article: ['screens/article/screen.tsx'],
};

/** Everything that a built file needs, itself included, except what the first page has. */
function filesOf(built: Built, source: string, found = new Set<string>()): ReadonlySet<string> {
  const one = built[source];
  if (one === undefined || source === first || found.has(one.file)) return found;
  found.add(one.file);
  for (const style of one.css ?? []) found.add(style);
  for (const needed of one.imports ?? []) filesOf(built, needed, found);
  return found;
}

const line = (file: string, urgency: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}"${urgency} />`
    : `<link rel="modulepreload" crossorigin href="/${file}"${urgency} />`;

interface Asked {
  readonly path: string;
  readonly place: PortalPlace;
  readonly language: Language;
}

/**
 * Names in a page's head the files that its screen will fetch, so that a browser fetches them in parallel with the
 * first script and not one after the other; placed after that script, because nothing is rendered without it. Empty
 * if nothing was built.
 */
export function filesAhead(webFolder: string): (asked: Asked) => string {
  const list = join(webFolder, '.vite', 'manifest.json');
  const built: Built = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Built) : {};
  const ofFirst = new Set((built[first]?.imports ?? []).flatMap((name) => [...filesOf(built, name)]));
  return ({ path, place, language }) => {
    const screen = sources[place.kind === 'process' && path.endsWith('/participa') ? 'survey' : place.kind];
    const listed = screen.length === 0 ? [] : [lateScreens];
    const words = [`i18n/${language}.ts`];
    const later = screen.length === 0 || place.kind === 'news' ? [] : [`i18n/${language}-later.ts`];
    const lines = (names: readonly string[], urgency: string) =>
      [...new Set(names.flatMap((name) => [...filesOf(built, name)]))]
        .filter((file) => !ofFirst.has(file))
        .map((file) => line(file, urgency))
        .join('');
    return lines(words, '') + lines([...listed, ...screen, ...later], ' fetchpriority="low"');
  };
}
