import type { CheckSignature } from '#application/ports/check-signature.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { Town } from '#domain/access/town.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CodeFault } from '#domain/vouchers/code/voucher-code.ts';
import type { CampaignRules } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { checkVoucherCode } from '../code/check-voucher-code.ts';
import { listCampaigns } from '../list-campaigns.ts';
import { findVoucher, type KeptVoucher, type VoucherPorts, vouchersOfHolder } from './found-vouchers.ts';

interface Ports extends VoucherPorts {
  readonly voucherKeys: Pick<VoucherKeys, 'publicKey'>;
  readonly checkSignature: CheckSignature;
  readonly clock: Clock;
}

/** A voucher that was scanned or typed, and all vouchers of its holder in the same campaign. */
export interface LookedUpVoucher {
  readonly rules: CampaignRules;
  readonly voucher: KeptVoucher;
  readonly others: readonly KeptVoucher[];
}

/** Why a voucher is not found: its code is wrong, or the council has no such voucher. */
export type VoucherNotFound = CodeFault | { readonly kind: 'unknown' };

/** Finds a voucher by what a shop scanned or typed. */
export const lookUpVoucher =
  (ports: Ports) =>
  async ({ realm, timeZone }: Town, text: string): Promise<Either<VoucherNotFound, LookedUpVoucher>> => {
    const now = ports.clock.now();
    const campaigns = await listCampaigns(ports)(realm);
    const keys = campaigns.map(({ campaign: { id } }) => ({
      campaign: id,
      publicKey: ports.voucherKeys.publicKey({ realm, campaign: id }),
    }));
    const checked = await checkVoucherCode(ports.checkSignature)(text, { keys, today: dayAt(now, timeZone) });
    if (isLeft(checked)) return checked;
    const { id, of } = checked.right;
    for (const rules of campaigns) {
      const good = { realm, good: goodOfCampaign(rules.campaign.id) };
      const isAsked = of === null || of.campaign === rules.campaign.id;
      // oxlint-disable-next-line no-await-in-loop -- letters name no campaign: those that begin last are looked at first
      const voucher = isAsked ? await findVoucher(ports, good, id, now) : null;
      if (voucher !== null)
        return right({ rules, voucher, others: await vouchersOfHolder(ports, good, voucher.holder, now) });
    }
    return left({ kind: 'unknown' });
  };
