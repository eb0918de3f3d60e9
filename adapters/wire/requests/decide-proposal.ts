import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';

/** A moderator's decision, and what the sender is told. */
const decidingWire = t.intersection([
  t.type({ verdict: t.keyof({ validate: null, study: null, refuse: null, ask: null }) }),
  t.partial({ text: orNull(t.string) }),
]);

/** A moderator decides about a proposal that a resident sent, by its reference or public number. */
export const decideProposalCall = {
  method: 'post',
  path: '/api/{realm}/staff/proposals/{reference}',
  caller: 'staff',
  act: 'proposal.validate',
  body: decidingWire,
  isClosed: true,
  answer: t.type({ iid: t.string, isPublished: t.boolean, status: t.string, unsent: t.number }),
  refusals: ['unknownRequest', 'notForPublic', 'requestOver', 'wordsNeeded', 'keyReused', 'requestChanged'],
} as const satisfies Call;

export const decideProposalText: CallText<typeof decideProposalCall> = {
  call: decideProposalCall,
  id: 'decideProposal',
  topic: 'requests',
  summary:
    'A moderator decides about a proposal: `validate` and `study` publish it with that validation, `refuse` takes it away from the proposals and closes the request with the reason, `ask` only writes to the sender. The text is sent to the sender; a refusal and a question need one. Each is a step of the request.',
  example: { verdict: 'refuse', text: 'Ya se hizo en 2025.' },
  answer: 'The request as it is now. `unsent`: mails that could not be sent.',
};
