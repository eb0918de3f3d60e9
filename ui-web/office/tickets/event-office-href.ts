/** Where events with tickets are in the office. */
export const eventsPlace = '/gestion/entradas';

/** The parts of an event, in the order of its tabs. */
export const eventParts = ['ventas', 'taquilla', 'pedidos', 'devoluciones', 'puertas'] as const;
export type EventPart = (typeof eventParts)[number];

/** The page of a part of an event. */
export const eventOfficeHref = (id: string, part: EventPart): string =>
  `${eventsPlace}/${encodeURIComponent(id)}/${part}`;
