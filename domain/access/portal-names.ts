import type { Portal } from './portals.ts';

/**
 * The names by which hosts (`transparencia.benialt.es`) and the parameter `portal` ask for a front-end, in English,
 * Spanish and Valencian (specification 1, section 1).
 */
const names: ReadonlyMap<string, Portal> = new Map<string, Portal>(
  (
    [
      ['participation', 'participation participa participacion participacio'],
      ['transparency', 'transparency transparencia'],
      ['subsidies', 'subsidies subvenciones subvencions'],
      ['associations', 'associations asociaciones associacions'],
      ['vouchers', 'vouchers bonos bons'],
      ['reservations', 'reservations reservas reserves'],
      ['tickets', 'tickets entradas entrades'],
      ['marketplace', 'marketplace comercios comercos'],
      ['registrations', 'registrations inscripciones inscripcions'],
      ['intranet', 'intranet'],
      ['appointments', 'appointments citas cites citaprevia'],
    ] as const
  ).flatMap(([portal, words]) => words.split(' ').map((name) => [name, portal] as const)),
);

/** The front-end of that name; null if it is no name of a front-end. */
export const portalNamed = (name: string): Portal | null => names.get(name.toLowerCase()) ?? null;
