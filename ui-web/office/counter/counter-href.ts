/** The address of the counter. */
export const counterPlace = '/gestion/citas/mostrador';

/** The pages of an office beside its desk, by the last part of their address. */
export const counterParts = ['dar', 'citas', 'esperas', 'pantallas'] as const;
/** One of them. */
export type CounterPart = (typeof counterParts)[number];

/** The address of a page of an office: its desk, or a part beside it. */
export const counterHref = (office: string, part?: CounterPart): string =>
  [counterPlace, encodeURIComponent(office), part].filter((one) => one !== undefined).join('/');
