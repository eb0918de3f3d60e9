import { indexedAnswers } from '#adapters/driven/browser-storage/indexed-answers.ts';
import { indexedRequestDrafts } from '#adapters/driven/browser-storage/indexed-request-drafts.ts';
import { localCommentDrafts } from '#adapters/driven/browser-storage/local-comment-drafts.ts';
import { localTownData } from '#adapters/driven/browser-storage/local-town-data.ts';
import { fileInspector } from '#adapters/driven/images/file-inspector.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { personClient } from '#adapters/driven/council-http/clients/person-client.ts';
import { requestsClient } from '#adapters/driven/council-http/clients/requests-client.ts';
import type { Forms } from './council.ts';
import { composePortalServices } from './services.ts';

/** The part of the browser's composition root that is loaded with the first form. */
export const composeForms = (settings: CallSettings): Forms => {
  const requestDrafts = indexedRequestDrafts();
  return {
    ...composePortalServices(settings),
    requests: requestsClient(settings),
    requestDrafts,
    replyDrafts: localCommentDrafts(),
    people: personClient(settings),
    deviceData: localTownData(requestDrafts),
    keptAnswers: indexedAnswers(),
    fileInspector,
    copies: {
      write: async (copy) => {
        const { composeDocuments } = await import('./documents.ts');
        return composeDocuments().copies.write(copy);
      },
    },
  };
};
