import type { CallDescription } from '#adapters/wire/call-description.ts';
import { calls } from '#adapters/wire/calls.ts';
import { identityCheckCall } from '../endpoints/post-identity-check.openapi.ts';
import { myVoteCall } from '../endpoints/post-my-vote.openapi.ts';
import { voteCall } from '../endpoints/post-vote.openapi.ts';
import { surveyCalls } from '../endpoints/surveys.openapi.ts';

/** Every call of the server. A test holds this list against the routes that it really has. */
export const allCalls: readonly CallDescription[] = [
  ...surveyCalls,
  voteCall,
  myVoteCall,
  identityCheckCall,
  ...calls,
];
