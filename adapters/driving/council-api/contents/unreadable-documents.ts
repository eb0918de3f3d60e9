import { setImmediate as whatWaits } from 'node:timers/promises';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { Town } from '#domain/access/town.ts';

interface Stored {
  readonly documents: DocumentStore;
  readonly realms: Pick<RealmRegister, 'towns'>;
}

/** What is logged of a document that pages leave out. */
interface Unreadable {
  readonly realm: string;
  readonly collection: string;
  readonly document: string;
  readonly field: string;
}

type Tell = (record: object, words: string) => void;

/** How many documents are checked before waiting requests get their turn. */
const atOnce = 100;

/**
 * Logs every document in the store that pages leave out because they cannot read it: once, and again if another of
 * its fields is wrong. A folder with such a document is not loaded, but an older program accepted them.
 */
export function unreadableReporter({ documents, realms }: Stored, tell: Tell): () => Promise<void> {
  const reported = new Set<string>();
  return async () => {
    try {
      for (const town of await realms.towns()) {
        for await (const found of unreadableIn(documents, town)) {
          const key = JSON.stringify(found);
          if (!reported.has(key)) tell(found, 'a document that cannot be read is left out');
          reported.add(key);
        }
      }
    } catch (err) {
      tell({ err }, 'documents were not looked through');
    }
  };
}

async function* unreadableIn(documents: DocumentStore, town: Town): AsyncGenerator<Unreadable> {
  const { realm, timeZone } = town;
  // Loaded only here: few servers ever need it at their start.
  const { knownCollections } = await import('#adapters/wire/documents/known-documents.ts');
  const { unreadableField } = await import('#adapters/wire/documents/check-document.ts');
  for (const collection of knownCollections) {
    for (const [index, document] of (await documents.all(realm, collection)).entries()) {
      if (index % atOnce === 0) await whatWaits();
      const field = unreadableField(collection, document, timeZone);
      if (field !== null) yield { realm, collection, document: document._id, field };
    }
  }
}
