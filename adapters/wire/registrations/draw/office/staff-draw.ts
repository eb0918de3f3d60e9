import * as t from 'io-ts';
import { localizedText, nullable, wordOf } from '../../../decode.ts';
import { stepWire } from '../../../steps/step.ts';
import { drawHeadWire } from '../draw.ts';

/** How far a draw is: applications still come, the list can be sealed, it is, one person signed, it was made. */
export const drawStages = ['open', 'ready', 'sealed', 'waiting', 'drawn'] as const;

/** A draw in the list of the office. */
export const drawRowWire = t.type({
  id: t.string,
  title: localizedText,
  stage: wordOf(drawStages),
  /** Null if the activity is no longer there. */
  closesAt: nullable(t.string),
});
export type DrawRow = t.TypeOf<typeof drawRowWire>;

/** A draw as a person of staff sees it. */
export const staffDrawWire = t.type({
  id: t.string,
  title: localizedText,
  stage: wordOf(drawStages),
  closesAt: nullable(t.string),
  /** As it is now, or as it was sealed. */
  applications: t.number,
  places: t.number,
  /** What prevents the list from being sealed: the kind of the first fault. */
  fault: nullable(t.string),
  head: nullable(drawHeadWire),
  /** The first signature, without its value: the second person types it without having seen it. */
  waiting: nullable(
    t.type({
      by: t.string,
      at: t.string,
      isMine: t.boolean,
      source: t.string,
      /** Only for the person who typed it. */
      value: nullable(t.string),
    }),
  ),
  /** Which signature the caller may give now; null: none. `refused` says why. */
  turn: nullable(wordOf(['first', 'second'])),
  refused: nullable(t.string),
  maySeal: t.boolean,
  steps: t.array(stepWire),
});
export type StaffDraw = t.TypeOf<typeof staffDrawWire>;
