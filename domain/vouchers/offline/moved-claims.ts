import type { MoneyEntry } from '../../scarcity/ledger.ts';
import { cents } from '../../shared/money.ts';
import type { VoucherType } from '../campaign.ts';
import type { OfflineSale, SaleLine } from '../sale.ts';
import { shopAccount, spentMoney } from '../sales/sale-money.ts';
import type { KeptSale } from '../sales/sale-records.ts';
import { type UseClaim, lostOf } from './claims.ts';

/** A voucher whose claims change: how many of its uses were taken before, and who gets which. */
export interface MovedVoucher {
  readonly voucher: string;
  readonly of: VoucherType;
  readonly used: number;
  readonly before: readonly UseClaim[];
  readonly after: readonly UseClaim[];
}

/** What a change of claims makes of one sale. Amounts are what is owed and borne more; less if they are negative. */
export interface MovedSale {
  readonly sale: KeptSale & { readonly offline: OfflineSale };
  readonly owed: number;
  readonly borne: number;
}

/** The account of what the council bears of vouchers that a shop took and another sale has. */
export const lossAccount = (shop: string): string => `offline-loss/${shop}`;

const taken = (claims: readonly UseClaim[]): number => claims.reduce((sum, one) => sum + one.taken, 0);

/** How many uses of a voucher are taken more by a change; negative if some are given back. */
export const usesMoved = ({ before, after }: Pick<MovedVoucher, 'before' | 'after'>): number =>
  taken(after) - taken(before);

/** The sales whose claims on a voucher change, or begin or end. */
export function salesMoved({ before, after }: Pick<MovedVoucher, 'before' | 'after'>): readonly string[] {
  const ids = new Set([...before, ...after].map(({ sale }) => sale));
  const of = (claims: readonly UseClaim[], id: string) => claims.find(({ sale }) => sale === id);
  return [...ids].filter((id) => of(before, id)?.taken !== of(after, id)?.taken || !of(before, id));
}

/** The lines of a sale that another one has, after a change. */
function lostLines(
  lost: readonly SaleLine[],
  id: string,
  moved: readonly MovedVoucher[],
): readonly SaleLine[] {
  const found = moved.flatMap(({ voucher, of, after }): readonly SaleLine[] => {
    const claim = after.find(({ sale }) => sale === id);
    const uses = claim === undefined ? 0 : lostOf(claim);
    return uses === 0 ? [] : [{ voucher, type: of.id, uses, amount: cents(of.face * uses) }];
  });
  const others = lost.filter((line) => moved.every(({ voucher }) => voucher !== line.voucher));
  return [...others, ...found];
}

/**
 * A sale after a change of claims, and what its shop is owed more for it: the face of what it gets, and of what it lost if the
 * council bears that.
 */
export function movedSale(sale: KeptSale, moved: readonly MovedVoucher[]): MovedSale {
  const { offline } = sale;
  if (offline === null) throw new Error(`a sale with a line has no claims: ${sale.id}`);
  let [owed, borne] = [0, 0];
  for (const { of, before, after } of moved) {
    const [was, is] = [before, after].map((claims) => claims.find((one) => one.sale === sale.id));
    const loss = of.face * ((is ? lostOf(is) : 0) - (was ? lostOf(was) : 0));
    const carried = offline.bearer === 'council' ? loss : 0;
    owed += of.face * ((is?.taken ?? 0) - (was?.taken ?? 0)) + carried;
    borne += carried;
  }
  const lost = lostLines(offline.lost, sale.id, moved);
  const status = sale.status === 'reversed' ? 'reversed' : lost.length > 0 ? 'conflicting' : 'finished';
  return { sale: { ...sale, status, offline: { ...offline, lost } }, owed, borne };
}

/** The money of a change of claims: what holders and the council pay for uses, and what shops are owed. It sums to 0. */
export function movedMoney(
  moved: readonly MovedVoucher[],
  sales: readonly MovedSale[],
): readonly MoneyEntry[] {
  const sums = new Map<string, number>();
  const add = (account: string, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount);
  for (const one of moved)
    for (const { account, amount } of spentMoney([{ of: one.of, used: one.used, uses: usesMoved(one) }]))
      add(account, amount);
  for (const { sale, owed, borne } of sales) {
    add(shopAccount(sale.shop), -owed);
    add(lossAccount(sale.shop), borne);
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ kind: 'cents', account, amount: cents(amount) }));
}
