import type { LookedUpVoucher } from '#application/vouchers/sales/look-up-voucher.ts';
import type { SeenVouchers } from '#adapters/wire/vouchers/sales/look-up-voucher.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { decimalString } from '#domain/shared/money.ts';
import { isPaused } from '#domain/vouchers/opening/campaign-rules.ts';

/** A voucher as a shop sees it, with the others of its holder: those that were given back are left out. */
export function writeLookedUp({ rules, voucher, others }: LookedUpVoucher, now: Instant): SeenVouchers {
  const { campaign } = rules;
  const { redeem } = campaign;
  const inTime = isPaused(rules) ? 'paused' : 'open';
  const state = now < redeem.from ? 'notStarted' : now >= redeem.until ? 'over' : inTime;
  const seen = others.filter(({ id, status }) => id === voucher.id || status === 'granted');
  return {
    voucher: voucher.id,
    campaign: {
      id: campaign.id,
      title: campaign.title,
      types: campaign.types.map(({ id, title, face, minimum }) => ({
        id,
        title,
        face: decimalString(face),
        minimum: decimalString(minimum),
      })),
      samePricePerSale: campaign.samePricePerSale,
      mixed: campaign.mixed,
      identityProof: campaign.identityProof,
      state,
    },
    vouchers: seen.map(({ id, type, status, uses, used, usedAt }) => ({
      id,
      type,
      status,
      uses,
      used,
      usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
    })),
  };
}
