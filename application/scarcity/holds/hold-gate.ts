import type { Clock } from '#application/ports/clock.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { checkedFrom, triesFor } from '#domain/scarcity/work/hold-load.ts';
import { type AskedWork, provesWork } from '#domain/scarcity/work/work-proof.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type UnfinishedHolds, unfinishedHolds } from './unfinished-holds.ts';

/** Work that a device was asked for, with the minute since 1970 in which it was. */
export interface MinuteWork extends AskedWork {
  readonly minute: number;
}

/** Work as a device sends it. */
export interface SentWork {
  readonly minute: number;
  readonly tries: number;
  readonly counters: readonly number[];
}

/** Why a hold is not let in. `identityNeeded`: the person is checked first, then the hold needs no work. */
export type GateRefused =
  | { readonly kind: 'identityNeeded' }
  | ({ readonly kind: 'workNeeded' } & MinuteWork);

/** A hold that a device asks for without saying who holds. */
export interface GatedHold {
  readonly good: GoodId;
  /** What is held under this key is held once: so work that was done for it is used once. */
  readonly key: string;
  readonly work: SentWork | null;
  /** Whether the council could check the person before the hold. */
  readonly canBeChecked: boolean;
}

/** Keeps devices from holding everything while nobody knows who they are. */
export interface HoldGate {
  /** Null if the hold is let in. */
  readonly whyNot: (asked: GatedHold) => GateRefused | null;
  /** Whether so much is held that what is let go of rests first. */
  readonly isBusy: (good: GoodId) => boolean;
  /** Notes a hold that was given, or kept longer. */
  readonly held: (good: GoodId, key: string) => void;
  /** Notes that a person came of it. */
  readonly finished: (good: GoodId, key: string) => void;
}

/** Work of the two minutes before is accepted: a slow device needs a moment. */
const minutesAccepted = 2;

const minuteOf = (at: Instant): number => Math.floor(at / 60_000);

interface Ports {
  readonly clock: Clock;
  readonly keys: Pick<VotingKeys, 'account'>;
}

/**
 * The gate of a server process. Nothing of a challenge is stored: it can be made again from the server's secret. A simulation
 * may ask for other numbers of tries, so that it need not do the work.
 */
export function holdGate({ clock, keys }: Ports, triesAt = triesFor): HoldGate {
  const lists = new Map<string, UnfinishedHolds>();
  const listOf = ({ realm, good }: GoodId): UnfinishedHolds => {
    const name = `${realm}/${good}`;
    const known = lists.get(name) ?? unfinishedHolds();
    lists.set(name, known);
    return known;
  };
  const unfinished = (good: GoodId): number => listOf(good).count(clock.now());
  const workOf = ({ good, key }: GatedHold, minute: number, tries: number): MinuteWork => {
    const named = JSON.stringify([good.realm, good.good, key, minute, tries]);
    return { challenge: keys.account(`work of a hold ${named}`), minute, tries };
  };
  // How many tries were asked for is part of the challenge. Half of what is asked for now is enough, because it rises
  // while devices work; what was cheap a minute ago and is far below it is not.
  const isDone = (asked: GatedHold, { minute, tries, counters }: SentWork, wanted: number): boolean => {
    const age = minuteOf(clock.now()) - minute;
    return (
      age >= 0 &&
      age <= minutesAccepted &&
      tries * 2 >= wanted &&
      provesWork(workOf(asked, minute, tries), counters)
    );
  };
  return {
    whyNot: (asked) => {
      const open = unfinished(asked.good);
      if (asked.canBeChecked && open >= checkedFrom) return { kind: 'identityNeeded' };
      const wanted = triesAt(open);
      if (wanted === 0 || (asked.work !== null && isDone(asked, asked.work, wanted))) return null;
      return { kind: 'workNeeded', ...workOf(asked, minuteOf(clock.now()), wanted) };
    },
    isBusy: (good) => triesAt(unfinished(good)) > 0,
    held: (good, key) => listOf(good).add(key, clock.now()),
    finished: (good, key) => listOf(good).finish(key),
  };
}
