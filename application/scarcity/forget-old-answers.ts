import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** Milliseconds for which a request of scarce goods is answered again as the first time: whoever sends it later asks anew. */
export const answersKept = 30 * 86_400_000;

/** Erases answers of requests that are older than thirty days: they say who had what. */
export const forgetOldAnswers =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'eraseAnswers'> }) =>
  async (by: Instant): Promise<void> =>
    void (await goodsRecords.eraseAnswers(by - answersKept));
