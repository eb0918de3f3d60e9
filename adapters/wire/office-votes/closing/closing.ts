import * as t from 'io-ts';
import { closingFaults } from '#domain/voting/closing/closing-faults.ts';
import { nullable, wordOf } from '../../decode.ts';
import { sheetAnswerWire } from '../paper/entries.ts';
import { publishedRecordWire } from '../../voting/closing-record.ts';

/** How far a vote is on its way to a closing record. */
export const closingStages = ['notOpened', 'open', 'counting', 'from', 'ready', 'closed'] as const;

/** A sample of paper ballots that was drawn, with the numbers that are checked. */
const drawnSampleWire = t.type({
  number: t.number,
  seed: t.string,
  source: t.string,
  size: t.number,
  of: t.number,
  by: t.string,
  at: t.string,
  /**
   * `typed`: what was entered of the ballot, by survey, of surveys whose ballots are published; null if there is no such
   * survey, or once it is erased.
   */
  drawn: t.array(
    t.type({ box: t.string, number: t.number, typed: nullable(t.record(t.string, sheetAnswerWire)) }),
  ),
  result: nullable(
    t.type({ wrong: t.number, words: t.string, by: t.string, at: t.string, mostWrong: t.number }),
  ),
});

/** The record as it would be signed now, with the parts that the caller gets. */
const recordNowWire = t.type({
  hash: t.string,
  text: t.string,
  parts: t.record(t.string, t.string),
  faults: t.array(
    t.type({
      kind: wordOf(closingFaults),
      of: t.string,
      wanted: nullable(t.number),
      found: nullable(t.number),
    }),
  ),
  explanation: t.string,
});

/** The closing of a vote as a person of staff sees it. */
export const closingWire = t.type({
  stage: wordOf(closingStages),
  /** Until when the record waits, if it waits for the moment of the results. */
  from: nullable(t.string),
  /** Null before its time, and once it is signed. */
  record: nullable(recordNowWire),
  waiting: nullable(
    t.type({ by: t.string, at: t.string, isMine: t.boolean, isValid: t.boolean, explanation: t.string }),
  ),
  signed: nullable(publishedRecordWire),
  /** The counted boxes, from which samples are drawn; empty without paper. */
  boxes: t.array(t.type({ id: t.string, name: t.string, ballots: t.number })),
  samples: t.array(drawnSampleWire),
  /** Which signature the caller may give now; null: none. `refused` says why. */
  turn: nullable(wordOf(['first', 'second'])),
  refused: nullable(t.string),
});
export type ClosingAnswer = t.TypeOf<typeof closingWire>;
