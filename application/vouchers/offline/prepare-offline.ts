import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
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
  offlineDeviceRecord,
  shareSlotIn,
  shareSlotKind,
  shareSlotRecord,
} from '#domain/vouchers/offline/offline-records.ts';
import { freeSlot } from '#domain/vouchers/offline/share-slots.ts';
import { type CampaignRules, isPaused } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { nextVersion } from '#domain/vouchers/sales/sale-records.ts';
import type { ShopAtDevice } from '../shops/shop-access.ts';
import { deviceRecordsOf } from './read-claims.ts';

/** What giving an allowance needs. */
export interface AllowancePorts {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly clock: Clock;
}

/** Why a device has no allowance. `noDevices`: as many as were signed have a share already. `busy`: it is asked for again. */
export type AllowanceRefused = NoAllowance | { readonly kind: 'noDevices' | 'busy' };

const mostTries = 30;
/** No campaign signs more devices. */
const all = { owner: null, from: null, until: null, after: null, limit: 100_000 };

interface ReadDevices {
  readonly device: OfflineDevice;
  readonly version: number;
  readonly others: readonly OfflineDevice[];
}

/** All devices of a campaign, and the one that asks. */
async function readDevices(
  ports: AllowancePorts,
  good: GoodId,
  { shop, device }: ShopAtDevice,
): Promise<ReadDevices> {
  const records = await deviceRecordsOf(ports, good);
  const own = records.find(({ id }) => id === device.id);
  return {
    device: own === undefined ? newOfflineDevice(device.id, shop.id) : offlineDeviceIn(own),
    version: nextVersion(own ?? null) - 1,
    others: records.filter((one) => one !== own).map(offlineDeviceIn),
  };
}

/** The record of the share that a device takes if it has none; empty if it has one. Null if no share is free any more. */
async function shareRecords(
  { goodsRecords }: AllowancePorts,
  good: GoodId,
  { device, others }: ReadDevices,
  asked: { readonly most: number; readonly tries: number; readonly now: Instant },
): Promise<readonly GoodsRecord[] | null> {
  const { most, tries, now } = asked;
  if (hasShare(device, now)) return [];
  const records = await goodsRecords.list(good, { ...all, kind: shareSlotKind });
  const sharing = new Set(others.filter((one) => hasShare(one, now)).map((one) => one.device));
  const slot = freeSlot(records.map(shareSlotIn), sharing, { device: device.device, most, tries });
  if (slot === null) return null;
  const before = records.find(({ id }) => id === String(slot)) ?? null;
  return [shareSlotRecord({ slot, device: device.device }, nextVersion(before), now)];
}

/** Whether a refusal says that somebody else wrote meanwhile; others are defects. */
function isChanged({ kind }: GoodsRefusal): boolean {
  if (kind === 'recordChanged' || kind === 'otherRequest') return true;
  throw new Error(`an allowance was refused: ${kind}`);
}

/**
 * Reserves an allowance for a device, or gives the one that it has. A device that has no share yet takes a free one: of two
 * that take the same one at once, one is decided anew.
 */
export const prepareOffline =
  (ports: AllowancePorts) =>
  async (
    realm: RealmId,
    rules: CampaignRules,
    asked: { readonly by: ShopAtDevice; readonly hasUnsent: boolean },
  ): Promise<Either<AllowanceRefused, Allowance>> => {
    const { campaign } = rules;
    const good: GoodId = { realm, good: goodOfCampaign(campaign.id) };
    const { by, hasUnsent } = asked;
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable no-await-in-loop -- each try decides on what it reads
      const read = await readDevices(ports, good, by);
      const { device, version, others } = read;
      const now = ports.clock.now();
      const decided = giveAllowance({ campaign, isPaused: isPaused(rules), now, device, others, hasUnsent });
      if (isLeft(decided)) return decided;
      const { allowance, device: given, most } = decided.right;
      if (given === device) return right(allowance);
      const share = await shareRecords(ports, good, read, { most, tries, now });
      if (share === null) return left({ kind: 'noDevices' });
      const stored = await ports.goods.ask(good, {
        key: `allowance/${by.device.id}/${version + 1}/${allowance.from}`,
        bodyHash: JSON.stringify([hasUnsent, share.map(({ id }) => id)]),
        at: now,
        by: bySystem,
        acts: [],
        money: [],
        records: [offlineDeviceRecord(given, version + 1, now), ...share],
      });
      if (!isLeft(stored) || !isChanged(stored.left)) return right(allowance);
      // oxlint-enable no-await-in-loop
    }
    return left({ kind: 'busy' });
  };
