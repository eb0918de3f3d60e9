const before = 'tabla-';

/** The database of the tables that are described in the office: their rows are written there too. */
export const officeTables = 'ayuntamiento';

/** The collection whose documents are the rows of a named query. */
export const rowsCollection = (db: string, query: string): string => `${before}${db}-${query}`;

/** Whether the documents of a collection are rows of a table. */
export const hasRows = (collection: string): boolean => collection.startsWith(before);

/** Whether a database or a query can be called so. */
export const isTableName = (name: string): boolean => /^[a-z0-9_-]{1,40}$/iu.test(name);
