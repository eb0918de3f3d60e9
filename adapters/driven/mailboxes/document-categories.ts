import * as t from 'io-ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { RealmId } from '#domain/shared/ids.ts';

const settingsWire = t.type({ categories: t.array(t.type({ _id: t.string })) });

/** The categories of a town's settings, by their ids; empty if its settings name none. */
export const documentCategories =
  (documents: DocumentStore) =>
  async (realm: RealmId): Promise<readonly string[]> =>
    (await documents.all(realm, 'settings')).flatMap((settings) =>
      settingsWire.is(settings) ? settings.categories.map(({ _id }) => _id) : [],
    );
