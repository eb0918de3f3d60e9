/** Where anyone takes a process's data along. */
export const openDataAddress = (realm: string, slug: string, format: 'json' | 'csv'): string =>
  `/api/${encodeURIComponent(realm)}/opendata/${encodeURIComponent(slug)}?format=${format}`;
