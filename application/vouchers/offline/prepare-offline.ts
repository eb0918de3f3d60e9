import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type Allowance, hasShare, type OfflineDevice } from '#domain/vouchers/offline/allowance.ts';
import {
  giveAllowance,
  newOfflineDevice,
  type NoAllowance,
} from '#domain/vouchers/offline/give-allowance.ts';
import {
  offlineDeviceIn,
  offlineDeviceKind,
  offlineDeviceRecord,
  offlineSharesId,
  offlineSharesKind,
  sharesRecord,
} from '#domain/vouchers/offline/offline-records.ts';
import { type CampaignRules, isPaused } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { nextVersion } from '#domain/vouchers/sales/sale-records.ts';
import type { ShopAtDevice } from '../shops/shop-access.ts';

/** What giving an allowance needs. */
export interface AllowancePorts {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly clock: Clock;
}

/** Why a device has no allowance. `busy`: it is asked for again. */
export type AllowanceRefused = NoAllowance | { readonly kind: 'busy' };

const mostTries = 30;
/** No town has more devices of shops. */
const mostDevices = 100_000;

interface ReadDevices {
  readonly device: OfflineDevice;
  readonly version: number;
  readonly others: readonly OfflineDevice[];
}

/** All devices of a campaign, and the one that asks. */
async function readDevices(
  { goodsRecords }: AllowancePorts,
  good: GoodId,
  { shop, device }: ShopAtDevice,
): Promise<ReadDevices> {
  const all = { owner: null, from: null, until: null, after: null, limit: mostDevices };
  const records = await goodsRecords.list(good, { kind: offlineDeviceKind, ...all });
  const own = records.find(({ id }) => id === device.id);
  return {
    device: own === undefined ? newOfflineDevice(device.id, shop.id) : offlineDeviceIn(own),
    version: own?.version ?? 0,
    others: records.filter((one) => one !== own).map(offlineDeviceIn),
  };
}

/**
 * Reserves an allowance for a device, or gives the one that it has. A device that has no share yet writes the record of
 * shares too: of two that come at once for the last share, one is decided anew.
 */
export const prepareOffline =
  (ports: AllowancePorts) =>
  async (
    realm: RealmId,
    rules: CampaignRules,
    asked: { readonly by: ShopAtDevice; readonly hasUnsent: boolean },
  ): Promise<Either<AllowanceRefused, Allowance>> => {
    const good: GoodId = { realm, good: goodOfCampaign(rules.campaign.id) };
    const { by, hasUnsent } = asked;
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable no-await-in-loop -- each try decides on what it reads
      const shares = await ports.goodsRecords.record(good, offlineSharesKind, offlineSharesId);
      const { device, version, others } = await readDevices(ports, good, by);
      const now = ports.clock.now();
      const { campaign } = rules;
      const given = giveAllowance({ campaign, isPaused: isPaused(rules), now, device, others, hasUnsent });
      if (isLeft(given)) return given;
      const [allowance] = given.right.allowances;
      if (allowance === undefined) throw new Error('an allowance was given and is not there');
      if (given.right === device) return right(allowance);
      const isNew = !hasShare(device, now);
      const asking = await ports.goods.ask(good, {
        key: `allowance/${by.device.id}/${version + 1}/${allowance.from}`,
        bodyHash: String(hasUnsent),
        at: now,
        by: bySystem,
        acts: [],
        money: [],
        records: [
          offlineDeviceRecord(given.right, version + 1, now),
          ...(isNew ? [sharesRecord(by.device.id, nextVersion(shares), now)] : []),
        ],
      });
      if (!isLeft(asking)) return right(allowance);
      if (asking.left.kind !== 'recordChanged' && asking.left.kind !== 'otherRequest')
        throw new Error(`an allowance was refused: ${asking.left.kind}`);
      // oxlint-enable no-await-in-loop
    }
    return left({ kind: 'busy' });
  };
