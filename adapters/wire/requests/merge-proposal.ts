import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

const doneWire = t.type({ iid: t.string, into: t.union([t.string, t.null]) });

/** Merges a proposal of a resident into another one. */
export const mergeProposalCall = {
  method: 'post',
  path: '/api/{realm}/staff/proposals/{reference}/merge',
  caller: 'staff',
  act: 'proposal.validate',
  body: t.type({ into: t.string }),
  isClosed: true,
  answer: doneWire,
  refusals: ['unknownRequest', 'notForPublic', 'mergeRefused', 'storageFailed'],
} as const satisfies Call;

export const mergeProposalText: CallText<typeof mergeProposalCall> = {
  call: mergeProposalCall,
  id: 'mergeProposal',
  topic: 'requests',
  summary:
    'A moderator merges a proposal into another one, as mergeRequest does with requests; it leaves the public proposals. Refused if one of the two is no proposal.',
  example: { into: '2026-000012' },
  answer: 'The number of the proposal, and that of the one that it is merged into.',
};

/** Separates it again. */
export const separateProposalCall = {
  method: 'post',
  path: '/api/{realm}/staff/proposals/{reference}/separate',
  caller: 'staff',
  act: 'proposal.validate',
  answer: doneWire,
  refusals: ['unknownRequest', 'notForPublic', 'storageFailed'],
} as const satisfies Call;

export const separateProposalText: CallText<typeof separateProposalCall> = {
  call: separateProposalCall,
  id: 'separateProposal',
  topic: 'requests',
  summary:
    'A moderator separates a proposal from the one that it was merged into. One that is not merged stays as it is.',
  answer: 'The number of the proposal; `into` is null.',
};
