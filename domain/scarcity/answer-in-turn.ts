import type { Instant } from '../shared/calendar-day.ts';
import { answerGoods } from './answer-goods.ts';
import { recordName } from './goods-record.ts';
import type { AnsweredGoods, GoodsChange, GoodsRequest, KeptAttempt } from './goods-request.ts';
import type { GoodsState } from './goods-state.ts';

/** What requests of one good find that are answered together: all that `neededBy` says of all their acts. */
export interface FoundTogether {
  readonly state: GoodsState;
  /** The requests among them that were carried out before, by their keys. */
  readonly attempts: ReadonlyMap<string, KeptAttempt>;
  /** The stored versions of all their `decidingRecords`, by `recordName`. */
  readonly versions: ReadonlyMap<string, number>;
}

/** What is stored of one of them, and when it was asked. */
export interface DatedChange {
  readonly change: GoodsChange;
  readonly at: Instant;
}

/** What requests come to that are answered together. */
export interface AnsweredTogether {
  readonly outcomes: readonly AnsweredGoods['outcome'][];
  /** The good after all of them. */
  readonly state: GoodsState;
  /** What those changed that changed something, in their order: each is a transaction of the ledger. */
  readonly changes: readonly DatedChange[];
}

/**
 * Answers requests of one good one after the other, each on what those before it left, so that a store reads and writes once
 * for all of them.
 */
export function answerInTurn(found: FoundTogether, requests: readonly GoodsRequest[]): AnsweredTogether {
  const [attempts, versions] = [new Map(found.attempts), new Map(found.versions)];
  let { state } = found;
  const changes: DatedChange[] = [];
  const outcomes = requests.map((request) => {
    const attempt = attempts.get(request.key) ?? null;
    const { outcome, change } = answerGoods({ state, attempt, versions }, request);
    if (change === null) return outcome;
    ({ state } = change);
    if (change.attempt !== null) attempts.set(request.key, change.attempt);
    for (const one of change.records) versions.set(recordName(one), one.version);
    changes.push({ change, at: request.at });
    return outcome;
  });
  return { outcomes, state, changes };
}
