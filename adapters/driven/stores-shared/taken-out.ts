/** Whether portals show a document with this body; undefined if there is none. */
const isShown = (body: string | undefined): boolean =>
  body !== undefined && (JSON.parse(body) as { readonly isPublished?: unknown }).isPublished !== false;

/**
 * Whether a change takes a document out of what portals show: it is no longer there, or no longer published.
 *
 * @example isTakenOut('{"_id":"a"}', undefined) // true
 */
export const isTakenOut = (before: string | undefined, after: string | undefined): boolean =>
  isShown(before) && !isShown(after);

/** Whether a load took any document out: `before` and `after` name those that portals show. */
export const isAnyTakenOut = (before: readonly string[], after: readonly string[]): boolean => {
  const now = new Set(after);
  return before.some((name) => !now.has(name));
};
