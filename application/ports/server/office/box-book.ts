import type { NewStep } from '#domain/office/steps/step.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { PaperBox } from '#domain/voting/paper/ballot-box.ts';

/** What is stored of an act on the boxes of a vote, all of it in one transaction. */
export interface BoxBookAct {
  readonly boxes: readonly PaperBox[];
  /** The surveys of the vote. They wait for its paper ballots until all boxes are counted. */
  readonly surveys: readonly string[];
  readonly steps: readonly NewStep[];
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
}
