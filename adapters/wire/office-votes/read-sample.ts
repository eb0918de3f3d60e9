import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable, wordOf } from '../decode.ts';

const project = t.type({
  id: t.string,
  title: t.string,
  amount: t.number,
  category: nullable(t.string),
  district: nullable(t.string),
  votes: t.number,
});

/** A vote on a budget as a file has it; amounts are cents. */
export const sampleWire = t.type({
  budget: t.number,
  currency: t.string,
  projects: t.array(project),
  ballots: nullable(t.number),
  marks: nullable(
    t.type({
      kind: wordOf(['approval', 'ordinal', 'points']),
      offsets: t.array(t.number),
      projects: t.array(t.number),
      points: nullable(t.array(t.number)),
    }),
  ),
});

/** The most bytes of a file that a rule is tried on. */
export const sampleLimit = 2 * 1024 * 1024;

/** Reads the ballots of a file, so that a rule can be tried on them. Nothing is stored. */
export const readSampleCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/samples',
  caller: 'staff',
  act: 'vote.prepare',
  body: t.intersection([t.type({ text: t.string }), t.partial({ budget: nullable(t.number) })]),
  bodyLimit: sampleLimit,
  isClosed: true,
  answer: sampleWire,
  refusals: ['sampleRefused'],
} as const satisfies Call;

export const readSampleText: CallText<typeof readSampleCall> = {
  call: readSampleCall,
  id: 'readSample',
  topic: 'votes',
  summary:
    'Reads a vote on a budget as a Pabulib file (META, PROJECTS, VOTES) or a table of counts (id;title;amount;votes), as concejo budget compute reads them, so that rules can be tried on it. budget is the total in euros, if the file has none. Nothing is stored. What cannot be read is refused (sampleRefused), each fault with its line.',
  example: { text: 'id;title;amount;votes\n1;Plaza;50000;21\n', budget: 60_000 },
  answer: 'The projects with their votes, and the ballots if the file has them; amounts are cents.',
};
