import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { IdentityCheck } from '#application/ports/server/identity-check.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { Town } from '#domain/access/town.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import {
  type HolderFault,
  isOldEnough,
  type ReadHolder,
  readHolder,
  type WrittenHolder,
} from '#domain/vouchers/issue/holder-rules.ts';
import { markedPerson } from '../records/marked-person.ts';

/** What a person is checked with. */
export interface HolderPorts {
  readonly census: Pick<CensusRegister, 'match' | 'atDesk'>;
  readonly identities: IdentityCheck;
  readonly voucherKeys: Pick<VoucherKeys, 'holder'>;
}

/** Why a person gets no vouchers of a campaign. `notListed`: the census, or the register of members, has no such person. */
export type HolderRefused = HolderFault | { readonly kind: 'notListed' | 'tooYoung' };

/** Who asks: over the web with a birth date, or at a desk, where a person of staff has looked at the document. */
export interface AskingPerson {
  readonly written: WrittenHolder;
  readonly isAtDesk: boolean;
}

/** Whether the campaign must know the birth date: to check the person against the census, or their age. */
export const needsBirthDay = (
  { register, minimumAge }: Pick<VoucherCampaign, 'register' | 'minimumAge'>,
  isAtDesk: boolean,
): boolean => minimumAge !== null || (register !== 'anybody' && !isAtDesk);

/** The name under which a person is marked. Over the web, who is in a register must know their year of birth too. */
const personIn = (
  { census }: Pick<HolderPorts, 'census'>,
  { realm }: Town,
  campaign: VoucherCampaign,
  { identity, birthYear }: ReadHolder,
  isAtDesk: boolean,
): Promise<string | null> =>
  isAtDesk || campaign.register === 'anybody'
    ? markedPerson(census, realm, campaign, identity)
    : census.match(realm, identity, [birthYear]);

/**
 * The mark of the person who asks for vouchers of a campaign. The number is not kept: the mark is the same for every
 * spelling of it, on every device and at every desk.
 */
export const findHolder =
  ({ census, identities, voucherKeys }: HolderPorts) =>
  async (
    town: Town,
    campaign: VoucherCampaign,
    { written, isAtDesk }: AskingPerson,
    now: Instant,
  ): Promise<Either<HolderRefused, string>> => {
    const { realm, timeZone } = town;
    const needed = needsBirthDay(campaign, isAtDesk);
    const read = readHolder(written, { needsBirthDay: needed, today: dayAt(now, timeZone) });
    if (isLeft(read)) return read;
    const { identity, type, birthDay } = read.right;
    const person = await personIn({ census }, town, campaign, read.right, isAtDesk);
    if (person === null) return left({ kind: 'notListed' });
    const holder = voucherKeys.holder({ realm, campaign: campaign.id }, person);
    if (campaign.minimumAge === null || birthDay === null) return right(holder);
    const confirmed = isAtDesk ? right(true) : await identities.confirms(realm, { identity, type, birthDay });
    if (!isLeft(confirmed) && !confirmed.right) return left({ kind: 'notListed' });
    const born = { birthDay, isDayChecked: !isLeft(confirmed) };
    const on = dayAt(campaign.issue.from, timeZone);
    return isOldEnough(born, { on, age: campaign.minimumAge }) ? right(holder) : left({ kind: 'tooYoung' });
  };
