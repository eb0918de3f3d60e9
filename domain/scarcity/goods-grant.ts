import type { Instant } from '../shared/calendar-day.ts';
import type { PiecePlace } from './pool.ts';

/** One short stretch of one desk, court or room: the 37th of a day, for example. */
export interface GoodsCell {
  readonly unit: string;
  /** As `2026-11-28`. */
  readonly day: string;
  readonly index: number;
}

/** The name of a cell, unique in its pool. */
export const cellName = ({ unit, day, index }: GoodsCell): string => `${unit}/${day}/${index}`;

/** What a grant has of one pool. */
export interface Take {
  readonly pool: string;
  readonly pieces: number;
  /** The very cells, one a piece; none if the pieces are all alike. */
  readonly cells: readonly GoodsCell[];
}

/** Every state of a grant. */
export const goodsStatuses = ['held', 'granted', 'used', 'cancelled', 'expired'] as const;

/**
 * The state of a grant. `held`: set aside while its holder types or pays. `granted`: theirs, perhaps used in part. `used`:
 * to its end. `cancelled`: released or given back. `expired`: its time was over first.
 */
export type GoodsStatus = (typeof goodsStatuses)[number];

/** What one holder has, all of it or nothing: a voucher, an appointment, a place, tickets. A hold is its first state. */
export interface GoodsGrant {
  readonly id: string;
  /** The mark of a person in this service: it names nobody. */
  readonly holder: string;
  readonly takes: readonly Take[];
  readonly status: GoodsStatus;
  /** The first moment at which a hold, or what was granted, is no longer valid; null if it has no end. */
  readonly until: Instant | null;
  /** How often the hold was extended. */
  readonly extended: number;
  /** How often it can be used, and how often it was. */
  readonly uses: number;
  readonly used: number;
}

/** Where the pieces of a grant are. Pieces of which something was used do not become free, however it ends. */
export function placeOf({ status, used }: Pick<GoodsGrant, 'status' | 'used'>): PiecePlace {
  if (status === 'held') return 'held';
  if (status === 'granted' || status === 'used') return 'taken';
  return used > 0 ? 'taken' : 'free';
}

/** Whether a grant ends by the clock, and that moment has come. */
export const hasEnded = ({ status, until }: GoodsGrant, at: Instant): boolean =>
  (status === 'held' || status === 'granted') && until !== null && until <= at;

/** The names of the cells that a grant has of a pool; none once they are free again. */
export const cellsIn = (grant: GoodsGrant, pool: string): readonly string[] =>
  placeOf(grant) === 'free'
    ? []
    : grant.takes.filter((take) => take.pool === pool).flatMap(({ cells }) => cells.map(cellName));

/** How many pieces a grant has of a pool; 0 once they are free again. */
export const piecesIn = (grant: GoodsGrant, pool: string): number =>
  placeOf(grant) === 'free'
    ? 0
    : grant.takes.reduce((sum, take) => sum + (take.pool === pool ? take.pieces : 0), 0);
