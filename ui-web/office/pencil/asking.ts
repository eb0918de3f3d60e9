import type * as t from 'io-ts';
import type { listPageDocumentsCall } from '#adapters/wire/office-documents/list-page-documents.ts';
import type { Portal } from '#domain/access/portals.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** What a page of the portal is made from, of what the person may write in. */
export type PageItem = t.TypeOf<typeof listPageDocumentsCall.answer>['items'][number];
export type WritableDocument = NonNullable<PageItem['own']>;

/** The most paths that one call may name. */
const most = 200;

/** Who asks, and how. */
interface Means {
  readonly realm: RealmId;
  readonly portal: Portal;
  /** Called when the council says that this person is not of its staff. */
  readonly refused: () => void;
}

/**
 * Asks the council about pages, each once; what it answered is remembered. Written out rather than with the client of the
 * office: that brings the codecs of every call.
 */
export function pageAsker({ realm, portal, refused }: Means) {
  const known = new Map<string, PageItem | null>();
  return async (paths: readonly string[]): Promise<ReadonlyMap<string, PageItem | null>> => {
    const asked = [...new Set(paths)].filter((path) => !known.has(path)).slice(0, most);
    if (asked.length === 0) return known;
    for (const path of asked) known.set(path, null);
    try {
      const answer = await fetch(`/api/${encodeURIComponent(realm)}/staff/pages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ paths: asked, portal }),
      });
      if (answer.status === 401 || answer.status === 403) refused();
      if (!answer.ok) return known;
      const { items } = (await answer.json()) as { readonly items: readonly PageItem[] };
      for (const item of items) known.set(item.path, item);
    } catch {
      // Without a connection there is nothing to edit; the next page asks again.
      for (const path of asked) known.delete(path);
    }
    return known;
  };
}
