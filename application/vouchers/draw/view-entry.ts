import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { readDraw } from '#application/registrations/draw/draw-records.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { drawOfCampaign } from '#domain/vouchers/draw/name-of-draw.ts';
import type { VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { readEntry } from './voucher-entries.ts';

/** What a person reads of the draw that they are in. */
export interface ViewedEntry {
  /** The name of the draw: its page is `/sorteos/NAME`. */
  readonly draw: string;
  /** The letters under which they are in its list. */
  readonly code: string;
  /** Which one they were; null before the draw, or if it is erased. */
  readonly position: number | null;
  /** How many were drawn, and how many lots there were; null before the list was sealed. */
  readonly sealed: { readonly entries: number; readonly lots: number } | null;
}

/** What an order says of its draw; null if it was not drawn. */
export const viewEntry =
  (ports: { readonly goodsRecords: Pick<GoodsRecords, 'record'> }) =>
  async (
    realm: RealmId,
    campaign: string,
    { drawn: code, holder, id }: Pick<VoucherOrder, 'drawn' | 'holder' | 'id'>,
  ): Promise<ViewedEntry | null> => {
    if (code === undefined) return null;
    const draw = drawOfCampaign(campaign);
    const [kept, found] = await Promise.all([
      readEntry(ports)({ realm, good: goodOfCampaign(campaign) }, holder),
      readDraw(ports)(realm, draw),
    ]);
    // Who left and came again has another entry.
    const entry = kept?.entry.order === id ? kept.entry : null;
    const sealed = found && found.kept.sealed;
    return {
      draw,
      code,
      position: entry?.position ?? null,
      sealed: sealed && { entries: sealed.applications, lots: sealed.places },
    };
  };
