import type { Clock } from '#application/ports/clock.ts';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { cashOf, cashOwed } from '#domain/vouchers/issue/cash-back.ts';
import { type DeskAllowance, deskAllowance } from '#domain/vouchers/issue/desk-allowance.ts';
import { readHolderNumber } from '#domain/vouchers/issue/holder-rules.ts';
import { voucherIn } from '#domain/vouchers/issue/issue-records.ts';
import { mayGiveBack } from '#domain/vouchers/issue/voucher-return.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { readEntry } from '../draw/voucher-entries.ts';
import { readRules } from '../records/read-rules.ts';
import { readOrder } from './read-order.ts';
import { type KeptVoucher, type VoucherPorts, vouchersOfHolder } from '../sales/found-vouchers.ts';
import { holderOfNumber } from '../sales/holder-of-number.ts';

/** What looking at a person at a desk needs. */
export interface DeskPorts extends VoucherPorts {
  readonly goods: Pick<GoodsStore, 'ask' | 'grant' | 'grantsOf' | 'pools'>;
  readonly census: Pick<CensusRegister, 'atDesk'>;
  readonly voucherKeys: Pick<VoucherKeys, 'holder'>;
  readonly passSeal: Pick<PassSeal, 'digest'>;
  readonly clock: Clock;
}

/** A voucher that a person has, under a name that buys nothing: its letters would. */
export interface NamedAtDesk {
  readonly name: string;
  readonly voucher: KeptVoucher;
}

/** A voucher that a person has, and what a desk gives back in cash for it now; 0 if nothing. */
export interface HadAtDesk extends NamedAtDesk {
  readonly back: Cents;
}

/** A person at a desk: how many vouchers they can have, and those that they have. */
export interface PersonAtDesk {
  readonly allowance: DeskAllowance;
  readonly has: readonly HadAtDesk[];
  /** Those that they returned over the web, and for which their cash waits. */
  readonly owed: readonly HadAtDesk[];
  /** What they have of the draw of the campaign; null if they are in none, or left it. */
  readonly entry: EntryAtDesk | null;
}

/** A person in a draw, as a desk sees them. */
export interface EntryAtDesk {
  /** The letters under which they are in the list. */
  readonly code: string;
  /** `offered`: a lot is set aside for them until a moment. */
  readonly state: 'entered' | 'waiting' | 'offered';
  readonly position: number | null;
  readonly until: Instant | null;
  readonly type: string;
  readonly count: number;
  /** What is paid for the lot. */
  readonly amount: Cents;
}

/** What a person has of the draw of a campaign. */
async function entryAtDesk(
  ports: Pick<DeskPorts, 'goodsRecords' | 'clock'>,
  good: GoodId,
  holder: string,
): Promise<EntryAtDesk | null> {
  const kept = await readEntry(ports)(good, holder);
  const ordered = kept && (await readOrder(ports)(good, kept.entry.order));
  if (kept === null || ordered === null) return null;
  const { code, type, position, status } = kept.entry;
  const { vouchers, amount, state } = ordered.order;
  const written = { code, type, position, count: vouchers.length, amount };
  if (status === 'entered' || status === 'waiting') return { ...written, state: status, until: null };
  const isThere = status === 'offered' && state === 'held' && kept.at > ports.clock.now();
  return isThere ? { ...written, state: 'offered', until: kept.at } : null;
}

/** Why a person is not found by their number. */
export interface PersonNotFound {
  readonly kind: 'unknownCampaign' | 'identityUnreadable' | 'notListed';
}

/** The mark of the person whose document somebody at a desk has seen. */
export async function holderAtDesk(
  ports: Pick<DeskPorts, 'census' | 'voucherKeys'>,
  realm: RealmId,
  campaign: VoucherCampaign,
  number: string,
): Promise<Either<PersonNotFound, string>> {
  if (isLeft(readHolderNumber(number))) return left({ kind: 'identityUnreadable' });
  const holder = await holderOfNumber(ports)(realm, campaign, number);
  return holder === null ? left({ kind: 'notListed' }) : right(holder);
}

/** The name of a voucher at desks. */
export const nameAtDesk = (
  { passSeal }: Pick<DeskPorts, 'passSeal'>,
  realm: RealmId,
  voucher: string,
): string => passSeal.digest(realm, JSON.stringify(['voucher at a desk', voucher])).slice(0, 16);

/** The vouchers of a person, also those that ended, each with its name at desks. */
async function allAtDesk(
  ports: Pick<DeskPorts, 'goods' | 'goodsRecords' | 'passSeal' | 'clock'>,
  realm: RealmId,
  campaign: string,
  holder: string,
): Promise<readonly NamedAtDesk[]> {
  const good = { realm, good: goodOfCampaign(campaign) };
  const found = await vouchersOfHolder(ports, good, holder, ports.clock.now());
  return found.map((voucher) => ({ name: nameAtDesk(ports, realm, voucher.id), voucher }));
}

const canBeUsed = ({ voucher }: NamedAtDesk): boolean => voucher.status === 'granted';

/** The vouchers of a person that can still be used, each with its name at desks. */
export const vouchersAtDesk = async (
  ...asked: Parameters<typeof allAtDesk>
): Promise<readonly NamedAtDesk[]> => (await allAtDesk(...asked)).filter(canBeUsed);

/** What a desk gives back in cash for a voucher that can be used. */
function backAtDesk(campaign: VoucherCampaign, { voucher }: NamedAtDesk, at: Instant): Cents {
  const sold = voucherIn(voucher.record);
  return isLeft(mayGiveBack(campaign, sold, voucher, at)) ? cents(0) : cashOf(campaign, sold);
}

/** Looks a person up at a desk by the number of the document that was seen. Nothing of the question is stored. */
export const personAtDesk =
  (ports: DeskPorts) =>
  async (realm: RealmId, campaign: string, number: string): Promise<Either<PersonNotFound, PersonAtDesk>> => {
    const kept = await readRules(ports)(realm, campaign);
    if (kept === null) return left({ kind: 'unknownCampaign' });
    const rules = kept.rules.campaign;
    const holder = await holderAtDesk(ports, realm, rules, number);
    if (isLeft(holder)) return holder;
    const good = { realm, good: goodOfCampaign(campaign) };
    const at = ports.clock.now();
    const [pools, grants, all, entry] = await Promise.all([
      ports.goods.pools(good, at),
      ports.goods.grantsOf(good, holder.right, at),
      allAtDesk(ports, realm, campaign, holder.right),
      entryAtDesk(ports, good, holder.right),
    ]);
    const has = all.filter(canBeUsed).map((one) => ({ ...one, back: backAtDesk(rules, one, at) }));
    const returned = all.map((one) => ({ ...one, back: cashOwed(rules, voucherIn(one.voucher.record)) }));
    return right({
      allowance: deskAllowance(rules, pools, grants, at),
      has,
      entry,
      owed: returned.filter(({ back }) => back > 0),
    });
  };
