import { browserPush } from '#adapters/driven/browser-storage/browser-push.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { localCommentDrafts } from '#adapters/driven/browser-storage/local-comment-drafts.ts';
import { type CouncilClient, councilClient } from '#adapters/driven/council-http/council-client.ts';
import { processPartsClient } from '#adapters/driven/council-http/process-parts-client.ts';
import { projectsClient } from '#adapters/driven/council-http/projects-client.ts';
import type { Participation } from './council.ts';

/** Calls of the API: with what taking part works with, which makes most of them. A script of its own would not pay. */
export const composeCalls = (settings: CallSettings): CouncilClient => councilClient(settings);

/** The part of the browser's composition root that comes with the first proposals somebody opens. */
export const composeParticipation = (settings: CallSettings): Participation => ({
  pushDevice: browserPush(),
  commentDrafts: localCommentDrafts(),
  processParts: processPartsClient(settings),
  projects: projectsClient(settings),
});
