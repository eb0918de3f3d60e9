/** The address of the counter. */
export const counterPlace = '/gestion/citas/mostrador';

/** The address of a page of an office: its desk, or a part beside it. */
export const counterHref = (office: string, part?: 'esperas' | 'pantallas'): string =>
  [counterPlace, encodeURIComponent(office), part].filter((one) => one !== undefined).join('/');
