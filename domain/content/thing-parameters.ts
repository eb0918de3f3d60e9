/** By which parameter the home of a front-end shows one of its things that have an address of their own, too. */
export const thingParameters = {
  '/comercios': 'comercio',
  '/entradas': 'evento',
  '/inscripciones': 'actividad',
  '/reservas': 'instalacion',
} as const satisfies Readonly<Record<string, string>>;
