import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';

/**
 * The name under which a campaign marks the person of an identity number that somebody has seen, at a desk or at a till: the
 * census's own key for them or, if the campaign has no register, their number. Null if the register has no such person.
 */
export const markedPerson = async (
  census: Pick<CensusRegister, 'atDesk'>,
  realm: RealmId,
  { register }: Pick<VoucherCampaign, 'register'>,
  identity: IdentityNumber,
): Promise<string | null> => (register === 'anybody' ? `number:${identity}` : census.atDesk(realm, identity));
