import { localizedPath } from '../access/language-choice.ts';
import { isProcessSection } from '../processes/process.ts';
import type { Language } from '../shared/localized-text.ts';

/** A front-end, or one of its things by its id: a campaign, an event, a shop, a venue, an activity. */
interface NamedPlace<Kind> {
  readonly kind: Kind;
  readonly named?: string;
}

/** What an address of the participation portal stands for (specification 3, section 2). */
export type PortalPlace =
  | { readonly kind: 'home' }
  | { readonly kind: 'processes' }
  | { readonly kind: 'process'; readonly slug: string }
  | { readonly kind: 'proposals' }
  | { readonly kind: 'proposal'; readonly key: string }
  /** A mailbox's form. */
  | { readonly kind: 'form'; readonly mailbox: string }
  /** The reader's own requests and drafts. */
  | { readonly kind: 'requests' }
  /** The reader's own data. */
  | { readonly kind: 'person' }
  /** What the reader follows; the links of its mails. */
  | { readonly kind: 'following' }
  | { readonly kind: 'news' }
  /** The transparency index. */
  | { readonly kind: 'transparency' }
  /** A content page of any collection. */
  | { readonly kind: 'node'; readonly collection: string; readonly key: string }
  /** What the town spends and takes in, its contracts, and the words of both. */
  | { readonly kind: 'budget'; readonly part: BudgetPart }
  /** Projects per year. */
  | { readonly kind: 'statistics' }
  /** What became of all that the processes of a year funded. */
  | { readonly kind: 'balance'; readonly year: number }
  /** Calls for subsidies, and grants. */
  | { readonly kind: 'subsidies' }
  | { readonly kind: 'associations' }
  /** Vouchers for shops, or one campaign of them. */
  | NamedPlace<'vouchers'>
  /** Courts and halls that are reserved. */
  | NamedPlace<'reservations'>
  /** Tickets of events, or one event. */
  | NamedPlace<'tickets'>
  /** The shops of the town, or one of them. */
  | NamedPlace<'marketplace'>
  /** Courses and schools that people apply for. */
  | NamedPlace<'registrations'>
  /** Appointments at the offices of the town. */
  | { readonly kind: 'appointments' }
  /** What is the reader's own, kept on their device: today, alerts, favourites, settings. */
  | { readonly kind: 'pocket' }
  /** A draw of places, with its recount. */
  | { readonly kind: 'draw'; readonly activity: string }
  /** A page whose article the settings name. */
  | { readonly kind: 'fixed'; readonly page: FixedPage }
  | { readonly kind: 'article'; readonly key: string }
  | { readonly kind: 'nowhere' };

/**
 * The address at which one request opens by its reference. The reference is behind the hash, so that no server and no
 * log gets it.
 *
 * @example requestAddress('K7QM-2XRA-VD5H-N3TE', '?realm=vilanova') // '/solicitudes?realm=vilanova#K7QM-2XRA-VD5H-N3TE'
 */
export const requestAddress = (reference: string, query = ''): string => `/solicitudes${query}#${reference}`;

/** First parts of addresses that are pages or calls, and collections whose documents are no pages. */
const taken: ReadonlySet<string> = new Set([
  'procesos-participativos',
  'pagina',
  'propuestas',
  'solicitud',
  'presupuesto',
  'solicitudes',
  'perfil',
  'siguiendo',
  'estadisticas',
  'noticias',
  'transparencia',
  'subvenciones',
  'participa',
  'guia',
  'faq',
  'api',
  'files',
  'rss',
  'users',
  'contents',
  'assets',
  'embed',
  'citaprevia',
  'incidences2',
  'settings',
  'menus',
  'regions',
  'vocabularios',
  'mailboxes',
  'censuses',
  'callejero',
  'descriptor',
  'indices',
  'enlaces',
  'presupuestos',
  'convocatorias',
  'concesiones',
  'bonos',
  'reservas',
  'entradas',
  'comercios',
  'inscripciones',
  'citas',
  'bolsillo',
  'sorteos',
  'gestion',
  'intranet',
  'quiosco',
]);

/** Whether a collection may have pages of its own, by its name: `/entidades/club-d-escacs`. */
export const isPageCollection = (part: string | undefined): boolean =>
  part !== undefined && /^[a-z][a-z0-9-]{1,40}$/u.test(part) && !taken.has(part);

/** The parts of the pages about the town’s budget: its years, minor contracts, and the dictionary. */
export type BudgetPart = 'years' | 'contracts' | 'terms';

/** The parts of the pocket beside the first one, as in its addresses. */
export const pocketParts = ['avisos', 'favoritos', 'ajustes'] as const;

const isPocketPart = (part: string | undefined): boolean =>
  part === undefined || (pocketParts as readonly string[]).includes(part);

/** Pages that every portal has under an address of the specification. */
export type FixedPage = 'participa' | 'guia' | 'faq';

/** A place and the language that the path begins with, if it does: `/va/noticias`. */
export interface LocalizedPlace {
  readonly language: Language | null;
  readonly place: PortalPlace;
}

