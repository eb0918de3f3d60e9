import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { unsealedDraw } from '#application/registrations/draw/draw-records.ts';
import type { Town } from '#domain/access/town.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import { recordName } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { lettersFrom } from '#domain/shared/typed-letters.ts';
import { voucherLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { type EnterFault, typesOfEntry } from '#domain/vouchers/draw/entering.ts';
import { entryNotice } from '#domain/vouchers/draw/entry-notice.ts';
import { entryRecord, type VoucherEntry } from '#domain/vouchers/draw/voucher-entry.ts';
import { orderRecord } from '#domain/vouchers/issue/issue-records.ts';
import type { OrderLine, VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { type AskingPerson, findHolder, type HolderPorts, type HolderRefused } from '../issue/find-holder.ts';
import { bodyOfOrder, newOrder } from '../issue/order-request.ts';
import type { DrawnCampaign } from './move-entry.ts';
import { type KeptEntry, readEntry } from './voucher-entries.ts';

interface Ports extends HolderPorts {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** Who wants to be in a draw, and for what. */
export interface AskedEntry {
  readonly id: string;
  readonly lines: readonly OrderLine[];
  readonly person: AskingPerson;
  readonly by: string;
  readonly mail?: VoucherEntry['mail'];
}

/** Why somebody is not put down. `alreadyEntered`: the person is in this draw. */
export type EnterDrawRefused =
  | EnterFault
  | HolderRefused
  | { readonly kind: 'alreadyEntered' | 'otherOrder' | 'drawClosed' };

/** Which record was another one: the draw was sealed meanwhile, or the person was faster on another device. */
function whyNotEntered(refusal: GoodsRefusal): EnterDrawRefused {
  if (refusal.kind !== 'recordChanged') return { kind: 'otherOrder' };
  return { kind: refusal.record === recordName(unsealedDraw) ? 'drawClosed' : 'alreadyEntered' };
}

function requestOf(
  order: VoucherOrder & { readonly drawn: string },
  type: string,
  { asked, before }: { readonly asked: AskedEntry; readonly before: KeptEntry | null },
): GoodsRequest {
  const { holder, at, drawn: code } = order;
  const entry: VoucherEntry = {
    code,
    order: order.id,
    holder,
    type,
    status: 'entered',
    position: null,
    mail: asked.mail ?? null,
  };
  return {
    key: `enter/${order.id}`,
    bodyHash: bodyOfOrder({ lines: asked.lines, holder, area: null }),
    at,
    by: asked.by,
    acts: [],
    money: [],
    records: [
      orderRecord(order, 1),
      entryRecord(entry, at, (before?.version ?? 0) + 1),
      ...entryNotice(entry, 'entered', { now: at, until: null }),
    ],
    seen: [unsealedDraw],
  };
}

/**
 * Puts a person down for the draw of a campaign, once. Nothing is set aside or paid yet. Who left may come again while the
 * window is open.
 */
export const enterDraw =
  (ports: Ports) =>
  async (
    town: Town,
    campaign: DrawnCampaign,
    asked: AskedEntry,
  ): Promise<Either<EnterDrawRefused, VoucherOrder>> => {
    const at = ports.clock.now();
    const types = typesOfEntry(campaign, campaign.draw, { lines: asked.lines, at });
    if (isLeft(types)) return types;
    const [type] = types.right;
    const found = await findHolder(ports)(town, campaign, asked.person, at);
    if (isLeft(found)) return found;
    const holder = found.right;
    const good = { realm: town.realm, good: goodOfCampaign(campaign.id) };
    const before = await readEntry(ports)(good, holder);
    if (before !== null && before.entry.status !== 'over') return left({ kind: 'alreadyEntered' });
    const { id, lines, by } = asked;
    const checked = { id, lines, by, holder, types: types.right, area: null, channel: 'web' } as const;
    const drawn = lettersFrom(ports.random(voucherLetters).slice(0, voucherLetters));
    const order = { ...newOrder(ports.random, checked, at), state: 'entered' as const, drawn };
    const done = await ports.goods.ask(good, requestOf(order, type.id, { asked, before }));
    return isLeft(done) ? left(whyNotEntered(done.left)) : right(order);
  };
