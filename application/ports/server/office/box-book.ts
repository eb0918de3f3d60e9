import type { NewStep } from '#domain/office/steps/step.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { PaperBox } from '#domain/voting/paper/ballot-box.ts';
import type { PaperBallot } from '#domain/voting/paper/box-record.ts';
import type { PaperEntry } from '#domain/voting/paper/entry.ts';

/** What is stored of an act on the boxes of a vote, all of it in one transaction. */
export interface BoxBookAct {
  readonly boxes: readonly PaperBox[];
  /** The surveys of the vote. They wait for its paper ballots until all boxes are counted. */
  readonly surveys: readonly string[];
  readonly steps: readonly NewStep[];
}

/** The boxes of a vote with what was typed of their ballots: of one box, or of all. */
export interface FoundEntries {
  readonly boxes: readonly PaperBox[];
  readonly entries: readonly PaperEntry[];
}

/** What is stored of an act that reads entries. */
export interface EntryAct {
  /** An entry of a person replaces what they typed of the ballot before. */
  readonly put: PaperEntry | null;
  readonly drop: PaperEntry | null;
  readonly boxes: BoxBookAct | null;
  /** Ballots that join those of their surveys, whose tallies are counted anew. */
  readonly join: readonly PaperBallot[];
}

/** The ballot boxes of votes. A vote is named by the id of its main survey. A load of the town's folder changes none of it. */
export interface BoxBook {
  /** The boxes of a vote in the order in which they were planned. */
  all(realm: RealmId, vote: string): Promise<readonly PaperBox[]>;
  /** Whether the results of a survey wait for paper ballots that are not counted yet. */
  isAwaited(realm: RealmId, survey: string): Promise<boolean>;
  /** Decides an act on the boxes as they are found, and stores it with its steps. An act that is null stores nothing. */
  change<T>(
    realm: RealmId,
    vote: string,
    decide: (found: readonly PaperBox[]) => { readonly act: BoxBookAct | null; readonly answer: T },
  ): Promise<T>;
  /** The boxes of a vote, and what was typed of the ballots of one (null: of all), by number and person. */
  entries(realm: RealmId, vote: string, box: string | null): Promise<FoundEntries>;
  /**
   * The same for acts that need the entries. Ballots that join get random ids and are stored in the order of these, so that
   * nothing says which box or number one had, or that it was on paper.
   */
  changeEntries<T>(
    realm: RealmId,
    vote: string,
    box: string | null,
    decide: (found: FoundEntries) => { readonly act: EntryAct | null; readonly answer: T },
  ): Promise<T>;
}
