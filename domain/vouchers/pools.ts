import type { SetPool } from '../scarcity/goods-act.ts';
import type { Take } from '../scarcity/goods-grant.ts';
import type { Pool } from '../scarcity/pool.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { VoucherArea, VoucherCampaign, VoucherType } from './campaign.ts';
import { councilShare, releasedAt, vouchersIn } from './supply.ts';
import type { VoucherChannel } from './voucher.ts';

/** The pool of all vouchers that are released; closed while the campaign is paused. */
export const allPool = 'all';
/** The pool of the council's money, a piece a cent. */
export const budgetPool = 'budget';

/** The name of the pool of a type. */
export const typePool = ({ id }: Pick<VoucherType, 'id'>): string => `type/${id}`;

/** The name of the pool of an area. */
export const areaPool = ({ id }: Pick<VoucherArea, 'id'>): string => `area/${id}`;

/** The good of a campaign, in the kernel of scarce goods. */
export const goodOfCampaign = (id: string): string => `vouchers/${id}`;

/** The id of the campaign of a good; null if it is a good of another service. */
export const campaignOfGood = (good: string): string | null =>
  good.startsWith('vouchers/') ? good.slice('vouchers/'.length) : null;

const setTo = (pool: string, size: number, perHolder: number | null = null): SetPool => ({
  kind: 'setPool',
  pool,
  size,
  perHolder,
  isClosed: false,
});

/**
 * The pools of a campaign as they are at a moment: released vouchers, both channels, types, areas and money. The desk has
 * its share first; what is released beyond it is for the web.
 *
 * @example poolsOf(campaign, start) // all 500, desk 100, web 400, type/ten 1000, budget 1000000
 */
export function poolsOf(campaign: VoucherCampaign, at: Instant): readonly SetPool[] {
  const released = releasedAt(campaign, at);
  const desk = Math.min(campaign.deskShare, released);
  return [
    setTo(allPool, released, campaign.perPerson),
    setTo('web', released - desk),
    setTo('desk', desk),
    ...campaign.types.map((type) => setTo(typePool(type), type.most ?? vouchersIn(campaign), type.perPerson)),
    ...campaign.areas.map((area) => setTo(areaPool(area), area.most)),
    setTo(budgetPool, campaign.budget),
  ];
}

const take = (pool: string, pieces: number): Take => ({ pool, pieces, cells: [] });

/** What one voucher takes of each pool. */
export function takesOf(
  _campaign: VoucherCampaign,
  type: VoucherType,
  channel: VoucherChannel,
  area: VoucherArea | null,
): readonly Take[] {
  const money = councilShare(type);
  return [
    take(allPool, 1),
    take(channel, 1),
    take(typePool(type), 1),
    ...(area === null ? [] : [take(areaPool(area), 1)]),
    ...(money === 0 ? [] : [take(budgetPool, money)]),
  ];
}

/** What must be set of the pools so that they are those of that moment: a wave came, or there is more to give. */
export const poolsToSet = (
  campaign: VoucherCampaign,
  pools: readonly Pool[],
  { at, isPaused }: { readonly at: Instant; readonly isPaused: boolean },
): readonly SetPool[] =>
  poolsOf(campaign, at)
    .map((one) => (one.pool === allPool ? { ...one, isClosed: isPaused } : one))
    .filter((one) => {
      const now = pools.find(({ id }) => id === one.pool);
      return (
        now === undefined ||
        now.size !== one.size ||
        now.perHolder !== one.perHolder ||
        now.isClosed !== one.isClosed
      );
    });
