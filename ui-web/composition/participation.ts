import { browserPush } from '#adapters/driven/browser-storage/browser-push.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { localCommentDrafts } from '#adapters/driven/browser-storage/local-comment-drafts.ts';
import { type CouncilClient, councilClient } from '#adapters/driven/council-http/council-client.ts';
import { processPartsClient } from '#adapters/driven/council-http/clients/process-parts-client.ts';
import { projectsClient } from '#adapters/driven/council-http/clients/projects-client.ts';
import type { Participation } from './council.ts';

/**
 * Calls of the API: in the script of participation, which makes most of them. A script of their own would not save
 * bytes.
 */
export const composeCalls = (settings: CallSettings): CouncilClient => councilClient(settings);

/** The part of the browser's composition root that is loaded with the first proposals. */
export const composeParticipation = (settings: CallSettings): Participation => ({
  pushDevice: browserPush(),
  commentDrafts: localCommentDrafts(),
  processParts: processPartsClient(settings),
  projects: projectsClient(settings),
});
