import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { broughtCensusWire, censusPreviewWire } from './census-import.ts';

/** Says what bringing a census would do. */
export const previewCensusCall = {
  method: 'post',
  path: '/api/{realm}/staff/census/preview',
  caller: 'staff',
  act: 'census.change',
  // A file of 16 MiB in Base64.
  bodyLimit: 22 * 1024 * 1024,
  body: broughtCensusWire,
  isClosed: true,
  answer: censusPreviewWire,
  refusals: ['importRefused', 'censusInUse'],
} as const satisfies Call;

export const previewCensusText: CallText<typeof previewCensusCall> = {
  call: previewCensusCall,
  id: 'previewCensus',
  topic: 'staff',
  summary:
    'Reads a table of who may vote, in the files of other imports, and says what bringing it would do: every fault with its row and column, and how many people would be added, written again and removed. Nothing is stored, and nothing of a person is in the answer. It does not say whose secrets are those of the census: whoever is there already counts as changed. While a vote that checks the census is open, people are only added, blocked and let in again.',
  example: {
    file: 'RE5JO0HDsW8gZGUgbmFjaW1pZW50bwoxMjM0NTY3OFo7MTk4NAo=',
    skipsFaulty: true,
  },
  answer: 'What the import would do.',
};
