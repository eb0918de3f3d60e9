import { type Portal, portals } from '../access/portals.ts';
import {
  type DocumentRef,
  activityDocuments,
  eventDocuments,
  marketDocuments,
  venueDocuments,
} from '../documents/document-parts.ts';
import { allProposals, isOfOneProcess } from '../processes/proposal-collection.ts';
import type { PortalPlace } from './portal-place.ts';
import type { Site } from './site.ts';

/** A document by what an address or the settings call it: its id, its slug or its name. */
export interface NamedSource {
  readonly collection: string;
  readonly key: string;
}

/** What a page of the portal is made from. */
export interface PageSources {
  /** The document that the page is of; null if it is of several, or of none. */
  readonly own: NamedSource | null;
  /** Documents that other pages show too: settings and menu. */
  readonly shared: readonly NamedSource[];
  /** Collections of which the page shows all documents. */
  readonly lists: readonly string[];
}

const collectionOf = { article: 'articulos', proposal: allProposals, form: 'mailboxes' } as const;

type SourceSite = Pick<Site, 'menu' | 'participa' | 'guide' | 'faq'>;

function ownSource(place: PortalPlace, site: SourceSite | null): NamedSource | null {
  switch (place.kind) {
    case 'article':
    case 'proposal':
      return { collection: collectionOf[place.kind], key: place.key };
    case 'form':
      return { collection: collectionOf.form, key: place.mailbox };
    case 'process':
      return { collection: 'procesos', key: place.slug };
    case 'node':
      return { collection: place.collection, key: place.key };
    case 'fixed': {
      const key = site && { guia: site.guide, faq: site.faq, participa: site.participa }[place.page];
      return key ? { collection: collectionOf.article, key } : null;
    }
    default:
      return null;
  }
}

const lists: Readonly<Partial<Record<PortalPlace['kind'], readonly string[]>>> = {
  home: ['procesos', 'articulos'],
  processes: ['procesos'],
  proposals: [allProposals, 'vocabularios'],
  news: ['articulos'],
  transparency: ['indices', 'transparencia', 'articulos', 'enlaces'],
  subsidies: ['convocatorias', 'concesiones'],
  associations: ['asociaciones', 'vocabularios'],
  statistics: ['procesos'],
  reservations: [venueDocuments],
  tickets: [eventDocuments],
  marketplace: [marketDocuments],
  registrations: [activityDocuments],
};

function listsAt(place: PortalPlace): readonly string[] {
  if (place.kind === 'budget') return place.part === 'years' ? ['presupuestos'] : [];
  return lists[place.kind] ?? [];
}

/**
 * What a place of the portal is made from: the document whose page it is, those that it shares with other pages, and the
 * collections that it lists. `site` is null if the settings cannot be read.
 *
 * @example pageSources(portalPlace('/pagina/obras').place, 'participation', site).own // { collection: 'articulos', key: 'obras' }
 */
export function pageSources(place: PortalPlace, portal: Portal, site: SourceSite | null): PageSources {
  const menu = site?.menu ?? null;
  return {
    own: ownSource(place, site),
    shared: [
      { collection: 'settings', key: portals[portal].settings },
      ...(menu === null ? [] : [{ collection: 'menus', key: menu }]),
    ],
    lists: listsAt(place),
  };
}

const pages: Readonly<Record<string, string>> = {
  indices: '/transparencia',
  transparencia: '/transparencia',
  enlaces: '/transparencia',
  convocatorias: '/subvenciones',
  concesiones: '/subvenciones',
  asociaciones: '/asociaciones',
  presupuestos: '/presupuesto',
  [venueDocuments]: '/reservas',
  [eventDocuments]: '/entradas',
  [activityDocuments]: '/inscripciones',
  [marketDocuments]: '/comercios',
};

const ownPages: Readonly<Record<string, string>> = {
  articulos: '/pagina',
  procesos: '/procesos-participativos',
  [allProposals]: '/propuestas',
  mailboxes: '/solicitud',
};

/**
 * The path of the page that shows a document: its own, or the one that lists it; the first page of the portal if it has
 * neither. `slug` is null if the document has none; `ofTown` are the collections that the town added.
 *
 * @example pageOfDocument({ collection: 'mailboxes', id: 'incidencias' }, null) // '/solicitud/incidencias'
 */
export function pageOfDocument(
  { collection, id }: DocumentRef,
  slug: string | null,
  ofTown: readonly string[] = [],
): string {
  const listed = pages[collection];
  if (listed !== undefined) return listed;
  // A form has no slug: it is found by its id.
  const key = encodeURIComponent(collection === 'mailboxes' ? id : slug || id);
  const own = ownPages[isOfOneProcess(collection) ? allProposals : collection];
  if (own !== undefined) return `${own}/${key}`;
  return ['entidades', ...ofTown].includes(collection) ? `/${collection}/${key}` : '/';
}
