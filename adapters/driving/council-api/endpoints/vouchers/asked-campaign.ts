import { type ViewedCampaign, viewCampaign } from '#application/vouchers/opening/view-campaign.ts';
import type { KeptCampaign } from '#application/vouchers/opening/sign-campaign.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { waitingId, waitingIn, waitingKind } from '#application/vouchers/records/waiting-signature.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { readCampaignDraft } from '#adapters/wire/vouchers/campaign-draft.ts';
import type { Town } from '#domain/access/town.ts';
import { campaignDocuments } from '#domain/documents/document-parts.ts';
import type { OfficeDocument } from '#domain/documents/office-document.ts';
import { isLeft } from '#domain/shared/result.ts';
import { standingRules } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** A campaign that a call names, as it is found. */
export interface AskedCampaign {
  readonly id: string;
  readonly document: OfficeDocument | null;
  readonly kept: KeptCampaign;
  readonly hasVouchers: boolean;
  readonly view: ViewedCampaign;
}

/** Where a campaign is drafted. */
export const campaignRef = (id: string) => ({ collection: campaignDocuments, id });

/** The campaign of that name, drafted or opened; null if there is none. */
export async function askedCampaign(
  council: Pick<ServerParts, 'clock' | 'documentDesk' | 'goods' | 'goodsRecords' | 'goodsFigures'>,
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
  id: string,
): Promise<AskedCampaign | null> {
  const now = council.clock.now();
  const good = { realm, good: goodOfCampaign(id) };
  const [document, found, signature, pools, grants] = await Promise.all([
    council.documentDesk.find(realm, campaignRef(id)),
    readRules(council)(realm, id),
    council.goodsRecords.record(good, waitingKind, waitingId),
    council.goods.pools(good, now),
    council.goodsFigures.grants(good, now),
  ]);
  if (document === null && found === null) return null;
  const kept: KeptCampaign = {
    rules: found?.rules ?? null,
    rulesVersion: found?.version ?? 0,
    waiting: signature === null ? null : waitingIn(signature),
    waitingVersion: signature?.version ?? 0,
    pools,
  };
  const hasVouchers = grants.length > 0;
  const view = viewCampaign(
    { document, rules: standingRules(kept.rules), hasVouchers },
    {
      hash: sha256Text,
      read: (body) => {
        const read = readCampaignDraft(body, id, timeZone);
        return isLeft(read) ? null : read.right;
      },
    },
    now,
  );
  return { id, document, kept, hasVouchers, view };
}
