import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { OfflineRule, VoucherCampaign } from '../campaign.ts';
import {
  type Allowance,
  less,
  noSum,
  type OfflineDevice,
  openAllowance,
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
 * Why a device may take nothing without a line. `nothingLeft`: what it may lose is lost, or in sales that are still open.
 */
export type NoAllowance = {
  readonly kind: 'notAllowed' | 'paused' | 'notStarted' | 'over' | 'nothingLeft';
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
      const open = openAllowance(one, now);
      return open === null ? [] : [open.from];
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

/** Whether an allowance stays as it is: sales of it wait on the device, or it is new and nothing was taken of it. */
const isKept = ({ hasUnsent, now }: AskedAllowance, { from, until, taken, isFreed }: Allowance): boolean =>
  hasUnsent || (isFreed !== true && taken.vouchers === 0 && now < Math.min(from + renewedAfter, until));

/** A device with its allowance. */
export interface GivenAllowance {
  readonly device: OfflineDevice;
  readonly allowance: Allowance;
  /** How many devices may have one. */
  readonly most: number;
}

/** The device with a new allowance: as much as the rule gives, less what it has lost and what is still open. */
function renewed(
  { campaign, now }: AskedAllowance,
  device: OfflineDevice,
  rule: OfflineRule,
): GivenAllowance | null {
  const open = device.open.reduce(plus, device.lost);
  const { vouchers, amount } = less(rule, open);
  const least = Math.min(...campaign.types.map(({ face }) => face));
  if (vouchers < 1 || amount < least) return null;
  const until = Math.min(now + rule.hours * 3_600_000, campaign.redeem.until);
  // Its moment is its name, and it comes after those before.
  const from = Math.max(now, ...device.allowances.map((one) => one.from + 1));
  const allowance: Allowance = { from, until, vouchers, amount, taken: noSum };
  const allowances = [allowance, ...device.allowances].slice(0, mostKept);
  return { allowance, device: { ...device, allowances }, most: rule.devices };
}

/**
 * The device with its allowance: the one that it has, or a new one if it says that the council has got all its sales. A device
 * never may lose more than the rule says, over all its allowances; how many may lose it is for `freeSlot`. Left: why there is none.
 */
export function giveAllowance(asked: AskedAllowance): Either<NoAllowance, GivenAllowance> {
  const { campaign, device, others, now } = asked;
  const { offline } = campaign;
  if (offline === null) return left({ kind: 'notAllowed' });
  const none = whyNone(asked);
  if (none !== null) return left(none);
  const [current] = device.allowances;
  if (current !== undefined && isKept(asked, current)) {
    const { devices: most } = offline;
    return right({ device, allowance: current, most });
  }
  const closed = withClosedSales(device, earliestOpen(others, now));
  const given = renewed(asked, closed, offline);
  return given === null ? left({ kind: 'nothingLeft' }) : right(given);
}
