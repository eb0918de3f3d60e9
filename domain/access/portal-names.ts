import type { Portal } from './portals.ts';

/**
 * The names by which hosts (`transparencia.benialt.es`) and the parameter `portal` ask for a front-end, in English,
 * Spanish and Valencian. Null: a front-end of the specification (1, section 1) that is not served.
 */
const names: ReadonlyMap<string, Portal | null> = new Map<string, Portal | null>([
  ...['participation', 'participa', 'participacion', 'participacio'].map(
    (name) => [name, 'participation'] as const,
  ),
  ...['transparency', 'transparencia'].map((name) => [name, 'transparency'] as const),
  ...['subsidies', 'subvenciones', 'subvencions'].map((name) => [name, 'subsidies'] as const),
  ...['associations', 'asociaciones', 'associacions'].map((name) => [name, 'associations'] as const),
  ...['appointments', 'citas', 'cites', 'citaprevia'].map((name) => [name, null] as const),
  ...['reservations', 'reservas', 'reserves'].map((name) => [name, null] as const),
  ...['vouchers', 'bonos', 'bons'].map((name) => [name, null] as const),
  ...['intranet'].map((name) => [name, null] as const),
  ...['marketplace', 'comercios', 'comercos'].map((name) => [name, null] as const),
  ...['registrations', 'inscripciones', 'inscripcions'].map((name) => [name, null] as const),
  ...['tickets', 'entradas', 'entrades'].map((name) => [name, null] as const),
]);

/** The front-end of that name; null if it is not served, undefined if it is no name of a front-end. */
export const portalNamed = (name: string): Portal | null | undefined => names.get(name.toLowerCase());
