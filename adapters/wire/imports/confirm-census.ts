import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { broughtCensusWire } from './census-import.ts';
import { importEntryWire } from './import.ts';

/** Changes the census as it was looked at. */
export const confirmCensusCall = {
  method: 'post',
  path: '/api/{realm}/staff/census/imports',
  caller: 'staff',
  act: 'census.change',
  bodyLimit: 22 * 1024 * 1024,
  body: t.intersection([broughtCensusWire, t.type({ basis: t.string })]),
  isClosed: true,
  answer: importEntryWire,
  refusals: [
    'importRefused',
    'importOutdated',
    'importNotReady',
    'censusInUse',
    'signatureRefused',
    'storageFailed',
  ],
} as const satisfies Call;

export const confirmCensusText: CallText<typeof confirmCensusCall> = {
  call: confirmCensusCall,
  id: 'confirmCensus',
  topic: 'staff',
  summary:
    'Changes the census as a preview showed it, with its step. The same file is sent again, with the `basis` of the preview: if the file, what was said about it, the census or the votes that are open have changed since, it is refused. While a vote that two people opened checks the census it is refused too (signatureRefused, where is amendmentNeeded): then two people sign an amendment.',
  example: {
    file: 'RE5JO0HDsW8gZGUgbmFjaW1pZW50bwoxMjM0NTY3OFo7MTk4NAo=',
    skipsFaulty: true,
    basis: '3f1c….7.free',
  },
  answer: 'The import, which can be taken back by its id until the next one.',
};
