import * as t from 'io-ts';
import { nullable, wordOf } from '../../decode.ts';
import { jsonWire } from '../../office-documents/field.ts';

/** An answer as it was read on a ballot. */
export const sheetAnswerWire = t.intersection([
  t.type({ kind: wordOf(['choice', 'blank', 'spoiled']) }),
  t.partial({ raw: jsonWire }),
]);

const answers = t.record(t.string, sheetAnswerWire);

/** How far the ballots of a box are entered, for one person. */
export const entriesWire = t.type({
  papers: t.number,
  /**
   * A letter for each ballot, in the order of the numbers: `n` nobody entered it, `o` one person, `t` two that are not
   * compared yet, `e` two alike, `d` two that differ, `s` decided by a third.
   */
  states: t.string,
  /** The ballot that this person enters next; null if none is left for them. */
  next: nullable(t.number),
  /** The ballot that they can take back. */
  last: nullable(t.number),
  /** What they have typed of a ballot whose questions have not all an answer. */
  draft: nullable(t.type({ number: t.number, answers })),
  /** Ballots that two people entered differently; what they entered is told to a third only. */
  differing: t.array(t.type({ number: t.number, entries: t.array(t.type({ name: t.string, answers })) })),
});
export type EntriesAnswer = t.TypeOf<typeof entriesWire>;
