import type { NewStep } from '../office/steps/step.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { Either } from '../shared/result.ts';
import type { GoodsAct, GoodsRefusal } from './goods-act.ts';
import type { GoodsGrant } from './goods-grant.ts';
import type { GoodsRecord, SeenRecord } from './goods-record.ts';
import type { GoodsState } from './goods-state.ts';
import type { LedgerEntry, MoneyEntry } from './ledger.ts';

/** Acts that are carried out together or not at all, and once however often they are sent. */
export interface GoodsRequest {
  /** The sender's own, for all times that it sends this request. */
  readonly key: string;
  /** A hash of what the sender sent: the same key with another body is another request. */
  readonly bodyHash: string;
  readonly at: Instant;
  /** Who, for the steps: the id of a member of staff, or one of `sender` and `system`. */
  readonly by: string;
  readonly acts: readonly GoodsAct[];
  /** The money that moves with them; sums to 0. */
  readonly money: readonly MoneyEntry[];
  /** What the service keeps with it. */
  readonly records: readonly GoodsRecord[];
  /**
   * What the service decided on and does not write: rules that others may change meanwhile. The request is refused if one
   * of them did; requests that saw the same do not get in each other's way.
   */
  readonly seen?: readonly SeenRecord[];
  /** What the service says of it in chains of its own, beside the steps of the acts. */
  readonly steps?: readonly GoodsStep[];
}

/** The records whose stored versions decide a request: those that it writes, and those that it saw. */
export const decidingRecords = ({
  records,
  seen = [],
}: Pick<GoodsRequest, 'records' | 'seen'>): readonly SeenRecord[] => [...records, ...seen];

/** The grants that a request named, after it. */
export type GoodsAnswer = readonly GoodsGrant[];

/** A request that was carried out. Refused ones changed nothing, and are decided anew when they come again. */
export interface KeptAttempt {
  readonly key: string;
  readonly bodyHash: string;
  readonly answer: GoodsAnswer;
}

/** A step and the chain that it is for: that of a grant or of a pool of the good, or one of the service. */
export interface GoodsStep {
  readonly subject: string;
  readonly step: NewStep;
}

/** What is stored of a request, in one transaction. */
export interface GoodsChange {
  readonly state: GoodsState;
  readonly entries: readonly LedgerEntry[];
  readonly steps: readonly GoodsStep[];
  readonly records: readonly GoodsRecord[];
  /** Null if the request was refused or had come before: then only what ended by the clock changes. */
  readonly attempt: KeptAttempt | null;
}

/** What a request finds. */
export interface FoundGoods {
  readonly state: GoodsState;
  readonly attempt: KeptAttempt | null;
  /** The stored versions of its `decidingRecords`, by `recordName`; a missing one is not stored. */
  readonly versions: ReadonlyMap<string, number>;
}

/** What a request comes to. */
export interface AnsweredGoods {
  readonly outcome: Either<GoodsRefusal, GoodsAnswer>;
  /** Null if nothing changes. */
  readonly change: GoodsChange | null;
}
