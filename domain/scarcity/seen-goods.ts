import type { Instant } from '../shared/calendar-day.ts';
import { expireEnded } from './acts/expire-ended.ts';
import { type GoodsGrant, hasEnded } from './goods-grant.ts';
import type { GoodsState } from './goods-state.ts';
import type { Pool } from './pool.ts';

/** A grant as it is seen at a moment: what has ended by the clock is expired, also if no request has stored that yet. */
export const grantSeen = (grant: GoodsGrant, at: Instant): GoodsGrant =>
  hasEnded(grant, at) ? { ...grant, status: 'expired' } : grant;

/** The pools as they are seen at a moment, by their ids. The state has every grant that has ended then. */
export const poolsSeen = (state: GoodsState, at: Instant): readonly Pool[] =>
  [...(expireEnded(state, at).at(-1)?.state ?? state).pools.values()].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
