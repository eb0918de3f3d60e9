import * as t from 'io-ts';
import { localizedText, nullable } from '../../decode.ts';
import { recordSignatureWire } from '../../voting/record-signature.ts';

/** What was added in the act of a draw. */
const drawActWire = t.type({
  seed: t.string,
  value: t.string,
  source: t.string,
  /** The SHA-256 of what both people signed: their passkeys signed “concejo draw HASH”. */
  hash: t.string,
  resultHash: t.string,
  signatures: t.array(recordSignatureWire),
});
export type DrawActAnswer = t.TypeOf<typeof drawActWire>;

/** A draw without its list and its outcome: what was sealed, and the act once it was made. */
export const drawHeadWire = t.type({
  activity: t.string,
  title: localizedText,
  /** What people read for the ids of groups and segments. */
  names: t.type({ groups: t.record(t.string, localizedText), segments: t.record(t.string, localizedText) }),
  applications: t.number,
  places: t.number,
  listHash: t.string,
  seedHash: t.string,
  sealedAt: t.string,
  sealedBy: t.string,
  act: nullable(drawActWire),
});
export type DrawHead = t.TypeOf<typeof drawHeadWire>;

/** How far the line of a group has come: the position of the first who waits; null if nobody does. */
const lineOfGroupWire = t.type({ group: t.string, next: nullable(t.number) });

/** The same as a page shows it, with whether its list is still there. */
export const shownDrawWire = t.intersection([
  drawHeadWire,
  t.type({ isErased: t.boolean }),
  // Only where vouchers were drawn and are passed on now.
  t.partial({ line: t.array(lineOfGroupWire) }),
]);
export type DrawOnPage = t.TypeOf<typeof shownDrawWire>;
