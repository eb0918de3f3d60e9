import type { FastifyInstance } from 'fastify';
import { webSignature } from '#adapters/driven/vouchers/web-signature.ts';
import { prepareOfflineCall } from '#adapters/wire/vouchers/offline/prepare-offline.ts';
import {
  mostSyncedSales,
  type SentSaleWire,
  type SyncedSale,
  syncSalesCall,
} from '#adapters/wire/vouchers/offline/sync-sales.ts';
import { bringSale, isSaleUndecided } from '#application/vouchers/offline/bring-sale.ts';
import { listCampaigns } from '#application/vouchers/list-campaigns.ts';
import { prepareOffline } from '#application/vouchers/offline/prepare-offline.ts';
import type { SentOfflineSale } from '#application/vouchers/offline/read-offline-sale.ts';
import type { OfflineSaleRefused } from '#application/vouchers/offline/sync-sale.ts';
import { guessesOfShop } from '#domain/census/attempt-budget.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { voucherKind } from '#domain/vouchers/issue/issue-records.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { type PriceFault, readPrice } from '#domain/vouchers/sales/price.ts';
import type { KeptSale } from '#domain/vouchers/sales/sale-records.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { keptForAMoment } from '../../../kept/kept-for-a-moment.ts';
import { route } from '../../../plugins/route.ts';
import { withinAccounts } from '../../votes/desk/desk-budget.ts';
import { isSaleKey, saleSeen } from '../sales/sales.ts';
import { askedShop } from '../shops/asked-shop.ts';
import { writeOfflineCampaign, writeSpent } from './write-offline-campaign.ts';

/** Milliseconds for which the list of spent vouchers is not made again, however many devices ask. */
const listedEvery = 5000;

/** What a device has before it loses the line. */
export function prepareOfflineEndpoint(server: FastifyInstance, council: ServerParts): void {
  const lists = keptForAMoment(council.clock, listedEvery, async (realm: RealmId, campaign: string) => {
    const now = council.clock.now();
    const good = { realm, good: goodOfCampaign(campaign) };
    return writeSpent(await council.goodsFigures.spent(good, voucherKind, now), now);
  });

  route(server, council, prepareOfflineCall, async ({ realm, body, request }) => {
    const by = await askedShop(council, realm, request);
    if (isLeft(by)) return by;
    const allowing = (await listCampaigns(council)(realm)).filter(({ campaign }) => campaign.offline);
    const campaigns = await Promise.all(
      allowing.map(async (rules) => {
        const { campaign } = rules;
        const asked = { by: by.right, hasUnsent: body.hasUnsent };
        const given = await prepareOffline(council)(realm, rules, asked);
        const spent = await lists.of(realm, campaign.id);
        const has = body.lists.find((one) => one.campaign === campaign.id)?.version;
        const key = council.voucherKeys.publicKey({ realm, campaign: campaign.id });
        return writeOfflineCampaign(campaign, key, given, has === spent.version ? null : spent);
      }),
    );
    return right({ now: new Date(council.clock.now()).toISOString(), campaigns });
  });
}

type Refused = OfflineSaleRefused | PriceFault | { readonly kind: 'price' | 'key' | 'moment' };

/** A sale as it was sent; left: what of it cannot be read. */
function readSent(sent: SentSaleWire): Either<Refused, SentOfflineSale> {
  const { key, campaign, lines, ticket, photo = null, number = null, isSeen } = sent;
  const [reserved, madeAt] = [sent.allowance, sent.madeAt].map((text): Instant => Date.parse(text));
  const price = readPrice(sent.price);
  if (isLeft(price)) return left({ kind: 'price' });
  if (!isSaleKey(key)) return left({ kind: 'key' });
  if (!Number.isSafeInteger(reserved) || !Number.isSafeInteger(madeAt)) return left({ kind: 'moment' });
  return right({
    key,
    campaign,
    reserved: reserved ?? 0,
    madeAt: madeAt ?? 0,
    price: price.right,
    lines,
    ticket,
    photo,
    number,
    isSeen: isSeen === true,
  });
}

/** Brings what was sold without a line. */
export function syncSalesEndpoint(server: FastifyInstance, council: ServerParts): void {
  const bring = bringSale({ ...council, checkSignature: webSignature });

  const written = async (
    realm: RealmId,
    { key, campaign }: Pick<SentSaleWire, 'key' | 'campaign'>,
    came: Either<Refused, KeptSale>,
  ): Promise<SyncedSale> => {
    if (!isLeft(came)) {
      const outcome = came.right.status === 'conflicting' ? 'conflicting' : 'confirmed';
      return { key, outcome, where: null, sale: await saleSeen(council, realm, campaign, came.right) };
    }
    const { kind } = came.left;
    return { key, outcome: isSaleUndecided(came.left) ? 'again' : 'refused', where: kind, sale: null };
  };

  route(server, council, syncSalesCall, async ({ town, realm, body, request }) => {
    const by = await askedShop(council, realm, request);
    if (isLeft(by)) return by;
    if (body.sales.length > mostSyncedSales) return left({ kind: 'saleRefused', where: 'tooMany' });
    const items: SyncedSale[] = [];
    for (const one of body.sales) {
      const sent = readSent(one);
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were made
      const came = await withinAccounts<Either<Refused, KeptSale>>(
        council,
        guessesOfShop(realm, by.right.shop.id),
        async () => (isLeft(sent) ? sent : bring(town, by.right, sent.right)),
        (answer) => isLeft(answer) && answer.left.kind === 'unknownVoucher',
      );
      if (isLeft(came)) return came;
      // oxlint-disable-next-line no-await-in-loop -- as above
      items.push(await written(realm, one, came.right));
    }
    return right({ items });
  });
}
