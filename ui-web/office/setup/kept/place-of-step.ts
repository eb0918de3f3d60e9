import type { JournalPlace } from '#application/ports/browser/document-journal.ts';
import type { SetupStep } from '#domain/office/setup/town-setup.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Where the device keeps what is typed in a step: beside the documents, under a collection that no town has. */
export const placeOfStep = (realm: RealmId, person: string, step: SetupStep): JournalPlace => ({
  realm,
  collection: '@setup',
  id: step,
  person,
});
