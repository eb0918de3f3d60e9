import type { FastifyInstance } from 'fastify';
import { listCampaigns } from '#application/vouchers/list-campaigns.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { listSettlements } from '#application/vouchers/settlements/list-settlements.ts';
import { goodOf } from '#application/vouchers/settlements/read-run.ts';
import {
  type CheckedSale,
  sampleOfShop,
  settlementStatement,
} from '#application/vouchers/settlements/settlement-statement.ts';
import { writeSale } from '#adapters/wire/vouchers/sales/sale.ts';
import {
  listOwnSettlementsCall,
  type OwnSettlement,
  readOwnSettlementCall,
} from '#adapters/wire/vouchers/settlements/own-settlements.ts';
import { cents, decimalString } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { KeptSale } from '#domain/vouchers/sales/sale-records.ts';
import type { ShopSettlement } from '#domain/vouchers/settlement.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { askedShop } from '../shops/asked-shop.ts';

const counted = (sample: readonly CheckedSale[] | null): OwnSettlement['sample'] =>
  sample && {
    drawn: sample.length,
    checked: sample.filter(({ check }) => check !== null).length,
    wrong: sample.filter(({ check }) => check?.isRight === false).length,
  };

const writeOwn = (
  { id: campaign, title }: VoucherCampaign,
  settlement: ShopSettlement,
  sample: readonly CheckedSale[] | null,
): OwnSettlement => {
  const { id, from, until, amount, carried, borne, status, reason } = settlement;
  return {
    id,
    campaign,
    title,
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    amount: decimalString(amount),
    carried: decimalString(carried),
    borne: decimalString(borne ?? cents(0)),
    status,
    reason,
    sample: counted(sample),
  };
};

/** What a shop sees of its own settlements. */
export function ownSettlementEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listOwnSettlementsCall, async ({ realm, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const { shop } = asked.right;
    const campaigns = await listCampaigns(council)(realm);
    const lists = await Promise.all(
      campaigns.map(async ({ campaign }) => {
        const good = goodOf(realm, campaign.id);
        const { settlements } = await listSettlements(council, good, { shops: [shop], owner: shop.id });
        const samples = await Promise.all(settlements.map((one) => sampleOfShop(council, good, one)));
        return settlements.map((one, place) => writeOwn(campaign, one, samples[place] ?? null));
      }),
    );
    return right({ items: lists.flat().toSorted((a, b) => (a.until < b.until ? 1 : -1)) });
  });

  route(server, council, readOwnSettlementCall, async ({ realm, campaign, settlement, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const good = goodOf(realm, campaign);
    const rules = await readRules(council)(realm, campaign);
    const { shop } = asked.right;
    const { settlements } = await listSettlements(council, good, { shops: [shop], owner: shop.id });
    const read = settlements.find(({ id }) => id === settlement);
    if (rules === null || read === undefined) return left({ kind: 'unknownDocument' });
    const statement = await settlementStatement(council, good, read);
    const { campaign: of } = rules.rules;
    const seen = (sales: readonly KeptSale[]) => sales.map((sale) => writeSale(of, sale));
    return right({
      settlement: writeOwn(of, read, statement.sample),
      since: new Date(statement.since).toISOString(),
      sales: seen(statement.sales),
      takenBack: seen(statement.takenBack),
      corrections: statement.corrections.map(({ number, amount }) => ({
        number,
        amount: decimalString(amount),
      })),
      late: decimalString(statement.late),
      checks: (statement.sample ?? []).map(({ number, check }) => ({
        number,
        isRight: check?.isRight ?? null,
        words: check?.words ?? '',
      })),
    });
  });
}
