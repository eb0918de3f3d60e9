import { publishedWire, publishingWire } from '#adapters/wire/publishing.ts';
import type { CallDescription } from '#adapters/wire/call-description.ts';

export const publishProposalCall: CallDescription = {
  id: 'publishProposal',
  method: 'post',
  path: '/api/{realm}/staff/requests/{reference}/publish',
  topic: 'requests',
  summary:
    'Staff put a request among the proposals of the town, by its reference or public number, or take it away with `isPublished: false`. Title, text, place, category and process are published; contact, files and identity are not.',
  body: { codec: publishingWire, example: { isPublished: true } },
  answer: { kind: 'json', codec: publishedWire, tells: 'The proposal.' },
  refusals: ['unknownRealm', 'notStaff', 'unknownRequest'],
};
