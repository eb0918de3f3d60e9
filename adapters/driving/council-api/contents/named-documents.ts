import type { ContentChanges } from '#application/ports/server/content-changes.ts';
import type { ContentWatch } from '#application/ports/server/content-watch.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import { type NamedDocument, nameDocument } from '#application/office/documents/document-list.ts';
import { documentParts } from '#domain/documents/document-parts.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { documentFields } from '#domain/documents/fields.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Parts {
  readonly documents: DocumentStore;
  readonly documentDesk: Pick<DocumentDesk, 'collections'>;
  readonly contents: ContentWatch;
  readonly changes: ContentChanges;
  readonly clock: Clock;
}

/** The names of the documents of a collection, as they were at a change. */
interface Kept {
  readonly changed: Instant | undefined;
  readonly readAt: Instant;
  readonly names: readonly NamedDocument[];
}

/** Two changes within this time may have the same moment: what was read so soon after one is read again. */
const sameMoment = 1000;

/** Rows of tables and streets are no documents that people edit one by one. */
const isListed = (collection: string): boolean =>
  !collection.startsWith('#') && !collection.startsWith('tabla-') && collection !== 'callejero';

function nameOf(collection: string, document: CouncilDocument): NamedDocument {
  const ref = { collection, id: document._id };
  const { IDproceso = null } = { ...(document['data'] as JsonObject | null | undefined) };
  return nameDocument(ref, document['title'], documentParts(ref, documentFields({ data: { IDproceso } })));
}

/**
 * The names of all published documents of a town, for the list of the office. Only collections that changed are read
 * again.
 */
export function namedDocuments({ documents, documentDesk, contents, changes, clock }: Parts) {
  const towns = new Map<RealmId, { version: number; readonly collections: Map<string, Kept> }>();

  async function readAgain(realm: RealmId, collections: Map<string, Kept>): Promise<void> {
    const [changed, names] = await Promise.all([changes.of(realm), documentDesk.collections(realm)]);
    for (const gone of [...collections.keys()].filter((name) => !names.includes(name)))
      collections.delete(gone);
    for (const name of names.filter(isListed)) {
      const kept = collections.get(name);
      const at = changed.get(name);
      if (kept !== undefined && kept.changed === at && (at ?? 0) + sameMoment < kept.readAt) continue;
      const readAt = clock.now();
      // oxlint-disable-next-line no-await-in-loop -- residents are answered between two collections
      const all = await documents.all(realm, name);
      collections.set(name, { changed: at, readAt, names: all.map((one) => nameOf(name, one)) });
    }
  }

  return async (realm: RealmId): Promise<readonly NamedDocument[]> => {
    const { version } = await contents.look(realm);
    const town = towns.get(realm) ?? { version: Number.NaN, collections: new Map<string, Kept>() };
    towns.set(realm, town);
    if (town.version !== version) {
      await readAgain(realm, town.collections);
      town.version = version;
    }
    return [...town.collections.values()].flatMap(({ names }) => names);
  };
}