const isFixed = (part: string): part is FixedPage => ['participa', 'guia', 'faq'].includes(part);
const nowhere: PortalPlace = { kind: 'nowhere' };

/** A decoded part of a path; one with an invalid encoding names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/**
 * Reads the path of an address, without its query. A process keeps its place in each of its sections and at each of its
 * proposals.
 *
 * @example portalPlace('/va/pagina/guia') // { language: 'va', place: { kind: 'article', key: 'guia' } }
 */
export function portalPlace(path: string): LocalizedPlace {
  const { language, path: short } = localizedPath(path);
  const parts = short
    .split('/')
    .slice(1)
    .filter((part, index, all) => part !== '' || index < all.length - 1)
    .map(decoded);
  return { language, place: placeOf(parts) };
}

/**
 * The page for a person who shortens the address of a comparison: the one that shows the results. Null for any other
 * address.
 *
 * @example resultsPage('/va/procesos-participativos/plaza/resultados') // '/va/procesos-participativos/plaza/participa'
 */
export function resultsPage(path: string): string | null {
  const [, process] =
    /^(?<process>(?:\/[^/]+)?\/procesos-participativos\/[^/]+)\/resultados\/?$/u.exec(path) ?? [];
  const page = `${process}/participa`;
  return process !== undefined && portalPlace(page).place.kind === 'process' ? page : null;
}

function placeOf([first, second, ...more]: readonly string[]): PortalPlace {
  if (first === undefined) return { kind: 'home' };
  if (first === 'procesos-participativos') {
    if (second === undefined) return { kind: 'processes' };
    return second !== '' && isOfProcess(more) ? { kind: 'process', slug: second } : nowhere;
  }
  if (more.length > 0) return nowhere;
  if (first === 'pagina' && second) return { kind: 'article', key: second };
  if (first === 'propuestas' && second) return { kind: 'proposal', key: second };
  if (first === 'solicitud' && second) return { kind: 'form', mailbox: second };
  if (first === 'sorteos' && second) return { kind: 'draw', activity: second };
  if (first === 'presupuesto') return budgetPlace(second);
  if (first === 'bolsillo') return isPocketPart(second) ? { kind: 'pocket' } : nowhere;
  if (first === 'estadisticas' && second !== undefined) return balancePlace(second);
  const naming = namingThings.get(first);
  if (naming !== undefined && second && !isOwnPage(first, second)) return { kind: naming, named: second };
  if (second !== undefined)
    return isPageCollection(first) && second !== ''
      ? { kind: 'node', collection: first, key: second }
      : nowhere;
  if (first === 'solicitudes') return { kind: 'requests' };
  if (first === 'perfil') return { kind: 'person' };
  if (first === 'siguiendo') return { kind: 'following' };
  if (first === 'propuestas') return { kind: 'proposals' };
  if (first === 'estadisticas') return { kind: 'statistics' };
  if (first === 'noticias') return { kind: 'news' };
  if (first === 'transparencia') return { kind: 'transparency' };
  if (first === 'subvenciones') return { kind: 'subsidies' };
  if (first === 'bonos') return { kind: 'vouchers' };
  if (first === 'reservas') return { kind: 'reservations' };
  if (first === 'entradas') return { kind: 'tickets' };
  if (first === 'comercios') return { kind: 'marketplace' };
  if (first === 'inscripciones') return { kind: 'registrations' };
  if (first === 'citas') return { kind: 'appointments' };
  if (first === 'asociaciones') return { kind: 'associations' };
  return isFixed(first) ? { kind: 'fixed', page: first } : nowhere;
}

type NamingKind = 'vouchers' | 'tickets' | 'marketplace' | 'reservations' | 'registrations';

/** The front-ends whose things have addresses of their own, by the first part of those. */
const namingThings: ReadonlyMap<string, NamingKind> = new Map([
  ['bonos', 'vouchers'],
  ['entradas', 'tickets'],
  ['comercios', 'marketplace'],
  ['reservas', 'reservations'],
  ['inscripciones', 'registrations'],
]);

/** The till of a shop and the door of an event are pages of their own. */
const isOwnPage = (first: string, second: string): boolean =>
  ['bonos/tienda', 'entradas/puerta'].includes(`${first}/${second}`);

/** A section and what it names; the comparison of rules may name the survey of a chain. */
function isOfProcess([section, named, ...more]: readonly string[]): boolean {
  if (section === 'resultados') return named === 'comparacion' && more.length <= 1;
  return section === undefined || (isProcessSection(section) && more.length === 0);
}

/** The years of which there can be a balance. */
const balancePlace = (year: string): PortalPlace =>
  /^(?:19|20|21)\d\d$/u.test(year) ? { kind: 'balance', year: Number(year) } : nowhere;

function budgetPlace(part: string | undefined): PortalPlace {
  if (part === undefined) return { kind: 'budget', part: 'years' };
  if (part === 'contratos') return { kind: 'budget', part: 'contracts' };
  return part === 'diccionario' ? { kind: 'budget', part: 'terms' } : nowhere;
}
