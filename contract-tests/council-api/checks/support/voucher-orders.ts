import { addressOf } from '#adapters/wire/address-of.ts';
import { refusals } from '#adapters/wire/refusals.ts';
import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { giveVoucherBackCall } from '#adapters/wire/vouchers/give-voucher-back.ts';
import { leaveOrderCall } from '#adapters/wire/vouchers/leave-order.ts';
import { orderVouchersCall } from '#adapters/wire/vouchers/order-vouchers.ts';
import { readWalletCall } from '#adapters/wire/vouchers/read-wallet.ts';
import { type Ask, type HttpAnswer, sendAs } from '../../ask.ts';
import type { TestPerson } from '../../credentials.ts';
import { mask } from '../../curl-line.ts';
import type { Finding } from '../../finding.ts';
import { differs, notRefused, valueAt } from '../../read-answer.ts';
import { deviceOf } from '../../test-visit.ts';
import type { WritableTown } from './visitor.ts';

/** A type of voucher that a person of the test town can order now. */
export interface VoucherOffer {
  readonly campaign: CampaignAnswer;
  readonly type: CampaignAnswer['types'][number];
  readonly person: TestPerson;
}

/** The secret of these people is the year of their birth: the day does not count if no age is asked for. */
const isYear = (secret: string | undefined): boolean => /^\d{4}$|^\{/u.test(secret ?? '');

/** In the first campaign that gives vouchers now: a type that costs nothing, and one that is paid. */
export function voucherOffers({ campaigns, visit }: WritableTown): readonly VoucherOffer[] {
  const person = visit.people.find(({ secrets: [secret] }) => isYear(secret));
  const campaign = campaigns
    .filter(
      ({ isPaused, areas, minimumAge, draw = null }) =>
        // What is drawn is for who was drawn, until nobody waits any more.
        !isPaused && areas.length === 0 && minimumAge === null && (draw === null || draw.state === 'over'),
    )
    .find(({ counted, issue }) => issue.from <= counted && counted < issue.until);
  if (person === undefined || campaign === undefined) return [];
  const there = campaign.types.filter(({ left }) => left > 0);
  const types = [there.find(({ price }) => price === 0), there.find(({ price }) => price > 0)];
  return types.flatMap((type) => (type === undefined ? [] : [{ campaign, type, person }]));
}

/** Whether nothing is paid for it, so that it is had at once. */
export const isFreeOffer = ({ type }: VoucherOffer): boolean => type.price === 0;

/** The key of an order of this run. */
export const orderKeyOf = ({ visit }: WritableTown, intent: string): string =>
  deviceOf(visit, `order ${intent}`).deviceId;

interface AskedVouchers {
  readonly intent: string;
  readonly count?: number;
  readonly identity?: string;
}

/** Asks for vouchers as a visitor: one, for the person, unless another number or identity is said. */
export function orderAs(
  town: WritableTown,
  visitor: string,
  { campaign, type, person }: VoucherOffer,
  { intent, count = 1, identity = person.id }: AskedVouchers,
): Ask {
  const lines = [{ type: type.id, count }];
  const birthDay = `${person.secrets[0]}-01-01`;
  return sendAs(visitor, addressOf(orderVouchersCall, { realm: town.realm, id: campaign.id }), {
    body: { key: orderKeyOf(town, intent), lines, identity, birthDay },
    shown: { key: mask, lines, identity: mask, birthDay: mask },
  });
}

/** Gives the first voucher of an order back, which was the answer of that number. */
export function giveBackAs(
  town: WritableTown,
  visitor: string,
  { campaign }: VoucherOffer,
  { intent, place }: { readonly intent: string; readonly place: number },
): Ask {
  const voucher = `{${place}.vouchers.0.id}`;
  return sendAs(visitor, addressOf(giveVoucherBackCall, { realm: town.realm, id: campaign.id }), {
    body: { key: orderKeyOf(town, intent), voucher },
    shown: { key: mask, voucher },
  });
}

/** Leaves an order that waits for its payment. */
export const leaveAs = (
  town: WritableTown,
  visitor: string,
  { campaign }: VoucherOffer,
  intent: string,
): Ask =>
  sendAs(visitor, addressOf(leaveOrderCall, { realm: town.realm, id: campaign.id }), {
    body: { key: orderKeyOf(town, intent) },
    shown: { key: mask },
  });

/** Reads the orders with these keys. */
export const walletAs = (
  { realm }: WritableTown,
  visitor: string,
  { campaign }: VoucherOffer,
  keys: readonly string[],
): Ask =>
  sendAs(visitor, addressOf(readWalletCall, { realm }), {
    body: { orders: keys.map((key) => ({ campaign: campaign.id, key })) },
    shown: { orders: keys.map(() => ({ campaign: campaign.id, key: mask })) },
  });

/** A refusal with its number and its reason. */
export function refusedBecause(
  answer: HttpAnswer,
  kind: 'voucherRefused' | 'saleRefused',
  where: string,
): Finding | null {
  const { status, errCode } = refusals[kind];
  return (
    notRefused(answer, status) ??
    differs('errCode', valueAt(answer.json, 'errCode'), errCode) ??
    differs('where', valueAt(answer.json, 'where'), where)
  );
}
