import type { Instant } from '../../shared/calendar-day.ts';
import type { Cents } from '../../shared/money.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { VoucherCampaign } from '../campaign.ts';
import { hasShare, lateAfter, type OfflineDevice, openAllowance } from './allowance.ts';
import { earliestOpen, withClosedSales } from './give-allowance.ts';

/**
 * Why a share is not freed. `noShare`: its device has none. `mayBring`: its device may still bring sales that have their
 * place, until that moment. `openSales`: its sales may still be overturned, until that moment at the latest. `lost`: the
 * campaign has lost some of it, which is never given back.
 */
export type ShareFault =
  | { readonly kind: 'noShare' | 'lost' }
  | { readonly kind: 'mayBring' | 'openSales'; readonly until: Instant };

/** A share that a device of a shop has of what a campaign may lose without a line. */
export interface ShopShare {
  readonly campaign: VoucherCampaign;
  /** Its name is null if it was ended. */
  readonly device: { readonly id: string; readonly name: string | null; readonly isEnded: boolean };
  /** Until when its device may sell without a line. */
  readonly until: Instant;
  /** What of it is lost. */
  readonly lost: Cents;
  /** Why it is not free yet; null if it can be freed. */
  readonly fault: ShareFault | null;
}

/** A share that is to be freed. */
export interface AskedShare {
  readonly device: OfflineDevice;
  /** All other devices of the campaign. */
  readonly others: readonly OfflineDevice[];
  /** Whether its device was ended, or its shop has left: nothing of it can come any more. */
  readonly isGone: boolean;
  readonly now: Instant;
}

/** When nobody can overturn the open sales of a device any more, at the latest. */
function closedAt({ device, others, now }: AskedShare): Instant {
  const last = Math.max(...device.open.map(({ reserved }) => reserved));
  const ends = others.flatMap((one) => {
    const open = openAllowance(one, now);
    return open !== null && open.from <= last ? [open.until + lateAfter] : [];
  });
  return Math.max(...ends);
}

/**
 * The device without its share, which another device can take then. All losses together stay within what was signed: what was
 * lost keeps its share, sales that can be overturned keep theirs, and what comes of a freed allowance is its shop's own risk.
 */
export function freeShare(asked: AskedShare): Either<ShareFault, OfflineDevice> {
  const { device, others, isGone, now } = asked;
  if (!hasShare(device, now)) return left({ kind: 'noShare' });
  const own = isGone ? null : openAllowance(device, now);
  if (own !== null) return left({ kind: 'mayBring', until: own.until + lateAfter });
  const allowances = device.allowances.map((one, n) => (n === 0 ? { ...one, isFreed: true as const } : one));
  const freed = withClosedSales({ ...device, allowances }, earliestOpen(others, now));
  if (freed.open.length > 0) return left({ kind: 'openSales', until: closedAt(asked) });
  return freed.lost.vouchers > 0 ? left({ kind: 'lost' }) : right(freed);
}
