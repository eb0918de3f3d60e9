import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { OfflineRule, VoucherCampaign } from '../campaign.ts';
import {
  type Allowance,
  hasShare,
  isOpenAllowance,
  less,
  noSum,
  type OfflineDevice,
  type OpenSale,
  plus,
} from './allowance.ts';

/** What an allowance is decided on. */
export interface AskedAllowance {
  readonly campaign: VoucherCampaign;
  readonly isPaused: boolean;
  readonly now: Instant;
  /** As it is stored, or a new one. */
  readonly device: OfflineDevice;
  /** All other devices of the campaign. */
  readonly others: readonly OfflineDevice[];
  /** Whether sales wait on the device that the council has not got yet. */
  readonly hasUnsent: boolean;
}

/**
 * Why a device may take nothing without a line. `noDevices`: as many devices as were signed have a share already.
 * `nothingLeft`: what it may lose is lost, or in sales that are still open.
 */
export type NoAllowance = {
  readonly kind: 'notAllowed' | 'paused' | 'notStarted' | 'over' | 'noDevices' | 'nothingLeft';
};

/** An allowance younger than this is not renewed, if nothing was taken of it: asked again, it is the same. */
export const renewedAfter = 10 * 60_000;
/** So many allowances of a device are kept, for sales that come late. */
const mostKept = 6;

/** A device of which nothing is known. */
export const newOfflineDevice = (device: string, shop: string): OfflineDevice => ({
  device,
  shop,
  allowances: [],
  lost: noSum,
  open: [],
});

/**
 * The earliest moment at which an allowance was reserved of which sales may yet come in their place. Sales that were
 * reserved before it cannot be overturned any more.
 */
export const earliestOpen = (devices: readonly OfflineDevice[], now: Instant): Instant =>
  Math.min(
    ...devices.flatMap((one) => {
      const from = one.allowances[0]?.from;
      return from !== undefined && isOpenAllowance(one, from, now) ? [from] : [];
    }),
  );

/** The device with the sales that nobody can overturn any more: of them, what was lost stays lost. */
export function withClosedSales(device: OfflineDevice, before: Instant): OfflineDevice {
  const isClosed = ({ reserved }: OpenSale) => reserved < before;
  const closed = device.open.filter(isClosed);
  return {
    ...device,
    lost: closed.reduce((sum, { lost }) => plus(sum, lost), device.lost),
    open: device.open.filter((one) => !isClosed(one)),
  };
}

function whyNone({ campaign, isPaused, now }: AskedAllowance): NoAllowance | null {
  if (now < campaign.redeem.from) return { kind: 'notStarted' };
  if (now >= campaign.redeem.until) return { kind: 'over' };
  return isPaused ? { kind: 'paused' } : null;
}

/** Whether the allowance that the device has stays as it is. */
function isKept({ device, hasUnsent, now }: AskedAllowance, current: Allowance | undefined): boolean {
  if (current === undefined) return false;
  if (hasUnsent) return true;
  return current.taken.vouchers === 0 && now < Math.min(current.from + renewedAfter, current.until)
    ? isOpenAllowance(device, current.from, now)
    : false;
}

/** The device with a new allowance: as much as the rule gives, less what it has lost and what is still open. */
function renewed(
  { campaign, now }: AskedAllowance,
  device: OfflineDevice,
  rule: OfflineRule,
): OfflineDevice | null {
  const open = device.open.reduce(plus, device.lost);
  const { vouchers, amount } = less(rule, open);
  const least = Math.min(...campaign.types.map(({ face }) => face));
  if (vouchers < 1 || amount < least) return null;
  const until = Math.min(now + rule.hours * 3_600_000, campaign.redeem.until);
  // Its moment is its name, and it comes after the one before.
  const from = Math.max(now, (device.allowances[0]?.from ?? 0) + 1);
  const given: Allowance = { from, until, vouchers, amount, taken: noSum };
  return { ...device, allowances: [given, ...device.allowances].slice(0, mostKept) };
}

/**
 * The device with its allowance: the one that it has, or a new one if it says that the council has got all its sales. What all
 * devices together may lose is never more than was signed: the rule times the number of devices. Left: why there is none.
 */
export function giveAllowance(asked: AskedAllowance): Either<NoAllowance, OfflineDevice> {
  const { campaign, device, others, now } = asked;
  const { offline } = campaign;
  if (offline === null) return left({ kind: 'notAllowed' });
  const none = whyNone(asked);
  if (none !== null) return left(none);
  if (isKept(asked, device.allowances[0])) return right(device);
  const shares = others.filter((one) => hasShare(one, now)).length;
  if (!hasShare(device, now) && !(shares < offline.devices)) return left({ kind: 'noDevices' });
  const closed = withClosedSales(device, earliestOpen(others, now));
  const given = renewed(asked, closed, offline);
  return given === null ? left({ kind: 'nothingLeft' }) : right(given);
}
