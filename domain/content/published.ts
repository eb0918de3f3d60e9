/**
 * Whether a document of a council may be shown: everything that does not say `isPublished: false`, since many
 * collections do not have that key. Server and browser use this one rule.
 */
export const isPublished = (document: unknown): boolean =>
  typeof document !== 'object' ||
  document === null ||
  (document as { readonly isPublished?: unknown }).isPublished !== false;
