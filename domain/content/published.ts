/**
 * Whether a document of a council may be shown: everything that does not say `isPublished: false`, since many
 * collections never say it at all. Server and browser keep to this one rule.
 */
export const isPublished = (document: unknown): boolean =>
  typeof document !== 'object' ||
  document === null ||
  (document as { readonly isPublished?: unknown }).isPublished !== false;
