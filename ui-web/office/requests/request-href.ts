/** The address of a request in the office; the filters of the list stay in it. */
export const requestHref = (iid: string, search: string): string =>
  `/gestion/solicitudes/${encodeURIComponent(iid)}${search === '' ? '' : `?${search}`}`;
