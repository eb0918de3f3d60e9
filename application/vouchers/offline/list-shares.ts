import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { ShopDevices } from '#application/ports/server/vouchers/shop-devices.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { hasShare, type OfflineDevice } from '#domain/vouchers/offline/allowance.ts';
import { freeShare, type ShopShare } from '#domain/vouchers/offline/free-share.ts';
import { offlineDeviceIn } from '#domain/vouchers/offline/offline-records.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { listCampaigns } from '../list-campaigns.ts';
import { deviceRecordsOf } from './read-claims.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'list' | 'record' | 'goodsWith'>;
  readonly shopDevices: Pick<ShopDevices, 'of'>;
  readonly clock: Clock;
}

/** The shares that the devices of a shop have, with why they cannot be freed. */
export const sharesOfShop =
  (ports: Ports) =>
  async (realm: RealmId, shop: string): Promise<readonly ShopShare[]> => {
    const allowing = (await listCampaigns(ports)(realm)).filter(({ campaign }) => campaign.offline !== null);
    const started = await ports.shopDevices.of(realm, shop);
    const now = ports.clock.now();
    const found = allowing.map(async ({ campaign }) => {
      const good = { realm, good: goodOfCampaign(campaign.id) };
      const devices = (await deviceRecordsOf(ports, good)).map(offlineDeviceIn);
      const own = devices.filter((one) => one.shop === shop && hasShare(one, now));
      return own.map((device) => {
        const name = started.find(({ id }) => id === device.device)?.name ?? null;
        return shareOf(campaign, { device, name }, { others: devices.filter((one) => one !== device), now });
      });
    });
    return (await Promise.all(found)).flat();
  };

function shareOf(
  campaign: VoucherCampaign,
  { device, name }: { readonly device: OfflineDevice; readonly name: string | null },
  { others, now }: { readonly others: readonly OfflineDevice[]; readonly now: Instant },
): ShopShare {
  const isEnded = name === null;
  const freed = freeShare({ device, others, isGone: isEnded, now });
  return {
    campaign,
    device: { id: device.device, name, isEnded },
    until: Math.max(...device.allowances.map((one) => one.until)),
    lost: device.lost.amount,
    fault: isLeft(freed) ? freed.left : null,
  };
}
