import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { readDraw } from '#application/registrations/draw/draw-records.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { drawOfCampaign } from '#domain/vouchers/draw/name-of-draw.ts';
import { entryKind } from '#domain/vouchers/draw/voucher-entry.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { isDrawOver } from './is-draw-over.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly goodsFigures: Pick<GoodsFigures, 'records'>;
}

/** How far the draw of a campaign is, and how many people are in it. */
export interface StateOfDraw {
  readonly state: 'list' | 'sealed' | 'drawn' | 'over';
  /** In its list once that was sealed, before it those who are put down now. */
  readonly entries: number;
}

/** How far a draw is; of a campaign that is not drawn it is a list without anybody. */
export const stateOfDraw =
  (ports: Ports) =>
  async (realm: RealmId, { id, draw }: Pick<VoucherCampaign, 'id' | 'draw'>): Promise<StateOfDraw> => {
    if (draw === undefined) return { state: 'list', entries: 0 };
    const good = { realm, good: goodOfCampaign(id) };
    const found = await readDraw(ports)(realm, drawOfCampaign(id));
    if (found === null) {
      const counts = await ports.goodsFigures.records(good, entryKind);
      const entered = counts.filter(({ status }) => status === 'entered');
      return { state: 'list', entries: entered.reduce((sum, { records }) => sum + records, 0) };
    }
    const { sealed, done } = found.kept;
    const entries = sealed.applications;
    if (done === null) return { state: 'sealed', entries };
    return { state: (await isDrawOver(ports)(good)) ? 'over' : 'drawn', entries };
  };
