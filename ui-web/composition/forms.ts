import { indexedAnswers } from '#adapters/driven/browser-storage/indexed-answers.ts';
import { indexedRequestDrafts } from '#adapters/driven/browser-storage/indexed-request-drafts.ts';
import { localCommentDrafts } from '#adapters/driven/browser-storage/local-comment-drafts.ts';
import {
  localApplicationShelf,
  localPickupShelf,
  localShelf,
  localTicketShelf,
} from '#adapters/driven/browser-storage/local-shelf.ts';
import { localWallet } from '#adapters/driven/browser-storage/local-wallet.ts';
import { localVisits } from '#adapters/driven/browser-storage/local-visits.ts';
import { localWaitingKeys } from '#adapters/driven/browser-storage/local-waiting-keys.ts';
import { localPocketNotes } from '#adapters/driven/browser-storage/local-pocket-notes.ts';
import { onErasedElsewhere } from '#adapters/driven/browser-storage/on-erased-elsewhere.ts';
import { localTownData } from '#adapters/driven/browser-storage/local-town-data.ts';
import { fileInspector } from '#adapters/driven/images/file-inspector.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { councilClient } from '#adapters/driven/council-http/council-client.ts';
import { personClient } from '#adapters/driven/council-http/clients/person-client.ts';
import { requestsClient } from '#adapters/driven/council-http/clients/requests-client.ts';
import { townClient } from '#adapters/driven/council-http/clients/town-client.ts';
import type { Forms } from './council.ts';

/** The part of the browser's composition root that is loaded with the first form. */
export const composeForms = (settings: CallSettings): Forms => {
  const requestDrafts = indexedRequestDrafts();
  onErasedElsewhere(() => location.reload());
  return {
    call: councilClient(settings),
    requests: requestsClient(settings),
    requestDrafts,
    wallet: localWallet(),
    shelf: localShelf(),
    ticketShelf: localTicketShelf(),
    applicationShelf: localApplicationShelf(),
    pickupShelf: localPickupShelf(),
    visits: localVisits(),
    waitingKeys: localWaitingKeys(),
    venueWaitingKeys: localWaitingKeys('waiting-venues'),
    replyDrafts: localCommentDrafts(),
    people: personClient(settings),
    deviceData: localTownData(requestDrafts),
    pocketNotes: localPocketNotes(),
    keptAnswers: indexedAnswers(),
    town: townClient(settings),
    fileInspector,
    copies: {
      write: async (copy) => {
        const { composeDocuments } = await import('./documents.ts');
        return composeDocuments().copies.write(copy);
      },
    },
  };
};
