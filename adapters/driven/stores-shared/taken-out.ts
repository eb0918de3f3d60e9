import { isShownDocument } from '#domain/content/shown.ts';

type Body = Readonly<Record<string, unknown>>;

/** Whether portals show a document with this body; undefined if there is none. */
const isShownBody = (collection: string, body: string | undefined): boolean =>
  body !== undefined && isShownDocument(collection, JSON.parse(body) as Body);

/** A document before and after a change: its JSON, undefined if there is none. */
interface ChangedBody {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Whether a change takes a document out of what portals show: it is no longer there, or no longer shown.
 *
 * @example isTakenOut('articulos', { before: '{"_id":"a"}', after: undefined }) // true
 */
export const isTakenOut = (collection: string, { before, after }: ChangedBody): boolean =>
  isShownBody(collection, before) && !isShownBody(collection, after);

/** Whether an import, or taking one back, takes any document of a collection out. */
export const takesAnyOut = (
  collection: string,
  changes: readonly { readonly before: Body | null; readonly after: Body | null }[],
): boolean =>
  changes.some(
    ({ before, after }) =>
      before !== null &&
      isShownDocument(collection, before) &&
      (after === null || !isShownDocument(collection, after)),
  );

/** Whether a load took any document out: `before` and `after` name those that portals show. */
export const isAnyTakenOut = (before: readonly string[], after: readonly string[]): boolean => {
  const now = new Set(after);
  return before.some((name) => !now.has(name));
};
