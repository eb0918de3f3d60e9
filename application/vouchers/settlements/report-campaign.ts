import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import type { VoucherCampaign, VoucherType } from '#domain/vouchers/campaign.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { saleKind } from '#domain/vouchers/sales/sale-records.ts';
import { type SpentCell, spentByHeading } from '#domain/vouchers/settlements/spent-by-heading.ts';
import type { SoldInShop } from '#domain/vouchers/settlements/told-step.ts';
import { countCampaign } from '../count-campaign.ts';

/** What reports are counted with. */
export type ReportPorts = Parameters<typeof countCampaign>[0] & {
  readonly shops: Pick<ShopRegister, 'list'>;
};

/** What everybody reads of the vouchers of a type. */
export interface ReportedType extends Pick<VoucherType, 'id' | 'title'> {
  readonly given: number;
  /** Null if it would tell what one shop sold. */
  readonly uses: number | null;
  readonly expired: number;
}

/** What everybody reads of what came of a campaign. */
export interface ReportOfCampaign {
  readonly budget: Cents;
  /** Null if it would tell what one shop sold; so are the uses. */
  readonly spent: Cents | null;
  readonly types: readonly ReportedType[];
  readonly headings: readonly SpentCell[] | null;
}

/** A report, and what each shop had sold for when it was made. */
export interface CountedReport {
  readonly report: ReportOfCampaign;
  readonly shops: readonly SoldInShop[];
}

/** What shops have sold for until a moment, by the sales that stand. A shop counts with the first of what it sells. */
async function soldBefore(
  { goodsFigures, shops }: ReportPorts,
  realm: RealmId,
  campaign: string,
  before: Instant,
): Promise<readonly SoldInShop[]> {
  const query = { kind: saleKind, list: 'lines', number: 'amount', ended: 'reversal', before };
  const [sums, registered] = await Promise.all([
    goodsFigures.sums({ realm, good: goodOfCampaign(campaign) }, query),
    shops.list(realm),
  ]);
  const headings = new Map(registered.map(({ id, headings: sells }) => [id, sells[0] ?? 'other']));
  return sums.map(({ owner, amount }) => ({
    id: owner,
    heading: headings.get(owner) ?? 'other',
    amount: cents(amount),
  }));
}

/** The open report of a campaign as it is at a moment. Whether it may be told then is another question. */
export const reportCampaign =
  (ports: ReportPorts) =>
  async (
    realm: RealmId,
    campaign: VoucherCampaign,
    moment: { readonly at: Instant; readonly zone: TimeZone },
  ): Promise<CountedReport> => {
    const [{ money, types }, shops] = await Promise.all([
      countCampaign(ports)(realm, campaign, moment),
      soldBefore(ports, realm, campaign.id, moment.at),
    ]);
    const headings = spentByHeading(shops);
    const isTold = headings !== null;
    const report: ReportOfCampaign = {
      budget: cents(money.budget),
      spent: isTold ? cents(money.spent) : null,
      types: types.map(({ id, title, given, uses, expired }) => ({
        id,
        title,
        given,
        uses: isTold ? uses : null,
        expired,
      })),
      headings,
    };
    return { report, shops };
  };
