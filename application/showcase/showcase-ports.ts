import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';

/** What the showcase of shops is kept with. */
export interface ShowcasePorts {
  readonly shops: Pick<ShopRegister, 'find' | 'list'>;
  readonly goods: Pick<GoodsStore, 'ask' | 'grant' | 'pools'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly clock: Clock;
}
