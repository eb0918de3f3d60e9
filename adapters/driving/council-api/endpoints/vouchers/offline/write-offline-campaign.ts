import { createHash } from 'node:crypto';
import type { OfflineCampaign } from '#adapters/wire/vouchers/offline/prepare-offline.ts';
import type { AllowanceRefused } from '#application/vouchers/offline/prepare-offline.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { type Allowance, less } from '#domain/vouchers/offline/allowance.ts';
import { packSpent, type SpentUses } from '#domain/vouchers/offline/spent-list.ts';

const momentText = (at: Instant): string => new Date(at).toISOString();

/** The list of spent vouchers of a moment, under a version that is the same for the same vouchers. */
export function writeSpent(spent: readonly SpentUses[], at: Instant): NonNullable<OfflineCampaign['spent']> {
  const lists = packSpent(spent).map(({ left, count, bits, bytes }) => ({
    left,
    count,
    bits,
    bytes: Buffer.from(bytes).toString('base64'),
  }));
  const version = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 16);
  return { version, at: momentText(at), lists };
}

const writeAllowance = (allowance: Allowance): OfflineCampaign['allowance'] => ({
  from: momentText(allowance.from),
  until: momentText(allowance.until),
  ...less(allowance, allowance.taken),
});

const writeNone = (given: Either<AllowanceRefused, Allowance>): OfflineCampaign['none'] => {
  if (!isLeft(given)) return null;
  const { kind } = given.left;
  // Campaigns that do not allow it are not listed.
  return kind === 'notAllowed' ? 'over' : kind;
};

/** A campaign as a device without a line has it. */
export function writeOfflineCampaign(
  campaign: VoucherCampaign,
  publicKey: Uint8Array,
  given: Either<AllowanceRefused, Allowance>,
  spent: OfflineCampaign['spent'],
): OfflineCampaign {
  const { id, title, types, samePricePerSale, mixed, identityProof, offline, redeem } = campaign;
  return {
    id,
    title,
    publicKey: Buffer.from(publicKey).toString('base64'),
    types: types.map((type) => ({
      id: type.id,
      title: type.title,
      face: type.face,
      minimum: type.minimum,
      uses: type.uses,
    })),
    samePricePerSale,
    mixed,
    identityProof,
    bearer: offline?.bearer ?? 'shop',
    redeem: { from: momentText(redeem.from), until: momentText(redeem.until) },
    allowance: isLeft(given) ? null : writeAllowance(given.right),
    none: writeNone(given),
    spent,
  };
}
