import { collectionCalls } from '../endpoints/collections.openapi.ts';
import { commentCalls, followCalls, likeCalls } from '#adapters/wire/calls.ts';
import { deviceCalls } from '../endpoints/devices.openapi.ts';
import { embedCalls } from '../endpoints/embed.openapi.ts';
import { healthCalls } from '../endpoints/health.openapi.ts';
import { metricsCall } from '../endpoints/metrics.openapi.ts';
import { open311Calls } from '../endpoints/open311.openapi.ts';
import { openApiCall } from '../endpoints/openapi.openapi.ts';
import { openDataCalls } from '../endpoints/open-data.openapi.ts';
import { pageCalls } from '../endpoints/pages.openapi.ts';
import { paymentCalls } from '../endpoints/payments.openapi.ts';
import { identityCheckCall } from '../endpoints/post-identity-check.openapi.ts';
import { myVoteCall } from '../endpoints/post-my-vote.openapi.ts';
import { voteCall } from '../endpoints/post-vote.openapi.ts';
import { publishProposalCall } from '../endpoints/publish-proposal.openapi.ts';
import { requestCalls } from '../endpoints/requests.openapi.ts';
import { subsidyCalls } from '../endpoints/subsidies.openapi.ts';
import { surveyCalls } from '../endpoints/surveys.openapi.ts';
import { tableCall } from '../endpoints/tables.openapi.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

/** Every call of the server. A test holds this list against the routes that it really has. */
export const allCalls: readonly CallDescription[] = [
  ...surveyCalls,
  voteCall,
  myVoteCall,
  identityCheckCall,
  ...likeCalls,
  ...followCalls,
  ...commentCalls,
  ...requestCalls,
  ...open311Calls,
  publishProposalCall,
  ...paymentCalls,
  ...deviceCalls,
  ...collectionCalls,
  tableCall,
  ...subsidyCalls,
  ...healthCalls,
  metricsCall,
  openApiCall,
  ...openDataCalls,
  ...embedCalls,
  ...pageCalls,
];
