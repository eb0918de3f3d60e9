import type { FastifyInstance } from 'fastify';
import { listCampaigns } from '#application/vouchers/list-campaigns.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { goodOf } from '#application/vouchers/settlements/read-run.ts';
import { salesOfSettlement } from '#application/vouchers/settlements/settled-sales.ts';
import { writeSale } from '#adapters/wire/vouchers/sales/sale.ts';
import {
  listOwnSettlementsCall,
  type OwnSettlement,
  readOwnSettlementCall,
} from '#adapters/wire/vouchers/settlements/own-settlements.ts';
import { decimalString } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { ShopSettlement } from '#domain/vouchers/settlement.ts';
import { settlementIn, settlementKind } from '#domain/vouchers/settlements/settlement-records.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { askedShop } from '../shops/asked-shop.ts';

const writeOwn = ({ id: campaign, title }: VoucherCampaign, settlement: ShopSettlement): OwnSettlement => {
  const { id, from, until, amount, carried, status, reason } = settlement;
  return {
    id,
    campaign,
    title,
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    amount: decimalString(amount),
    carried: decimalString(carried),
    status,
    reason,
  };
};

const all = { kind: settlementKind, from: null, until: null, after: null, limit: 1000 };

/** What a shop sees of its own settlements. */
export function ownSettlementEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listOwnSettlementsCall, async ({ realm, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const owner = asked.right.shop.id;
    const campaigns = await listCampaigns(council)(realm);
    const lists = await Promise.all(
      campaigns.map(async ({ campaign }) => {
        const records = await council.goodsRecords.list(goodOf(realm, campaign.id), { ...all, owner });
        return records.map((record) => writeOwn(campaign, settlementIn(record)));
      }),
    );
    return right({ items: lists.flat().toSorted((a, b) => (a.until < b.until ? 1 : -1)) });
  });

  route(server, council, readOwnSettlementCall, async ({ realm, campaign, settlement, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const good = goodOf(realm, campaign);
    const rules = await readRules(council)(realm, campaign);
    const record = await council.goodsRecords.record(good, settlementKind, settlement);
    if (rules === null || record === null || record.owner !== asked.right.shop.id)
      return left({ kind: 'unknownDocument' });
    const read = settlementIn(record);
    const sales = await salesOfSettlement(council, good, { owner: read.shop, ...read });
    const { campaign: of } = rules.rules;
    return right({ settlement: writeOwn(of, read), sales: sales.map((sale) => writeSale(of, sale)) });
  });
}
