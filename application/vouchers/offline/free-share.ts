import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { ShopDevices } from '#application/ports/server/vouchers/shop-devices.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { freeShare, type ShareFault } from '#domain/vouchers/offline/free-share.ts';
import { offlineDeviceIn, offlineDeviceRecord } from '#domain/vouchers/offline/offline-records.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { shopStep } from '#domain/vouchers/shops/act-on-shop.ts';
import { sharesOfShop } from './list-shares.ts';
import { deviceRecordsOf } from './read-claims.ts';

/** What freeing shares needs. */
export interface SharePorts {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'list' | 'record' | 'goodsWith'>;
  readonly shops: Pick<ShopRegister, 'change'>;
  readonly shopDevices: Pick<ShopDevices, 'of'>;
  readonly clock: Clock;
}

/** A share by its campaign and the device that has it, and who frees it. */
export interface FreedShare {
  readonly shop: string;
  readonly campaign: string;
  readonly device: string;
  readonly by: string;
  readonly reason: string;
}

/** Why a share is not freed. */
export type ShareRefused = ShareFault | { readonly kind: 'noReason' | 'unknownShop' | 'busy' };

const mostTries = 30;
const longestReason = 500;

/** Frees what is stored of a share. */
async function freedInCampaign(
  ports: SharePorts,
  realm: RealmId,
  { shop, campaign, device, by }: Omit<FreedShare, 'reason'>,
): Promise<Either<ShareRefused, 'freed'>> {
  const good = { realm, good: goodOfCampaign(campaign) };
  for (let tries = 0; tries < mostTries; tries += 1) {
    // oxlint-disable no-await-in-loop -- each try decides on what it reads
    const records = await deviceRecordsOf(ports, good);
    const own = records.find(({ id, owner }) => id === device && owner === shop);
    if (own === undefined) return left({ kind: 'noShare' });
    const devices = await ports.shopDevices.of(realm, shop);
    const now = ports.clock.now();
    const freed = freeShare({
      device: offlineDeviceIn(own),
      others: records.filter((one) => one !== own).map(offlineDeviceIn),
      isGone: devices.every(({ id }) => id !== device),
      now,
    });
    if (isLeft(freed)) return freed;
    const stored = await ports.goods.ask(good, {
      key: `freeShare/${device}/${own.version}`,
      bodyHash: device,
      at: now,
      by,
      acts: [],
      money: [],
      records: [offlineDeviceRecord(freed.right, own.version + 1, now)],
    });
    if (!isLeft(stored)) return right('freed');
    if (stored.left.kind !== 'recordChanged') throw new Error(`a share was not freed: ${stored.left.kind}`);
    // oxlint-enable no-await-in-loop
  }
  return left({ kind: 'busy' });
}

/** Frees the share that a device of a shop has of what its campaign may lose, so that another device can take it. */
export const freeOfflineShare =
  (ports: SharePorts) =>
  async (realm: RealmId, asked: FreedShare): Promise<Either<ShareRefused, 'freed'>> => {
    const reason = asked.reason.trim();
    if (reason === '' || reason.length > longestReason) return left({ kind: 'noReason' });
    const freed = await freedInCampaign(ports, realm, asked);
    if (isLeft(freed)) return freed;
    const changer = { by: asked.by, at: ports.clock.now(), why: reason };
    const shop = await ports.shops.change(realm, asked.shop, (before) => ({
      shop: before,
      step: shopStep(before, before, 'freeShare', changer),
    }));
    return shop === null ? left({ kind: 'unknownShop' }) : freed;
  };

/**
 * Frees what the ended devices of a shop have of all campaigns, where nothing of it is open or lost. What stays is freed by
 * staff later.
 */
export const freeSharesOfEnded =
  (ports: SharePorts) =>
  async (realm: RealmId, shop: string, by: string): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- one shop has few devices
    for (const { campaign, device } of await sharesOfShop(ports)(realm, shop))
      if (device.isEnded)
        await freedInCampaign(ports, realm, { shop, campaign: campaign.id, device: device.id, by });
  };
