import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { SentOfflineSale } from '#application/vouchers/offline/read-offline-sale.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { offlineCampaign, offlineTills, voucherOf } from '#fixtures/builders/vouchers/offline-tills.ts';

const hour = 3_600_000;
/** So many tills lose their line at once, and so many sales each makes. */
const [tills, salesEach] = [3, 5];
/** Vouchers of two uses. Fewer than there are sales, so that many are taken more often than they can be. */
const vouchers = 5;

/** The campaign of the crowd: its allowances are just enough. */
export const crowdCampaign: VoucherCampaign = {
  ...offlineCampaign,
  offline: {
    vouchers: salesEach,
    amount: cents(salesEach * 1000),
    hours: 8,
    devices: tills,
    bearer: 'council',
  },
};

/** A sale that a till of the crowd made without a line. */
export interface CrowdSale {
  readonly till: number;
  readonly sent: SentOfflineSale;
}

/** What came of a sale, by its key: the number that it got, or why it was refused. */
export interface CrowdAnswer {
  readonly key: string;
  readonly answer: string;
}

/**
 * Tills of a store that were all without a line, and all the sales that they made. Every process makes the same ones: what is
 * stored already stays.
 */
export async function crowdOfTills(goods: GoodsStore & GoodsRecords) {
  const town = await offlineTills({ campaign: crowdCampaign, vouchers, type: 'cinco' }, goods);
  const sales: CrowdSale[] = [];
  for (let till = 1; till <= tills; till += 1) {
    town.setTime(noon + till);
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each has its moment
    const reserved = await town.reserve(till, true);
    for (let n = 0; n < salesEach; n += 1) {
      const lines = [{ code: voucherOf((n * till) % vouchers), uses: 1 + (n % 2) }];
      // oxlint-disable-next-line no-await-in-loop -- in order, so that all processes make the same ones
      sales.push({ till, sent: await town.made(till, reserved, { lines }) });
    }
  }
  town.setTime(noon + 9 * hour);
  return {
    ...town,
    sales,
    /** Brings a sale, and says what came of it. */
    bring: async ({ till, sent }: CrowdSale): Promise<CrowdAnswer> => {
      const came = await town.sync(till, sent);
      return {
        key: sent.key,
        answer: isLeft(came) ? came.left.kind : `${came.right.id} ${came.right.number}`,
      };
    },
  };
}
