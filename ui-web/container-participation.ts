import { browserPush } from '#adapters/driven/browser-storage/browser-push.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { httpFollowDesk } from '#adapters/driven/council-http/http-follow-desk.ts';
import { localCommentDrafts } from '#adapters/driven/browser-storage/local-comment-drafts.ts';
import { httpLikeDesk } from '#adapters/driven/council-http/http-like-desk.ts';
import { httpProcessParts } from '#adapters/driven/council-http/http-process-parts.ts';
import { httpProjectBook } from '#adapters/driven/council-http/http-project-book.ts';
import { httpStatusNames } from '#adapters/driven/council-http/http-status-names.ts';
import type { Participation } from './council.ts';

/** The part of the browser's composition root that comes with the first proposals somebody opens. */
export const composeParticipation = (settings: CallSettings): Participation => ({
  likes: httpLikeDesk(settings),
  follows: httpFollowDesk(settings),
  pushDevice: browserPush(),
  commentDrafts: localCommentDrafts(),
  statusNames: httpStatusNames(settings),
  processParts: httpProcessParts(settings),
  projects: httpProjectBook(settings),
});
