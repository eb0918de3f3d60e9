/** What the list of requests shows; each filter takes several values. Empty: all. */
export interface Filters {
  readonly status: readonly string[];
  readonly mailbox: readonly string[];
  readonly assignedTo: readonly string[];
  readonly priority: readonly string[];
  readonly due: readonly string[];
  readonly replies: readonly string[];
  readonly text: string;
  readonly sort: string;
}

/** The filters that take values from a list. */
export const deskFilterNames = ['status', 'mailbox', 'assignedTo', 'priority', 'due', 'replies'] as const;
export type FilterName = (typeof deskFilterNames)[number];

/** Their names in the address, which people read and send to each other. */
const inAddress: Readonly<Record<FilterName, string>> = {
  status: 'estado',
  mailbox: 'buzon',
  assignedTo: 'lleva',
  priority: 'prioridad',
  due: 'plazo',
  replies: 'respuesta',
};

/** The orders of the list; the first one is usual. */
export const sorts = ['term', 'newest', 'oldest', 'priority'] as const;

export const noDeskFilters: Filters = {
  status: [],
  mailbox: [],
  assignedTo: [],
  priority: [],
  due: [],
  replies: [],
  text: '',
  sort: sorts[0],
};

/** The filters in the query of an address. */
export function readDeskFilters(search: string): Filters {
  const query = new URLSearchParams(search);
  const valuesOf = (name: FilterName) => [
    ...new Set(query.getAll(inAddress[name]).filter((one) => one !== '')),
  ];
  const { status, mailbox, assignedTo, priority, due, replies } = {
    ...noDeskFilters,
    ...Object.fromEntries(deskFilterNames.map((name) => [name, valuesOf(name)])),
  };
  const named = { status, mailbox, assignedTo, priority, due, replies };
  const asked = query.get('orden');
  const sort = sorts.find((one) => one === asked) ?? sorts[0];
  return { ...named, text: query.get('texto') ?? '', sort };
}

/** The address of the list with these filters; parameters of others stay. */
export function writeDeskFilters(filters: Filters, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of deskFilterNames) {
    query.delete(inAddress[name]);
    for (const value of filters[name]) query.append(inAddress[name], value);
  }
  query.delete('texto');
  if (filters.text !== '') query.set('texto', filters.text);
  query.delete('orden');
  if (filters.sort !== sorts[0]) query.set('orden', filters.sort);
  return query.size === 0 ? '' : `?${query}`;
}

/** Whether two sets of filters show the same list. */
export const areSame = (one: Filters, other: Filters): boolean =>
  writeDeskFilters(one, '') === writeDeskFilters(other, '');

/** Whether the list is narrowed at all. */
export const areSome = (filters: Filters): boolean =>
  filters.text !== '' || deskFilterNames.some((name) => filters[name].length > 0);
