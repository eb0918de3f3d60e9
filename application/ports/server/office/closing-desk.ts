import type { NewStep } from '#domain/office/steps/step.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ClosingBook } from '#domain/voting/closing/closing-book.ts';

/** What is stored of an act on the closing of a vote, all of it in one transaction. */
export interface ClosingAct {
  readonly book: ClosingBook;
  readonly steps: readonly NewStep[];
}

/**
 * The closing records of votes, their signatures, and the samples of paper ballots. A vote is named by the id of its main
 * survey. A load of the town's folder changes none of it.
 */
export interface ClosingDesk {
  /** What was done of the closing of a vote; an empty book if nothing was. */
  find(realm: RealmId, vote: string): Promise<ClosingBook>;
  /**
   * Decides an act on the book as it is found, and stores it with its steps. An act that is null stores nothing. With a record
   * that two people signed, what was typed of the paper ballots of the vote is erased in the same transaction: nobody needs to
   * compare it with the papers any more. What was counted, and the published list, stay.
   */
  change<T>(
    realm: RealmId,
    vote: string,
    decide: (found: ClosingBook) => { readonly act: ClosingAct | null; readonly answer: T },
  ): Promise<T>;
}
