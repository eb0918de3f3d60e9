import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { orderRecord } from '#domain/vouchers/issue/issue-records.ts';
import {
  areaOfOrder,
  type OrderFault,
  type OrderLine,
  orderLasts,
  typesOfLines,
  type VoucherOrder,
  whyNotGiven,
} from '#domain/vouchers/issue/voucher-order.ts';
import type { CampaignRules } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { VoucherChannel } from '#domain/vouchers/voucher.ts';
import { answerOnce } from '../../scarcity/answer-once.ts';
import type { KeptRules } from '../records/read-rules.ts';
import { releaseWaves } from '../release-waves.ts';
import { type AskedEntry, enterDraw, type EnterDrawRefused } from '../draw/enter-draw.ts';
import { asDrawn } from '../draw/move-entry.ts';
import { isDrawOver } from '../draw/is-draw-over.ts';
import { countedAtDesk } from './desk-tallies.ts';
import { type AskingPerson, findHolder, type HolderPorts, type HolderRefused } from './find-holder.ts';
import { type GoodsRefused, whyRefused } from './goods-refused.ts';
import { bodyOfOrder, type CheckedOrder, grantingOf, holdsOf, newOrder } from './order-request.ts';
import { readOrder } from './read-order.ts';

/** What an order is carried out with. */
export interface OrderPorts extends HolderPorts {
  readonly goods: Pick<GoodsStore, 'ask' | 'pools'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** What a person asks for. */
export interface AskedOrder {
  /** Made by chance on the device; at a desk, by the page of the person of staff. */
  readonly id: string;
  readonly lines: readonly OrderLine[];
  readonly area: string | null;
  readonly person: AskingPerson;
  readonly channel: VoucherChannel;
  /** By whom, for the steps: `sender`, or the person of staff. */
  readonly by: string;
  /** Where a person who enters a draw wants to be told; absent or null: nowhere. */
  readonly mail?: NonNullable<AskedEntry['mail']> | null;
}

/** Why an order is not carried out. `otherOrder`: another one came under the same key. */
export type OrderRefused =
  | OrderFault
  | EnterDrawRefused
  | HolderRefused
  | GoodsRefused
  | { readonly kind: 'unknownCampaign' | 'otherOrder' };

/** Whether an order is what is asked for now: it is sent again because its answer was lost. */
function isSameOrder({ vouchers, area }: VoucherOrder, asked: AskedOrder): boolean {
  const counted = (type: string) => vouchers.filter((one) => one.type === type).length;
  const lines = asked.lines.filter(({ count }) => count > 0);
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  return (
    total === vouchers.length &&
    lines.every(({ type, count }) => counted(type) === count) &&
    (area === null || area === asked.area)
  );
}

/** What is asked for, checked against the rules of the campaign. */
async function checkedOrder(
  ports: OrderPorts,
  town: Town,
  { campaign, ended }: CampaignRules,
  asked: AskedOrder,
): Promise<Either<OrderFault | HolderRefused, CheckedOrder>> {
  const now = ports.clock.now();
  if (ended !== undefined) return left({ kind: 'over', at: ended.by[1].at });
  const closed = whyNotGiven(campaign, now);
  if (closed !== null) return left(closed);
  const types = typesOfLines(campaign, asked.lines);
  if (isLeft(types)) return types;
  const area = areaOfOrder(campaign, asked.area);
  if (isLeft(area)) return area;
  const holder = await findHolder(ports)(town, campaign, asked.person, now);
  if (isLeft(holder)) return holder;
  const { id, lines, channel, by } = asked;
  return right({ id, lines, channel, by, types: types.right, area: area.right, holder: holder.right });
}

/** The request that sets vouchers aside and, if nothing is paid for them over the web, gives them at once. */
function requestOf(
  campaign: VoucherCampaign,
  order: VoucherOrder,
  checked: CheckedOrder,
  counted: readonly GoodsRecord[],
): GoodsRequest {
  const { at, state } = order;
  const { channel, by } = checked;
  const holds = holdsOf(campaign, order, { channel, until: at + orderLasts });
  const granting =
    state === 'granted'
      ? grantingOf(campaign, order, { channel, at, version: 1 })
      : { acts: [], money: [], records: [orderRecord(order, 1)] };
  const acts = [...holds, ...granting.acts];
  const records = [...granting.records, ...counted];
  return { ...granting, key: `order/${order.id}`, bodyHash: bodyOfOrder(checked), at, by, acts, records };
}

/** How often a desk asks again because the same person of staff has given vouchers on another page meanwhile. */
const mostTries = 10;

/** Asks for what was checked. What a desk gives is counted with it. */
async function askedFor(
  ports: OrderPorts,
  town: Town,
  campaign: VoucherCampaign,
  checked: CheckedOrder,
): Promise<Either<GoodsRefusal, VoucherOrder>> {
  const good = { realm: town.realm, good: goodOfCampaign(campaign.id) };
  for (let tries = 1; ; tries += 1) {
    // oxlint-disable no-await-in-loop -- each try counts to what it reads
    const order = newOrder(ports.random, checked, ports.clock.now());
    const counted =
      checked.channel === 'desk' ? [await countedAtDesk(ports)(town, good, order, checked.by)] : [];
    const done = await ports.goods.ask(good, requestOf(campaign, order, checked, counted));
    if (!isLeft(done)) return right(order);
    if (done.left.kind !== 'recordChanged' || tries === mostTries) return done;
    // oxlint-enable no-await-in-loop
  }
}

/**
 * Gives vouchers to a person, or sets them aside until they are paid. Where vouchers are drawn, it puts the person down for the
 * draw; what is left when nobody waits any more is for whoever comes first. The same order sent again, because its answer was
 * lost, is answered as it is now. `read`: the rules, if the caller has read them just now, and released the waves.
 */
export const orderVouchers =
  (ports: OrderPorts) =>
  async (
    town: Town,
    campaign: string,
    asked: AskedOrder,
    read: KeptRules | null = null,
  ): Promise<Either<OrderRefused, VoucherOrder>> => {
    const { clock } = ports;
    const id = { realm: town.realm, good: goodOfCampaign(campaign) };
    const kept = read ?? (await releaseWaves(ports)(town.realm, campaign, clock.now()));
    if (kept === null) return left({ kind: 'unknownCampaign' });
    const stored = async (): Promise<Either<OrderRefused, VoucherOrder> | null> => {
      const found = await readOrder(ports)(id, asked.id);
      if (found === null) return null;
      return isSameOrder(found.order, asked) ? right(found.order) : left({ kind: 'otherOrder' });
    };
    return answerOnce(stored, async (): Promise<Either<OrderRefused, VoucherOrder>> => {
      const rules = kept.rules.campaign;
      // A desk gives its own share from the first day on; until then it puts people down, as their devices do.
      const isEntry = asked.channel === 'web' || clock.now() < rules.issue.from;
      const drawn = isEntry ? asDrawn(rules) : null;
      if (drawn !== null && kept.rules.ended === undefined && !(await isDrawOver(ports)(id)))
        return enterDraw(ports)(town, drawn, asked);
      const checked = await checkedOrder(ports, town, kept.rules, asked);
      if (isLeft(checked)) return checked;
      const done = await askedFor(ports, town, rules, checked.right);
      return isLeft(done) ? left(whyRefused(done.left)) : done;
    });
  };
