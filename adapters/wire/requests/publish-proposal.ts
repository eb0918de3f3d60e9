import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { publishedWire, publishingWire } from '../publishing.ts';

/**
 * Staff publish a request among the proposals of the town, by its reference or public number, or remove it with
 * `isPublished`.
 */
export const publishProposalCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/{reference}/publish',
  caller: 'staff',
  act: 'request.read',
  body: publishingWire,
  isClosed: true,
  answer: publishedWire,
  refusals: ['unknownRequest', 'notForPublic', 'requestOver'],
} as const satisfies Call;

export const publishProposalText: CallText<typeof publishProposalCall> = {
  call: publishProposalCall,
  id: 'publishProposal',
  topic: 'requests',
  summary:
    'Staff publish a request among the proposals of the town, by its reference or public number, or remove it with `isPublished: false`. Title, text, place, category and process are published; contact, files and identity are not. Refused if the form of the request did not say that it may become a proposal, or if its sender said no. Staff may set the amount, the categories, the neighbourhood and the validation with the same call; a missing member leaves what was decided, null removes it, and any other member is refused.',
  example: {
    isPublished: true,
    amount: 12_000,
    categories: ['movilidad'],
    data: { barrio: 'centre', validationStatus: '1', validationText: 'Se puede hacer.' },
  },
  answer: 'The proposal.',
};
