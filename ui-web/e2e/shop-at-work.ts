import type { Browser } from 'playwright';
import { join } from 'node:path';
import { overHttp } from '#fixtures/builders/councils/over-http.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { codeOfVoucher, putCampaign } from '#fixtures/builders/vouchers/open-campaign.ts';
import { codeOfShop } from '#fixtures/builders/vouchers/shop-visit.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import type { IdentityProof } from '#domain/vouchers/campaign.ts';
import { browserWithCamera, filmOfCode } from './camera.ts';
import type { Served } from './served.ts';

const day = 86_400_000;
/** The customers: one with one voucher, one with several. */
export const [oneVoucher, several] = ['12345678Z', '00000000T'];
/** The voucher of the first, which the camera sees, and one of the second. */
export const [seen, typed] = [
  { id: '9K2QRA5D3HT8', type: 'veinte', number: oneVoucher },
  { id: '7K2QRA5D3HT8', type: 'cinco', number: several },
] as const;

/** A council with an open campaign, and a browser whose camera sees a voucher; the paper code of a shop. */
export async function shopAtWork(
  { url, data }: Pick<Served, 'url' | 'data'>,
  identityProof: IdentityProof = 'number',
): Promise<{ readonly browser: Browser; readonly code: string }> {
  const now = Date.now();
  const council = { server: overHttp(url), data };
  const redeem = { from: now - day, until: now + 30 * day };
  const campaign = { ...openCampaign, identityProof, redeem };
  const more = [
    { id: '8K2QRA5D3HT8', type: 'cinco', number: several },
    { id: 'AK2QRA5D3HT8', type: 'veinte', number: several },
  ] as const;
  await putCampaign(council, campaign, [seen, typed, ...more]);
  const code = await codeOfShop(council, bakery, now);
  const film = join(
    scratchFolder({}, () => {}),
    'code.y4m',
  );
  filmOfCode(codeOfVoucher(council, campaign, seen), film);
  return { browser: await browserWithCamera(film), code };
}
