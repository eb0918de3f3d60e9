/** Where the venues of the office are. */
export const venuesPlace = '/gestion/instalaciones';

/** The parts of a venue, in the order of its tabs; the day is the first page. */
export const venueParts = [
  'dia',
  'solicitudes',
  'actos',
  'temporadas',
  'faltas',
  'devoluciones',
  'mes',
] as const;
export type VenuePart = (typeof venueParts)[number];

/** The page of a part of a venue. */
export const venueHref = (id: string, part: VenuePart = 'dia'): string =>
  `${venuesPlace}/${encodeURIComponent(id)}${part === 'dia' ? '' : `/${part}`}`;
