import type { Instant } from '../shared/calendar-day.ts';
import type { GoodsStatus, Take } from './goods-grant.ts';

/** Makes a pool, or changes how large it is, how much of it one holder may have, and whether it is closed. */
export interface SetPool {
  readonly kind: 'setPool';
  readonly pool: string;
  readonly size: number;
  readonly perHolder: number | null;
  readonly isClosed: boolean;
}

/** Sets goods aside for a holder until a time: of all pools that it names, or of none. */
export interface HoldGoods {
  readonly kind: 'hold';
  /** The id of the grant that it becomes, made by chance. */
  readonly grant: string;
  readonly holder: string;
  readonly takes: readonly Take[];
  readonly until: Instant;
  readonly uses: number;
}

/** Gives the holder more time. */
export interface ExtendHold {
  readonly kind: 'extend';
  readonly grant: string;
  readonly until: Instant;
}

/** Makes a hold the holder's own; `until` is the end of its validity, null if it has none. */
export interface ConfirmHold {
  readonly kind: 'confirm';
  readonly grant: string;
  readonly until: Instant | null;
}

/** Ends a hold before its time. */
export interface ReleaseHold {
  readonly kind: 'release';
  readonly grant: string;
}

/** Uses what was granted, or takes a use back. */
export interface UseGrant {
  readonly kind: 'use' | 'reverse';
  readonly grant: string;
  readonly times: number;
}

/** Returns what was granted and not used: its pieces are free again. */
export interface GiveBackGrant {
  readonly kind: 'giveBack';
  readonly grant: string;
}

/** What can be done with scarce goods. Holds end by the clock, which needs no act. */
export type GoodsAct =
  | SetPool
  | HoldGoods
  | ExtendHold
  | ConfirmHold
  | ReleaseHold
  | UseGrant
  | GiveBackGrant;

/** Why an act is not carried out. */
export type GoodsRefusal =
  | { readonly kind: 'unknownPool'; readonly pool: string }
  | { readonly kind: 'closedPool'; readonly pool: string }
  /** Fewer pieces are left than were asked for. */
  | { readonly kind: 'soldOut'; readonly pool: string; readonly left: number }
  /** Somebody else has these cells. */
  | { readonly kind: 'cellsTaken'; readonly pool: string; readonly cells: readonly string[] }
  /** One holder may have no more. */
  | { readonly kind: 'holderHasMost'; readonly pool: string; readonly most: number }
  /** A pool cannot be smaller than what was given of it. */
  | { readonly kind: 'tooSmall'; readonly pool: string; readonly least: number }
  | { readonly kind: 'unknownGrant' }
  /** Another grant has that id. */
  | { readonly kind: 'grantExists' }
  /** Not from this state. */
  | { readonly kind: 'wrongStatus'; readonly status: GoodsStatus }
  /** Something of it was used, so it is not given back. */
  | { readonly kind: 'partlyUsed' }
  /** It can be used, or taken back, fewer times. */
  | { readonly kind: 'fewerUses'; readonly left: number }
  | { readonly kind: 'extendedOften' }
  /** The time that was asked for is over already. */
  | { readonly kind: 'endIsPast' }
  /** Numbers that are not whole or not positive, a pool or a cell named twice, cells that are not one a piece. */
  | { readonly kind: 'notCountable' }
  /** The money of the transaction does not sum to 0. */
  | { readonly kind: 'unbalanced' }
  /** Somebody changed a record since the sender read it. */
  | { readonly kind: 'recordChanged'; readonly record: string }
  /** Another request came under the same key. */
  | { readonly kind: 'otherRequest' };
