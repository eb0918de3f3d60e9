import type { GoodsStatus } from '../scarcity/goods-grant.ts';
import { freeIn, type Pool } from '../scarcity/pool.ts';
import { type CalendarDay, dayAt, type Instant, type TimeZone } from '../shared/calendar-day.ts';
import type { VoucherArea, VoucherCampaign, VoucherType } from './campaign.ts';
import { areaPool, budgetPool, typePool } from './pools.ts';
import { releasedAt, vouchersIn } from './supply.ts';
import { leftInAll } from './what-is-left.ts';

/** What was counted of a campaign where it is stored. */
export interface CountedCampaign {
  readonly pools: readonly Pool[];
  readonly grants: readonly {
    readonly pool: string;
    readonly status: GoodsStatus;
    readonly grants: number;
    readonly begun: number;
    readonly uses: number;
  }[];
  /** Grants that ended before anything of them was used; `ended` is null if they never were vouchers. */
  readonly endings: readonly {
    readonly pool: string;
    readonly status: 'cancelled' | 'expired';
    readonly ended: string | null;
    readonly grants: number;
  }[];
  readonly accounts: readonly { readonly account: string; readonly amount: number }[];
  readonly sales: readonly {
    readonly owner: string;
    readonly hour: Instant;
    readonly status: string;
    readonly records: number;
  }[];
}

/** How many vouchers there are of each state. */
export interface VoucherCounts {
  /** Somebody has them, or is paying for them; those that expired after a use count as well. */
  readonly given: number;
  /** Of them, those of which something was used, and those that were used to the end. */
  readonly begun: number;
  readonly used: number;
  readonly uses: number;
  /** Their holders gave them back. */
  readonly returned: number;
  /** Lost: a desk gave others for them, which count as given. */
  readonly replaced: number;
  /** Somebody asked for them, and did not pay in time or left them. */
  readonly unpaid: number;
  /** Their time was over, and nothing of them was used. */
  readonly expired: number;
}

/** What came of a campaign so far. Amounts are cents. */
export interface CampaignFigures {
  readonly vouchers: number;
  readonly released: number;
  readonly left: number;
  readonly all: VoucherCounts;
  readonly types: readonly (VoucherCounts & Pick<VoucherType, 'id' | 'title'>)[];
  readonly channels: readonly (VoucherCounts & { readonly id: string })[];
  readonly areas: readonly (Pick<VoucherArea, 'id' | 'title' | 'most'> & { readonly given: number })[];
  readonly money: {
    readonly budget: number;
    /** What the council owes for what was used. */
    readonly spent: number;
    /** Set aside for what is given and not used yet. */
    readonly setAside: number;
    readonly left: number;
    /** What holders have paid and not used yet. */
    readonly prepaid: number;
    /** What shops are owed and were not paid yet. */
    readonly owed: number;
  };
  readonly sales: number;
  /** Those that are owed most first. */
  readonly shops: readonly { readonly id: string; readonly sales: number; readonly owed: number }[];
  readonly days: readonly { readonly day: CalendarDay; readonly sales: number }[];
}

function countsIn({ grants, endings }: CountedCampaign, pool: string): VoucherCounts {
  const own = grants.filter((one) => one.pool === pool);
  const sum = (member: 'grants' | 'begun' | 'uses', ...statuses: readonly GoodsStatus[]) =>
    own.reduce((total, one) => total + (statuses.includes(one.status) ? one[member] : 0), 0);
  const kept = ['held', 'granted', 'used'] as const;
  const ended = endings.filter((one) => one.pool === pool);
  const endedBy = (fits: (one: (typeof ended)[number]) => boolean) =>
    ended.reduce((total, one) => total + (fits(one) ? one.grants : 0), 0);
  return {
    given: sum('grants', ...kept) + sum('begun', 'expired'),
    begun: sum('begun', ...kept, 'expired'),
    used: sum('grants', 'used'),
    uses: sum('uses', ...kept, 'expired'),
    returned: endedBy((one) => one.ended === 'returned'),
    replaced: endedBy((one) => one.ended === 'replaced'),
    unpaid: endedBy((one) => one.ended === null),
    expired: endedBy((one) => one.status === 'expired' && one.ended === ''),
  };
}

const amountOf = ({ accounts }: CountedCampaign, account: string): number =>
  accounts.find((one) => one.account === account)?.amount ?? 0;

/** Less than nothing is owed is written as nothing, not as −0. */
const turned = (amount: number): number => (amount === 0 ? 0 : -amount);

function moneyOf({ budget }: VoucherCampaign, counted: CountedCampaign): CampaignFigures['money'] {
  const pool = counted.pools.find(({ id }) => id === budgetPool);
  const taken = (pool?.held ?? 0) + (pool?.taken ?? 0);
  const spent = amountOf(counted, 'council');
  const shops = counted.accounts.filter(({ account }) => account.startsWith('shop/'));
  return {
    budget,
    spent,
    setAside: taken - spent,
    left: pool === undefined ? budget : freeIn(pool),
    prepaid: turned(amountOf(counted, 'holders')),
    owed: turned(shops.reduce((sum, { amount }) => sum + amount, 0)),
  };
}

/** Sales that stand: those that were reversed count for nothing. */
const standing = ({ sales }: CountedCampaign) => sales.filter(({ status }) => status !== 'reversed');

function shopsOf(counted: CountedCampaign): CampaignFigures['shops'] {
  const sales = new Map<string, number>();
  for (const { owner, records } of standing(counted)) sales.set(owner, (sales.get(owner) ?? 0) + records);
  return [...sales]
    .map(([id, count]) => ({ id, sales: count, owed: turned(amountOf(counted, `shop/${id}`)) }))
    .toSorted((a, b) => b.owed - a.owed || b.sales - a.sales || (a.id < b.id ? -1 : 1));
}

function daysOf(counted: CountedCampaign, zone: TimeZone): CampaignFigures['days'] {
  const days = new Map<CalendarDay, number>();
  for (const { hour, records } of standing(counted)) {
    const day = dayAt(hour, zone);
    days.set(day, (days.get(day) ?? 0) + records);
  }
  return [...days].map(([day, sales]) => ({ day, sales })).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** What came of a campaign, from the counts of its pools, its grants, its ledger and its sales. */
export function campaignFigures(
  campaign: VoucherCampaign,
  counted: CountedCampaign,
  { at, zone }: { readonly at: Instant; readonly zone: TimeZone },
): CampaignFigures {
  return {
    vouchers: vouchersIn(campaign),
    released: releasedAt(campaign, at),
    left: leftInAll(campaign, counted.pools, { at, channel: null }),
    all: countsIn(counted, 'all'),
    types: campaign.types.map((type) => ({
      id: type.id,
      title: type.title,
      ...countsIn(counted, typePool(type)),
    })),
    channels: ['web', 'desk'].map((id) => ({ id, ...countsIn(counted, id) })),
    areas: campaign.areas.map((area) => {
      const { id, title, most } = area;
      return { id, title, most, given: countsIn(counted, areaPool(area)).given };
    }),
    money: moneyOf(campaign, counted),
    sales: standing(counted).reduce((sum, { records }) => sum + records, 0),
    shops: shopsOf(counted),
    days: daysOf(counted, zone),
  };
}
