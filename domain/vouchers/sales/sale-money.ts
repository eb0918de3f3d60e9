import type { MoneyEntry } from '../../scarcity/ledger.ts';
import { cents } from '../../shared/money.ts';
import type { VoucherType } from '../campaign.ts';

/** What a line of a sale moves: uses of a voucher of which some were taken before. */
export interface MovedUses {
  readonly of: Pick<VoucherType, 'face' | 'price' | 'uses'>;
  /** How many uses were taken before, and how many this sale takes; negative if it gives them back. */
  readonly used: number;
  readonly uses: number;
}

/** What of a price has been spent after so many uses: the last use takes what cannot be divided. */
const spentOf = ({ price, uses }: MovedUses['of'], used: number): number =>
  used >= uses ? price : Math.floor(price / uses) * used;

/** The account of what the council owes a shop. */
export const shopAccount = (shop: string): string => `shop/${shop}`;

/** What holders have paid of uses, and what the council pays of them: with what shops are owed for them, it sums to 0. */
export function spentMoney(moved: readonly MovedUses[]): readonly MoneyEntry[] {
  let [face, paid] = [0, 0];
  for (const { of, used, uses } of moved) {
    face += of.face * uses;
    paid += spentOf(of, used + uses) - spentOf(of, used);
  }
  const lines = [
    { account: 'holders', amount: paid },
    { account: 'council', amount: face - paid },
  ];
  return lines
    .filter(({ amount }) => amount !== 0)
    .map(({ account, amount }) => ({ kind: 'cents', account, amount: cents(amount) }));
}

/**
 * The money of a sale or, with negative uses, of its reversal: the shop is owed the face of the uses, of which the holder
 * has paid a part when the voucher was bought, and the council pays the rest. It sums to 0.
 */
export function saleMoney(shop: string, moved: readonly MovedUses[]): readonly MoneyEntry[] {
  const owed = moved.reduce((sum, { of, uses }) => sum + of.face * uses, 0);
  const own: MoneyEntry = { kind: 'cents', account: shopAccount(shop), amount: cents(0 - owed) };
  return [...(owed === 0 ? [] : [own]), ...spentMoney(moved)];
}
