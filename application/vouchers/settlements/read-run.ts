import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import type { HashText } from '#domain/office/steps/step.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest, GoodsStep } from '#domain/scarcity/goods-request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { ShopSettlement } from '#domain/vouchers/settlement.ts';
import type { RunReview } from '#domain/vouchers/settlements/run-review.ts';
import {
  type CouncilPayer,
  payerId,
  payerIn,
  payerKind,
  reviewIn,
  reviewKind,
  settlementIn,
  settlementKind,
} from '#domain/vouchers/settlements/settlement-records.ts';
import { asApproved, type SettlementOfShop, signedRunText } from '#domain/vouchers/settlements/signed-run.ts';

/** Where runs of settlements are read and written. */
export interface RunPorts {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: GoodsRecords;
  readonly shops: Pick<ShopRegister, 'list'>;
  readonly hash: HashText;
}

/** A settlement with its shop, and the version of its record. */
export interface KeptSettlement extends SettlementOfShop {
  readonly version: number;
}

/** A run with all that was stored of it. */
export interface KeptRun {
  readonly good: GoodId;
  readonly review: RunReview;
  readonly version: number;
  readonly settlements: readonly KeptSettlement[];
  readonly payer: CouncilPayer | null;
  /** The hash of what two people would sign now. */
  readonly hash: string;
}

/** The good of a campaign of a town. */
export const goodOf = (realm: RealmId, campaign: string): GoodId => ({
  realm,
  good: goodOfCampaign(campaign),
});

/** No run has settlements of more shops. */
const mostShops = 10_000;

/** Who pays the shops of a campaign, with the version of the record; 0 if there is none. */
export async function readPayer({ goodsRecords }: Pick<RunPorts, 'goodsRecords'>, good: GoodId) {
  const record = await goodsRecords.record(good, payerKind, payerId);
  return { payer: payerIn(record), version: record?.version ?? 0 };
}

/** A run of a campaign with its settlements, by the numbers of their shops; null if there is none of that number. */
export const readRun =
  (ports: RunPorts) =>
  async (realm: RealmId, campaign: string, run: number): Promise<KeptRun | null> => {
    const good = goodOf(realm, campaign);
    const record = await ports.goodsRecords.record(good, reviewKind, String(run));
    if (record === null) return null;
    const review = reviewIn(record);
    const bounds = { from: review.at, until: review.at + 1, limit: mostShops, after: null };
    const records = await ports.goodsRecords.list(good, { kind: settlementKind, owner: null, ...bounds });
    const { payer } = await readPayer(ports, good);
    const shops = new Map((await ports.shops.list(realm)).map((shop) => [shop.id, shop]));
    const settlements = records
      .map((one): KeptSettlement => {
        const settlement = settlementIn(one);
        const shop = shops.get(settlement.shop) ?? null;
        return { settlement: asApproved(settlement, shop, review), shop, version: one.version };
      })
      .filter(({ settlement }) => settlement.run === run)
      .toSorted((a, b) => (a.settlement.id < b.settlement.id ? -1 : 1));
    const hash = ports.hash(signedRunText(campaign, run, payer, settlements));
    return { good, review, version: record.version, settlements, payer, hash };
  };

/** Why an act on a run changes nothing: somebody else changed it meanwhile. */
export interface RunChanged {
  readonly kind: 'changed';
}

/** What an act on a run stores. */
export interface RunAct extends Pick<GoodsRequest, 'key' | 'bodyHash' | 'at' | 'by'> {
  /** What it is called in the history. */
  readonly steps: readonly GoodsStep[];
  readonly records: readonly GoodsRecord[];
  readonly money?: GoodsRequest['money'];
}

/** Stores an act on a run in one request. */
export async function storeRunAct(
  { goods }: Pick<RunPorts, 'goods'>,
  good: GoodId,
  act: RunAct,
): Promise<Either<RunChanged, true>> {
  const asked = await goods.ask(good, { acts: [], money: [], ...act });
  if (!isLeft(asked)) return right(true);
  if (asked.left.kind === 'recordChanged' || asked.left.kind === 'otherRequest')
    return left({ kind: 'changed' });
  throw new Error(`settlements of ${good.good} were refused: ${asked.left.kind}`);
}

/** The settlement after a change of its state, as the record that is stored next. */
export const changedSettlement = (
  { settlement, version }: KeptSettlement,
  change: Partial<Pick<ShopSettlement, 'status' | 'reason'>>,
) => ({ settlement: { ...settlement, ...change }, version: version + 1 });
