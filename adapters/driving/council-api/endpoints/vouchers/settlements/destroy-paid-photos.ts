import { listRuns } from '#application/vouchers/settlements/list-runs.ts';
import { paidUntil } from '#application/vouchers/settlements/paid-until.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';

/** Destroys the keys of the photos of sales that are paid: nobody has to look at them any more. */
export async function destroyPaidPhotos(
  council: Pick<ServerParts, 'goodsRecords' | 'shops' | 'voucherPictures'>,
  realm: RealmId,
  campaign: string,
): Promise<void> {
  const until = paidUntil(await listRuns(council)(realm, campaign));
  await council.voucherPictures.destroyKeys(realm, campaign, until);
}
