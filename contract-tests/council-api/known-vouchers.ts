import { addressOf } from '#adapters/wire/address-of.ts';
import type { JsonCall } from '#adapters/wire/call.ts';
import { decode } from '#adapters/wire/decode.ts';
import { type CampaignAnswer, voucherCampaignWire } from '#adapters/wire/vouchers/campaign.ts';
import { listCampaignsCall } from '#adapters/wire/vouchers/list-campaigns.ts';
import { readCampaignCall } from '#adapters/wire/vouchers/read-campaign.ts';
import { listShopsCall } from '#adapters/wire/vouchers/shops/list-shops.ts';
import type { StaffShop } from '#adapters/wire/vouchers/shops/shop.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { ask, type HttpAnswer } from './ask.ts';
import type { Asker } from './asker.ts';
import type { Finding, NoAnswer } from './finding.ts';
import { objectIn } from './read-answer.ts';

type Answered = Either<NoAnswer, HttpAnswer> | undefined;

/** What is known of the vouchers of a town, and what of it cannot be read. */
interface KnownVouchers {
  readonly campaigns: readonly CampaignAnswer[];
  readonly shops: readonly StaffShop[];
  readonly broken: readonly (readonly ['campaigns' | 'shops', Finding])[];
}

/** The items of a list that a town need not have: without vouchers, or if the token of staff may not read it, it is empty. */
function itemsIn<T>(answer: Answered, call: JsonCall): Either<Finding, readonly T[]> {
  if (answer === undefined) return right([]);
  if (!isLeft(answer) && [401, 403, 404].includes(answer.right.status)) return right([]);
  const object = isLeft(answer) ? answer : objectIn(answer.right);
  if (isLeft(object)) return object;
  const read = decode(call.answer, object.right);
  if (isLeft(read)) return left({ kind: 'unreadable', where: read.left.where });
  return right((read.right as { readonly items: readonly T[] }).items);
}

/** Gets to know the campaigns of vouchers by their list and each by its own call, and the shops by the list of staff. */
export async function knowVouchers(
  asker: Asker,
  realm: RealmId,
  answers: { readonly list: Answered; readonly shops: Answered },
): Promise<KnownVouchers> {
  const list = itemsIn<{ readonly id: string }>(answers.list, listCampaignsCall);
  const shops = itemsIn<StaffShop>(answers.shops, listShopsCall);
  const campaigns: CampaignAnswer[] = [];
  const broken: ['campaigns' | 'shops', Finding][] = [];
  for (const { id } of isLeft(list) ? [] : list.right) {
    const answer = await asker(campaignAsk(realm, id));
    const object = isLeft(answer) ? answer : objectIn(answer.right);
    const read = isLeft(object) ? object : decode(voucherCampaignWire, object.right);
    if (!isLeft(read)) campaigns.push(read.right);
    else
      broken.push([
        'campaigns',
        'where' in read.left ? { kind: 'unreadable', where: `${id}: ${read.left.where}` } : read.left,
      ]);
  }
  if (isLeft(list)) broken.push(['campaigns', list.left]);
  if (isLeft(shops)) broken.push(['shops', shops.left]);
  return { campaigns, shops: isLeft(shops) ? [] : shops.right, broken };
}

/** The request for one campaign. */
export const campaignAsk = (realm: RealmId, id: string) => ask(addressOf(readCampaignCall, { realm, id }));
