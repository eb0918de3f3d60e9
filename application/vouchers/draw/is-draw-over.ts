import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { isAllGiven } from '#application/registrations/draw/draw-records.ts';
import { isSomebodyWaiting } from './voucher-entries.ts';

/** Whether everybody who was drawn has been offered a lot. It stays so: nobody comes new, and who was offered one waits no more. */
export const isDrawOver =
  (ports: { readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'> }) =>
  async (good: GoodId): Promise<boolean> =>
    (await isAllGiven(ports)(good)) && !(await isSomebodyWaiting(ports)(good));
