import type { CensusMember } from '#domain/census/about-person.ts';
import type { ImportEntry } from '#domain/imports/import-entry.ts';
import type { NewStep } from '#domain/office/steps/step.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { WaitingAmendment } from '#domain/voting/opening/amend-census.ts';
import type { CensusPrint } from '#domain/voting/opening/frozen-vote.ts';
import type { VoteRecord, VoteSignature } from '#domain/voting/opening/vote-record.ts';
import type { CensusChange } from './census-book.ts';

/** An amendment as the person who keeps the census brings it. */
export interface BegunAmendment {
  readonly id: string;
  readonly reason: string;
  readonly by: VoteSignature;
}

/** The amendment that waits, as it is found; `isCurrent`: the census is as it was when it was brought. */
export interface FoundAmendment extends WaitingAmendment {
  readonly isCurrent: boolean;
}

/** What is stored when both people have signed, all of it in one transaction. */
export interface AmendmentAct {
  readonly entry: ImportEntry;
  readonly votes: readonly {
    readonly vote: string;
    readonly record: VoteRecord;
    readonly steps: readonly NewStep[];
  }[];
}

/** The amendment of a census that is fixed by opened votes. One waits at most in a town; of persons it keeps hashes alone. */
export interface CensusAmendments {
  /**
   * Keeps an amendment until a second person signs it, in place of one that waits. `print` makes the fingerprints in each
   * vote of those who may vote then. Null, and nothing is kept, at another version of the census.
   */
  propose(
    realm: RealmId,
    begun: BegunAmendment,
    change: CensusChange,
    version: number,
    print: (people: readonly CensusMember[]) => Readonly<Record<string, CensusPrint>>,
  ): Promise<WaitingAmendment | null>;
  waiting(realm: RealmId): Promise<FoundAmendment | null>;
  /** Whether one of this id waited; its step is `step`. */
  takeBack(realm: RealmId, id: string, step: NewStep): Promise<boolean>;
  /**
   * Decides about the amendment that waits, with the records of all votes of the town. An act changes the census and these
   * records together; one that is null changes nothing.
   */
  confirm<T>(
    realm: RealmId,
    decide: (found: {
      readonly waiting: FoundAmendment | null;
      readonly records: ReadonlyMap<string, VoteRecord>;
    }) => { readonly act: AmendmentAct | null; readonly answer: T },
  ): Promise<T>;
}
