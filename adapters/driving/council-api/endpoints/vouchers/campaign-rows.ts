import { listCampaigns } from '#application/vouchers/list-campaigns.ts';
import type { OfficeCampaignRow } from '#adapters/wire/vouchers/office/office-campaign.ts';
import type { Town } from '#domain/access/town.ts';
import { campaignDocuments } from '#domain/documents/document-parts.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { isPaused, standingRules } from '#domain/vouchers/opening/campaign-rules.ts';
import { vouchersIn } from '#domain/vouchers/supply.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { askedCampaign } from './asked-campaign.ts';
import { campaignStage } from './write-office-campaign.ts';

/** Days that are not written yet are no days. */
function writePeriod({ from, until }: VoucherCampaign['issue']): OfficeCampaignRow['issue'] {
  if (from <= 0 || until <= 0) return null;
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
}

const order: readonly OfficeCampaignRow['stage'][] = ['waiting', 'preparing', 'opened'];

/** The campaigns of a town, drafted and opened. */
export async function campaignRows(council: ServerParts, town: Town): Promise<OfficeCampaignRow[]> {
  const [entries, opened] = await Promise.all([
    council.documentDesk.entries(town.realm),
    listCampaigns(council)(town.realm),
  ]);
  const drafted = entries.filter(
    ({ ref, status }) => ref.collection === campaignDocuments && status.place !== 'archived',
  );
  const ids = [
    ...new Set([...drafted.map(({ ref }) => ref.id), ...opened.map(({ campaign }) => campaign.id)]),
  ];
  const found = await Promise.all(ids.map((id) => askedCampaign(council, town, id)));
  return found
    .filter((one) => one !== null)
    .map((one): OfficeCampaignRow => {
      const { rules } = one.kept;
      const campaign = standingRules(rules)?.campaign ?? one.view.wanted;
      return {
        id: one.id,
        title: campaign?.title ?? one.id,
        stage: campaignStage(one),
        isPaused: rules !== null && isPaused(rules),
        ended: rules?.ended?.kind ?? null,
        budget: campaign?.budget ?? 0,
        vouchers: campaign === null ? 0 : vouchersIn(campaign),
        issue: campaign && writePeriod(campaign.issue),
        redeem: campaign && writePeriod(campaign.redeem),
      };
    })
    .toSorted((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage));
}
