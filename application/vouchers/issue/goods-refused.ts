import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import { allPool } from '#domain/vouchers/pools.ts';

/** Why the kernel gives no vouchers, as a resident understands it. */
export type GoodsRefused =
  | { readonly kind: 'paused' | 'otherOrder' }
  /** None are left: of all, of a type (`type/…`), of an area, or of the money. */
  | { readonly kind: 'soldOut'; readonly pool: string }
  /** One person may have no more: of all, or of a type. */
  | { readonly kind: 'hasMost'; readonly pool: string; readonly most: number };

/** What a refusal of the kernel means for an order. Others are defects of the request. */
export function whyRefused(refusal: GoodsRefusal): GoodsRefused {
  switch (refusal.kind) {
    case 'closedPool':
      return { kind: 'paused' };
    case 'unknownPool':
      return { kind: 'soldOut', pool: allPool };
    case 'soldOut':
      return { kind: 'soldOut', pool: refusal.pool };
    case 'holderHasMost':
      return { kind: 'hasMost', pool: refusal.pool, most: refusal.most };
    case 'otherRequest':
    case 'recordChanged':
      return { kind: 'otherOrder' };
    default:
      throw new Error(`vouchers were asked for in a wrong way: ${refusal.kind}`);
  }
}
