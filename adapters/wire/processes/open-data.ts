import * as t from 'io-ts';
import { processWire } from './process.ts';
import { proposalWire } from './proposal.ts';
import { resultsWire } from '../voting/results.ts';
import { surveyWire } from '../voting/survey.ts';

/** Everything a process has published; results only if they are public. */
export const openDataWire = t.type({
  process: processWire,
  proposals: t.array(proposalWire),
  surveys: t.array(t.intersection([t.type({ survey: surveyWire }), t.partial({ results: resultsWire })])),
});
