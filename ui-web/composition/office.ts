import { indexedDocumentJournal } from '#adapters/driven/browser-storage/indexed-document-journal.ts';
import { localCommentDrafts } from '#adapters/driven/browser-storage/local-comment-drafts.ts';
import { browserTabs } from '#adapters/driven/browser-storage/open-tabs.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { councilClient } from '#adapters/driven/council-http/council-client.ts';
import { putTownFile, type PutTownFile } from '#adapters/driven/council-http/clients/town-files-client.ts';
import type { CheckSignature } from '#application/ports/check-signature.ts';
import type { CommentDrafts } from '#application/ports/browser/comment-drafts.ts';
import type { DocumentJournal } from '#application/ports/browser/document-journal.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { requestKey } from '#ui-web/screens/request/form/request-key.ts';
import type { CallCouncil } from './call-council.ts';
import { pageClock } from './council-clock.ts';
import type { WorksDevice } from './office-works.ts';

export type { PutFileRefusal, PutTownFile } from '#adapters/driven/council-http/clients/town-files-client.ts';

/** What the screens of the office work with. Tests pass others of the same shape. */
export interface OfficeCouncil {
  readonly realm: RealmId;
  readonly call: CallCouncil;
  readonly clock: Clock;
  /** Uploads a picture or a file of the town. */
  readonly putFile: PutTownFile;
  /** Answers and notes that are not sent yet, each under the number of its request. */
  readonly drafts: CommentDrafts;
  /** Changes of documents that the council has not answered yet. */
  readonly journal: DocumentJournal;
  /** What the works need, loaded with them. */
  readonly works: () => Promise<WorksDevice>;
  /** Checks signatures without the council, at a door that has no line. */
  readonly checkSignature: CheckSignature;
  /** A new name of an intent: the council does the same one once, however often it is sent. */
  readonly newKey: () => string;
}

/** The composition root of the office: it calls the same API as every other program of staff. */
export function composeOffice(realm: RealmId, language: () => Language): OfficeCouncil {
  const settings: CallSettings = {
    baseUrl: '',
    language,
    firstAnswers: new Map(),
    heard: pageClock.heard,
  };
  const newKey = () => requestKey((length) => crypto.getRandomValues(new Uint8Array(length))).now();
  return {
    realm,
    call: councilClient(settings),
    putFile: putTownFile(settings),
    clock: pageClock,
    drafts: localCommentDrafts(),
    journal: indexedDocumentJournal(browserTabs(newKey)),
    checkSignature: async (...signed) =>
      (await import('#adapters/driven/vouchers/web-signature.ts')).webSignature(...signed),
    works: async () => (await import('./office-works.ts')).composeWorks(settings),
    newKey,
  };
}
