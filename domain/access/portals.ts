import type { Language } from '../shared/localized-text.ts';

/** What distinguishes one front-end from another; everything else is the same program. */
interface PortalRow {
  /** Where it begins. */
  readonly home: string;
  /** Its language until the visitor chooses one (specification 3, section 1). */
  readonly language: Language;
  /** The `name` of its document in the collection `settings`. */
  readonly settings: string;
}

/** The front-ends of a town, as data: a further service adds its row, and its names in portal-names.ts. */
export const portals = {
  participation: { home: '/', language: 'es', settings: 'participa' },
  transparency: { home: '/transparencia', language: 'va', settings: 'transparencia' },
  subsidies: { home: '/subvenciones', language: 'va', settings: 'subvenciones' },
  associations: { home: '/asociaciones', language: 'es', settings: 'asociaciones' },
  vouchers: { home: '/bonos', language: 'es', settings: 'bonos' },
  reservations: { home: '/reservas', language: 'es', settings: 'reservas' },
  tickets: { home: '/entradas', language: 'es', settings: 'entradas' },
  marketplace: { home: '/comercios', language: 'es', settings: 'comercios' },
  registrations: { home: '/inscripciones', language: 'es', settings: 'inscripciones' },
  /** Of the people of staff: its home leads to the office, which asks for their session. */
  intranet: { home: '/intranet', language: 'va', settings: 'intranet' },
  appointments: { home: '/citas', language: 'es', settings: 'citas' },
} as const satisfies Record<string, PortalRow>;

/** One of the front-ends of a town. */
export type Portal = keyof typeof portals;

/** All front-ends. */
export const portalIds = Object.keys(portals) as readonly Portal[];

/** The front-ends of residents: all but the one of the people of staff. */
export const residentPortals = portalIds.filter((portal) => portal !== 'intranet');
