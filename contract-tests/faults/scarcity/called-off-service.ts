import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';

/** Something of a service that two people call off, and what people do with it meanwhile. */
export interface CalledOffService {
  readonly good: GoodId;
  /** What one of the people does next. Whether it was possible does not matter. */
  readonly does: (act: CalledOffAct) => Promise<unknown>;
  /** A signature that comes through one of the two processes, or the same sent again by anybody. */
  readonly signs: (by: string, isOther: boolean) => Promise<{ readonly _tag: 'Left' | 'Right' }>;
  readonly takesBack: (by: string, isOther: boolean) => Promise<{ readonly _tag: 'Left' | 'Right' }>;
  /** What the rounds do afterwards. */
  readonly goesOn: () => Promise<void>;
  readonly isOff: () => Promise<boolean>;
  /** Who still has a place, an offer or a turn. */
  readonly living: () => Promise<number>;
  /** What was paid, less what went back; in cents. */
  readonly unreturned: () => number;
}

/** What one of a few people does. */
export interface CalledOffAct {
  readonly what: 'asks' | 'pays' | 'leaves' | 'waits';
  readonly who: number;
}
