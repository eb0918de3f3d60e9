import * as t from 'io-ts';
import { openingBlockers } from '#domain/voting/opening/opening-blockers.ts';
import { signedActs } from '#domain/voting/opening/vote-record.ts';
import { localizedText, nullable, wordOf } from '../decode.ts';
import { jsonWire } from '../office-documents/field.ts';
import { findingWire } from '../office-documents/check-document.ts';
import { stepWire } from '../steps/step.ts';
import { openVotesWire } from '../imports/census-import.ts';
import { waitingAmendmentWire } from '../voting/amendment.ts';
import { allowedChangeWire, cancelledWire, openingWire } from '../voting/signed-vote.ts';

/** How far a vote is: nobody signed, one person did, two opened it; `loaded`: it came with the town's folder. */
export const voteStages = ['preparing', 'waiting', 'opened', 'loaded'] as const;
/** When a vote takes ballots; null while portals do not show it. */
const phases = wordOf(['notActive', 'notStarted', 'open', 'closed']);

/** A vote in the list. */
export const voteRowWire = t.type({
  id: t.string,
  title: localizedText,
  /** The title of the process that it belongs to; null if none names it. */
  process: nullable(localizedText),
  questions: t.number,
  stage: wordOf(voteStages),
  phase: nullable(phases),
  starts: nullable(t.string),
  ends: nullable(t.string),
});

/** A first signature. `isValid`: it is on the vote as it is now. */
const waitingWire = t.type({
  what: wordOf(signedActs),
  by: t.string,
  at: t.string,
  isMine: t.boolean,
  isValid: t.boolean,
  reason: nullable(t.string),
});

/** An amendment of the census that waits, as it would be of this vote. */
const voteAmendmentWire = t.intersection([
  waitingAmendmentWire,
  t.type({
    census: t.type({ people: t.number, print: t.string }),
    /** The hash of this vote with it. */
    hash: t.string,
    /** Every vote that it would be one of. */
    votes: openVotesWire,
    /** Why the person who asks may not sign it; null if they may. */
    refused: nullable(t.string),
  }),
]);

/** What a person of staff sees of a vote. */
export const officeVoteWire = t.type({
  id: t.string,
  stage: wordOf(voteStages),
  phase: nullable(phases),
  process: nullable(localizedText),
  /** The documents of its surveys as they would be opened or changed, the main one first. */
  surveys: t.array(t.record(t.string, jsonWire)),
  /** The hash of what would be signed now. */
  hash: t.string,
  census: nullable(t.type({ people: t.number, print: t.string })),
  /**
   * Before it is opened: how many people of the census lack a birth date or a district, where the vote is for an age or for
   * districts. They may not vote. Null if it is for all of the census.
   */
  lacking: nullable(t.type({ birthDay: nullable(t.number), district: nullable(t.number) })),
  blockers: t.array(wordOf(openingBlockers)),
  findings: t.array(t.intersection([t.type({ survey: t.string }), findingWire])),
  /** The names of those who wrote what would be published. */
  authors: t.array(t.string),
  waiting: nullable(waitingWire),
  opening: nullable(openingWire),
  /** The earlier openings, which were cancelled. */
  cancelled: t.array(cancelledWire),
  /** Which signature on the cancelling the person who asks may give now, or why none; null if it cannot be cancelled any more. */
  cancelling: nullable(t.type({ turn: nullable(wordOf(['first', 'second'])), refused: nullable(t.string) })),
  amendment: nullable(voteAmendmentWire),
  /** What the drafts change of an opened vote. */
  changes: t.array(allowedChangeWire),
  /** The first field of the drafts that is fixed since the opening; null if there is none. */
  fixed: nullable(t.type({ survey: nullable(t.string), path: t.string })),
  /** Nothing of a vote that is over changes. */
  isOver: t.boolean,
  /** Which signature the person who asks may give now; null: none. `refused` says why. */
  turn: nullable(wordOf(['first', 'second'])),
  refused: nullable(t.string),
  steps: t.array(stepWire),
});
export type VoteAnswer = t.TypeOf<typeof officeVoteWire>;
