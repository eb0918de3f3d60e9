import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { GoodsGrant } from '#domain/scarcity/goods-grant.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { voucherIdFrom, voucherLetters } from '#domain/vouchers/code/voucher-letters.ts';
import {
  endedVoucherRecord,
  orderRecord,
  voucherIn,
  voucherRecord,
} from '#domain/vouchers/issue/issue-records.ts';
import { replacingActs } from '#domain/vouchers/issue/replace-voucher.ts';
import type { VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { answerOnce } from '../../scarcity/answer-once.ts';
import { readRules } from '../records/read-rules.ts';
import type { KeptVoucher } from '../sales/found-vouchers.ts';
import { typeIn } from './order-request.ts';
import {
  type DeskPorts,
  holderAtDesk,
  nameAtDesk,
  type PersonNotFound,
  vouchersAtDesk,
} from './person-at-desk.ts';
import { readOrder } from './read-order.ts';

/** A voucher that its holder has lost. */
export interface LostVoucher {
  readonly campaign: string;
  /** The number of the document that was seen. */
  readonly identity: string;
  /** The name of the voucher at desks. */
  readonly name: string;
  /** The key of the order that the new one comes by, made by the page of the person of staff. */
  readonly key: string;
  readonly by: string;
}

/** Why a voucher is not replaced. `notGranted`: it is not there, or not theirs, or cannot be used any more. */
export type ReplaceRefused = PersonNotFound | { readonly kind: 'notGranted' | 'otherOrder' | 'busy' };

interface Ports extends DeskPorts {
  readonly random: RandomBytes;
}

/** How often it is decided anew because the voucher changed meanwhile. */
const mostTries = 10;

/** The order that the new voucher comes by: for the days of returning, it is as old as the lost one. */
function replacingOrder(
  ports: Pick<Ports, 'random'>,
  campaign: VoucherCampaign,
  { key }: LostVoucher,
  lost: KeptVoucher,
): VoucherOrder {
  const { type, payment, issuedAt: at } = voucherIn(lost.record);
  const vouchers = [{ id: voucherIdFrom(ports.random(voucherLetters)), type }];
  const amount = typeIn(campaign, type).price;
  const own = { id: key, holder: lost.holder, area: null, vouchers, amount };
  return { ...own, payment, state: 'granted', at, replaces: lost.id };
}

/** One request: the old voucher ends, the new one begins, and no money moves. */
async function requestOf(
  ports: Ports,
  realm: RealmId,
  { campaign, by, key }: LostVoucher,
  {
    lost,
    grant,
    order,
  }: { readonly lost: KeptVoucher; readonly grant: GoodsGrant; readonly order: VoucherOrder },
): Promise<GoodsRequest> {
  const at = ports.clock.now();
  const pools = await ports.goods.pools({ realm, good: goodOfCampaign(campaign) }, at);
  const [{ id } = { id: '' }] = order.vouchers;
  const { record } = lost;
  const made = voucherRecord({ ...voucherIn(record), id }, lost.holder);
  return {
    key: `replace/${key}`,
    bodyHash: lost.id,
    at,
    by,
    acts: replacingActs(grant, id, { at, pools }),
    money: [],
    records: [
      endedVoucherRecord(record, { kind: 'replaced', by: id }),
      { ...made, body: { ...record.body, id } },
      orderRecord(order, 1),
    ],
  };
}

/** What the key has given before, if it was sent again; null if it is new. */
async function givenBefore(
  ports: Ports,
  realm: RealmId,
  { campaign, key, name }: LostVoucher,
): Promise<Either<ReplaceRefused, VoucherOrder> | null> {
  const before = await readOrder(ports)({ realm, good: goodOfCampaign(campaign) }, key);
  if (before === null) return null;
  const { replaces } = before.order;
  const isSame = replaces !== undefined && nameAtDesk(ports, realm, replaces) === name;
  return isSame ? right(before.order) : left({ kind: 'otherOrder' });
}

/** Gives the new voucher, decided on what is stored now. Null: what was read has changed meanwhile. */
async function decideOnce(
  ports: Ports,
  realm: RealmId,
  asked: LostVoucher,
): Promise<Either<ReplaceRefused, VoucherOrder> | null> {
  const good = { realm, good: goodOfCampaign(asked.campaign) };
  const rules = (await readRules(ports)(realm, asked.campaign))?.rules.campaign;
  if (rules === undefined) return left({ kind: 'unknownCampaign' });
  const holder = await holderAtDesk(ports, realm, rules, asked.identity);
  if (isLeft(holder)) return holder;
  const has = await vouchersAtDesk(ports, realm, asked.campaign, holder.right);
  const lost = has.find(({ name }) => name === asked.name)?.voucher;
  const grant = lost === undefined ? null : await ports.goods.grant(good, lost.id, ports.clock.now());
  if (lost === undefined || grant === null) return left({ kind: 'notGranted' });
  const order = replacingOrder(ports, rules, asked, lost);
  const done = await ports.goods.ask(good, await requestOf(ports, realm, asked, { lost, grant, order }));
  return isLeft(done) ? null : right(order);
}

/**
 * Gives a new voucher for a lost one to the person whose document was seen: the old code is worth nothing from then on, in
 * whatever hands it is, and what is left of it is in the new one. Sent again with its key, it is the same.
 */
export const replaceVoucher =
  (ports: Ports) =>
  async (realm: RealmId, asked: LostVoucher): Promise<Either<ReplaceRefused, VoucherOrder>> => {
    const stored = () => givenBefore(ports, realm, asked);
    const decide = () => decideOnce(ports, realm, asked);
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each try decides on what it reads
      const answer = await answerOnce(stored, decide);
      if (answer !== null) return answer;
    }
    return left({ kind: 'busy' });
  };
