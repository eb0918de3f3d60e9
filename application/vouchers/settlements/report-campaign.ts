import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { CampaignFigures } from '#domain/vouchers/campaign-figures.ts';
import { type SpentCell, spentByHeading } from '#domain/vouchers/settlements/spent-by-heading.ts';
import { countCampaign } from '../count-campaign.ts';

type Ports = Parameters<typeof countCampaign>[0] & { readonly shops: Pick<ShopRegister, 'list'> };

/** What everybody reads of what came of a campaign. */
export interface ReportOfCampaign {
  readonly budget: Cents;
  readonly spent: Cents;
  readonly types: CampaignFigures['types'];
  /** Null if it would tell what one shop sold. */
  readonly headings: readonly SpentCell[] | null;
}

/** The open report of a campaign. A shop counts with the first of what it sells. */
export const reportCampaign =
  (ports: Ports) =>
  async (
    realm: RealmId,
    campaign: VoucherCampaign,
    moment: { readonly at: Instant; readonly zone: TimeZone },
  ): Promise<ReportOfCampaign> => {
    const [{ money, types, shops }, registered] = await Promise.all([
      countCampaign(ports)(realm, campaign, moment),
      ports.shops.list(realm),
    ]);
    const headings = new Map(registered.map(({ id, headings: sells }) => [id, sells[0] ?? 'other']));
    const spent = shops.map(({ id, owed }) => ({
      heading: headings.get(id) ?? 'other',
      amount: cents(owed),
    }));
    return { budget: cents(money.budget), spent: cents(money.spent), types, headings: spentByHeading(spent) };
  };
