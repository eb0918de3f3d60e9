import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable } from '../decode.ts';
import { waitingAmendmentWire } from '../voting/amendment.ts';
import { censusEntryWire, openVotesWire } from './census-import.ts';

/** The census in numbers, and what was brought. */
export const readCensusStateCall = {
  method: 'get',
  path: '/api/{realm}/staff/census',
  caller: 'staff',
  act: 'census.change',
  answer: t.type({
    people: t.number,
    blocked: t.number,
    openVotes: openVotesWire,
    fixedVotes: openVotesWire,
    /** The amendment that waits for a second person. */
    amendment: nullable(waitingAmendmentWire),
    items: t.array(censusEntryWire),
  }),
  refusals: [],
} as const satisfies Call;

export const readCensusStateText: CallText<typeof readCensusStateCall> = {
  call: readCensusStateCall,
  id: 'readCensusState',
  topic: 'staff',
  summary:
    'How many people are on the census and how many of them are blocked, the open votes that check it, those that two people opened and that fix it (fixedVotes), the amendment that waits for a second signature, and its last fifty imports, the latest first.',
  answer: 'The census in numbers; never who is on it.',
};
