import { closedAt } from '#domain/access/closed-portals.ts';
import type { ContentNode } from '#domain/content/content-node.ts';
import type { Article } from '#domain/content/article.ts';
import { plainSummary } from '#domain/content/plain-summary.ts';
import type { PortalPlace } from '#domain/content/portal-place.ts';
import type { Site, SiteLink } from '#domain/content/site.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';

/** What a page shows, as far as it was found. */
export interface PageSubject {
  readonly place: PortalPlace;
  readonly town: LocalizedText;
  /** Null where the settings cannot be read. */
  readonly site: Site | null;
  /** The town's menu: it has texts for pages without a document. */
  readonly menu: readonly SiteLink[];
  readonly process: Process | null;
  readonly proposal: Proposal | null;
  readonly article: Article | null;
  /** A content page of any collection. */
  readonly node: Pick<ContentNode, 'title' | 'lead' | 'body' | 'headerImage'> | null;
  /** What the address of a front-end names, a campaign or an event; null if it names nothing, or nothing that is there. */
  readonly named: { readonly title: LocalizedText; readonly summary: LocalizedText } | null;
  /** The form of a mailbox: its title and what it is for. */
  readonly form: Pick<Proposal, 'title' | 'body' | 'headerImage'> | null;
}

/** The description of a page for programs that do not run its scripts: search engines, messengers, bookmarks. */
export interface PageDescription {
  readonly title: string;
  /** In plain words; null where the council wrote none. */
  readonly summary: string | null;
  /** An address within the portal, or a full one. */
  readonly picture: string | null;
  /** Whether there is such a page at all. */
  readonly found: boolean;
}

/** Places that are one document, the first page, or none: an address of a list does not describe them. */
type UnlistedPlace = 'home' | 'process' | 'proposal' | 'form' | 'node' | 'article' | 'fixed' | 'nowhere';

/** Pages that are there whatever a council wrote, by the address under which a menu may name them. */
const listPages: Readonly<Record<Exclude<PortalPlace['kind'], UnlistedPlace>, string>> = {
  processes: '/procesos-participativos',
  proposals: '/propuestas',
  news: '/noticias',
  transparency: '/transparencia',
  statistics: '/estadisticas',
  balance: '/estadisticas',
  requests: '/solicitudes',
  person: '/perfil',
  following: '/siguiendo',
  budget: '/presupuesto',
  subsidies: '/subvenciones',
  associations: '/asociaciones',
  vouchers: '/bonos',
  reservations: '/reservas',
  tickets: '/entradas',
  marketplace: '/comercios',
  registrations: '/inscripciones',
  appointments: '/citas',
  draw: '/sorteos',
  pocket: '/bolsillo',
};

const listPageOf = (kind: PortalPlace['kind']): string | undefined =>
  (listPages as Readonly<Partial<Record<PortalPlace['kind'], string>>>)[kind];

/** The entry of a menu that leads to a page, at any depth. */
function inMenu(menu: readonly SiteLink[], uri: string | undefined): SiteLink | undefined {
  return menu
    .flatMap((entry) => [entry, inMenu(entry.children, uri)])
    .find((entry) => entry !== undefined && entry.uri === uri);
}

/** Whether a list is there: the town has not closed its front-end. */
const isOpen = (site: PageSubject['site'], list: string | undefined): boolean =>
  list !== undefined && closedAt(site?.closed ?? [], list) === null;

/** Whether an address names something that was not found. Shops are asked for by the page alone, so nobody knows here. */
const isMissing = (place: PortalPlace): boolean =>
  place.kind !== 'marketplace' && 'named' in place && place.named !== undefined;

/** Describes a page in a language, from what its council wrote. */
export function describePage(subject: PageSubject, language: Language): PageDescription {
  const { place, site, process, article, node } = subject;
  const said = (text: LocalizedText | null | undefined) =>
    textFor(text, language, site?.defaultLanguage ?? language).text;
  const logo = site?.logo ?? null;
  const named = said(site?.name);
  const town = named === '' ? said(subject.town) : named;
  const of = (title: string) => (title === '' ? town : `${title} · ${town}`);
  const shown = process ?? article ?? subject.proposal ?? node ?? subject.form;
  if (shown !== null) {
    const lead = said((process ?? article ?? node)?.lead);
    const summary = plainSummary(lead || said(shown.body));
    return {
      title: of(said(shown.title)),
      summary: summary || null,
      picture: shown.headerImage ?? logo,
      found: true,
    };
  }
  const list = listPageOf(place.kind);
  if (subject.named !== null) {
    const summary = plainSummary(said(subject.named.summary)) || plainSummary(said(site?.description));
    return {
      title: of(said(subject.named.title)),
      summary: summary || null,
      picture: logo,
      found: isOpen(site, list),
    };
  }
  const link = inMenu(subject.menu, list);
  return {
    title: list === undefined ? of(place.kind === 'home' ? said(site?.subtitle) : '') : of(said(link?.title)),
    summary: plainSummary(said(site?.description)) || null,
    picture: logo,
    found: place.kind === 'home' || (isOpen(site, list) && !isMissing(place)),
  };
}
