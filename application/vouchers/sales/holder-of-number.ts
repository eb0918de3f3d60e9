import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { markedPerson } from '../records/marked-person.ts';

interface Ports {
  readonly census: Pick<CensusRegister, 'atDesk'>;
  readonly voucherKeys: Pick<VoucherKeys, 'holder'>;
}

/**
 * The mark of the person of an identity number in a campaign, as when the voucher was given. Null if the number cannot be one,
 * or if the register has no such person. The number is compared, and not kept.
 */
export const holderOfNumber =
  ({ census, voucherKeys }: Ports) =>
  async (realm: RealmId, campaign: VoucherCampaign, typed: string): Promise<string | null> => {
    const identity = readIdentity(typed);
    if (isLeft(identity)) return null;
    const person = await markedPerson(census, realm, campaign, identity.right);
    return person === null ? null : voucherKeys.holder({ realm, campaign: campaign.id }, person);
  };
