import * as t from 'io-ts';
import { nullable, wordOf } from '../../decode.ts';
import { jsonWire } from '../../office-documents/field.ts';

const deed = t.type({ name: t.string, witness: t.string, at: t.string, words: t.string });
/** The ballots of a box: with a choice, without one, and those that cannot be read as a vote. */
const countWire = t.type({ ballots: t.number, blank: t.number, spoiled: t.number });

/** A ballot box as staff see it. What was given for it is told only when its ballots are counted. */
const boxWire = t.type({
  id: t.string,
  name: t.string,
  state: wordOf(['planned', 'open', 'sealed', 'entering', 'counted']),
  into: nullable(t.string),
  opened: nullable(deed),
  sealed: nullable(deed),
  contents: nullable(t.type({ by: deed, found: t.number, given: t.number, entered: t.number })),
  signed: t.array(t.type({ name: t.string, at: t.string, words: t.string })),
  count: nullable(countWire),
  /** How many ballots are entered as those of this box, and how many of them are in each state. */
  progress: nullable(t.type({ papers: t.number, done: t.number, different: t.number })),
});

/** Why a vote has no paper ballots: it was not opened by two people, or a survey of it checks no census. */
export const paperObstacles = ['notOpened', 'noCensus', 'noQuestion'] as const;

/** The paper ballots of a vote. */
export const boxesWire = t.type({
  obstacle: nullable(wordOf(paperObstacles)),
  stage: wordOf(['before', 'open', 'over']),
  /** Why the person who asks does nothing here; null if they may. */
  refused: nullable(t.string),
  boxes: t.array(boxWire),
  /** The documents of its surveys as they are fixed, the main one first. */
  surveys: t.array(t.record(t.string, jsonWire)),
});
export type BoxesAnswer = t.TypeOf<typeof boxesWire>;
export type SeenBox = BoxesAnswer['boxes'][number];
