import type { FastifyRequest } from 'fastify';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { isOrderKey, type OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { paymentOfOrder } from '#application/vouchers/issue/order-payment.ts';
import { viewEntry } from '#application/vouchers/draw/view-entry.ts';
import { type KeptOrder, readOrder } from '#application/vouchers/issue/read-order.ts';
import { viewOrder } from '#application/vouchers/issue/read-wallet.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import type { TownRequest } from '../../plugins/in-town.ts';
import { languageOf } from '../requests/captcha.ts';
import { backInTown } from '../requests/way-back.ts';
import { paidVouchers } from './paid-vouchers.ts';
import { writeOwnOrder } from './write-own-order.ts';

/** Why nothing is done with an order: its kind in words of the domain, with what a person may need to know of it. */
export type VoucherRefusal = CallRefusal<'unknownDocument' | 'voucherRefused'>;

/** The refusal of an order. */
export const voucherRefused = (refused: { readonly kind: string }): VoucherRefusal => ({
  kind: 'voucherRefused',
  where: refused.kind,
  faults: [refused],
});

/** An order that a call names, with its campaign. */
export interface AskedKey {
  readonly campaign: VoucherCampaign;
  readonly kept: KeptOrder;
}

/** The order of a key in a campaign. */
export async function orderOfKey(
  council: ServerParts,
  { realm }: Town,
  named: { readonly campaign: string; readonly key: string },
): Promise<Either<VoucherRefusal, AskedKey>> {
  const rules = await readRules(council)(realm, named.campaign);
  if (rules === null) return left({ kind: 'unknownDocument' });
  const good = { realm, good: goodOfCampaign(named.campaign) };
  const kept = isOrderKey(named.key) ? await readOrder(council)(good, named.key) : null;
  return kept === null
    ? left(voucherRefused({ kind: 'unknownOrder' }))
    : right({ campaign: rules.rules.campaign, kept });
}

interface Came {
  readonly town: Town;
  readonly request: FastifyRequest & Pick<TownRequest, 'query' | 'headers'>;
  /** Where the page of the bank leads back to. */
  readonly forward?: string | null | undefined;
}

/**
 * An order as it is now, for its holder. If its payment has come and its vouchers have not been given, because the bank's
 * notice was lost with the server, they are given now.
 */
export function answerOrder(council: ServerParts) {
  const settle = paidVouchers(council);
  const view = viewOrder(council);
  const pay = paymentOfOrder(council);
  return async (came: Came, campaign: VoucherCampaign, order: VoucherOrder): Promise<OwnOrderAnswer> => {
    const { town, request } = came;
    const isOpen = order.state === 'held' && order.amount > 0;
    const payment = isOpen ? await pay(town.realm, campaign, order) : null;
    const settled = payment === null ? 'none' : await settle(town, payment.payment, request.log);
    const good = { realm: town.realm, good: goodOfCampaign(campaign.id) };
    const now = settled === 'none' ? order : ((await readOrder(council)(good, order.id))?.order ?? order);
    const seen = await view(town, campaign, now);
    const entry = await viewEntry(council)(town.realm, campaign.id, now);
    if (payment === null || seen.state !== 'held')
      return writeOwnOrder(town, campaign, seen, { way: null, entry });
    const forward = await backInTown(council, request, town, came.forward ?? '/bonos');
    const lang = languageOf(request, town.defaultLanguage);
    return writeOwnOrder(town, campaign, seen, { way: { payment, forward, lang }, entry });
  };
}
