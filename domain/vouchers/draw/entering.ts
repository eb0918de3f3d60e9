import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '../../shared/result.ts';
import type { CampaignDraw, VoucherCampaign, VoucherType } from '../campaign.ts';
import { type OrderFault, type OrderLine, typesOfLines } from '../issue/voucher-order.ts';

/** Why somebody is not put down for a draw. `notLot`: other vouchers than a lot of one type; `most` is its size. */
export type EnterFault =
  | OrderFault
  | { readonly kind: 'drawClosed'; readonly at: Instant }
  | { readonly kind: 'notLot'; readonly most: number };

/** The types of the vouchers that an entry asks for: a lot of one type, while the window is open. */
export function typesOfEntry(
  campaign: Pick<VoucherCampaign, 'types'>,
  { from, until, lot }: CampaignDraw,
  { lines, at }: { readonly lines: readonly OrderLine[]; readonly at: Instant },
): Either<EnterFault, readonly [VoucherType, ...VoucherType[]]> {
  if (at < from) return left({ kind: 'notYet', at: from });
  if (at >= until) return left({ kind: 'drawClosed', at: until });
  const types = typesOfLines(campaign, lines);
  if (isLeft(types)) return types;
  const [type, ...more] = types.right;
  const isLot = more.length + 1 === lot && more.every((one) => one === type);
  return type !== undefined && isLot ? right([type, ...more]) : left({ kind: 'notLot', most: lot });
}

/** An entry that was accepted in the last moment of the window is stored by then; so the list is final. */
const settles = 60_000;

/** Whether nobody is put down any more, so that the list can be sealed. */
export const isListFinal = ({ until }: Pick<CampaignDraw, 'until'>, at: Instant): boolean =>
  at >= until + settles;

const day = 86_400_000;

/**
 * Until when an offer that is made now holds: so many days, but not before vouchers can be had, nor after. Null: there is no time
 * left.
 */
export function rightUntil(
  { issue, draw }: Pick<VoucherCampaign, 'issue'> & { readonly draw: Pick<CampaignDraw, 'days'> },
  at: Instant,
): Instant | null {
  if (at >= issue.until) return null;
  return Math.min(Math.max(at, issue.from) + draw.days * day, issue.until);
}
