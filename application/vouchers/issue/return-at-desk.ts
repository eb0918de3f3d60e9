import type { Town } from '#domain/access/town.ts';
import type { Cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { cashBackMoney, cashOf, receiptNumber } from '#domain/vouchers/issue/cash-back.ts';
import { endedVoucherRecord, voucherIn } from '#domain/vouchers/issue/issue-records.ts';
import { mayGiveBack, type ReturnFault } from '#domain/vouchers/issue/voucher-return.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { CashBack } from '#domain/vouchers/voucher.ts';
import { readRules } from '../records/read-rules.ts';
import { type KeptVoucher, vouchersOfHolder } from '../sales/found-vouchers.ts';
import { countedBackAtDesk } from './desk-tallies.ts';
import { type DeskPorts, holderAtDesk, nameAtDesk, type PersonNotFound } from './person-at-desk.ts';

/** A voucher that its holder gives back at a desk, or gave back over the web. */
export interface ReturnedAtDesk {
  readonly campaign: string;
  /** The number of the document that was seen. */
  readonly identity: string;
  /** The name of the voucher at desks. */
  readonly name: string;
  readonly by: string;
}

/** Why no cash is given back. `notSoldHere`: no desk sold the voucher. */
export type DeskReturnRefused =
  | PersonNotFound
  | ReturnFault
  | { readonly kind: 'notSoldHere' | 'notGranted' | 'busy' };

/** Cash that was given back, and for which type of voucher. */
export interface DeskReceipt extends CashBack {
  readonly type: string;
}

/** How often it is decided anew because the voucher or the cash of the desk changed meanwhile. */
const mostTries = 10;

/** What is decided of a voucher: its receipt, if its cash was given back before, or how much is to be given. */
type Decided =
  | { readonly kind: 'paid'; readonly cash: CashBack }
  | { readonly kind: 'pay'; readonly amount: Cents };

function decided(
  campaign: VoucherCampaign,
  { record, status, used }: KeptVoucher,
  at: number,
): Either<DeskReturnRefused, Decided> {
  const voucher = voucherIn(record);
  const { ended } = voucher;
  if (ended?.kind === 'returned' && ended.cash !== undefined)
    return right({ kind: 'paid', cash: ended.cash });
  const amount = cashOf(campaign, voucher);
  if (amount === 0) return left({ kind: 'notSoldHere' });
  if (ended?.kind === 'returned') return right({ kind: 'pay', amount });
  const may = mayGiveBack(campaign, voucher, { status, used }, at);
  return isLeft(may) ? may : right({ kind: 'pay', amount });
}

/**
 * Takes a voucher back that a desk sold, and notes that its price was given back in cash: in the ledger, in what the person of
 * staff has in the drawer, and in the voucher. Sent again, it is the same receipt.
 */
export const returnAtDesk =
  (ports: DeskPorts) =>
  async (
    town: Town,
    { campaign, identity, name, by }: ReturnedAtDesk,
  ): Promise<Either<DeskReturnRefused, DeskReceipt>> => {
    const { realm } = town;
    const good = { realm, good: goodOfCampaign(campaign) };
    const rules = (await readRules(ports)(realm, campaign))?.rules.campaign;
    if (rules === undefined) return left({ kind: 'unknownCampaign' });
    const holder = await holderAtDesk(ports, realm, rules, identity);
    if (isLeft(holder)) return holder;
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable no-await-in-loop -- each try decides on what it reads
      const at = ports.clock.now();
      const had = await vouchersOfHolder(ports, good, holder.right, at);
      const voucher = had.find(({ id }) => nameAtDesk(ports, realm, id) === name);
      if (voucher === undefined) return left({ kind: 'notGranted' });
      const todo = decided(rules, voucher, at);
      if (isLeft(todo)) return todo;
      if (todo.right.kind === 'paid') return right({ ...todo.right.cash, type: voucher.type });
      const { amount } = todo.right;
      const cash = { number: receiptNumber(name), amount, by, at };
      await ports.goods.ask(good, {
        key: `cash/${voucher.id}`,
        bodyHash: `${by} ${at}`,
        at,
        by,
        acts: voucher.status === 'granted' ? [{ kind: 'giveBack', grant: voucher.id }] : [],
        money: cashBackMoney(amount),
        records: [
          endedVoucherRecord(voucher.record, { kind: 'returned', cash }),
          await countedBackAtDesk(ports)(town, good, { amount, at, by }),
        ],
      });
      // What is stored is read again: of two desks that give it back at once, one does.
      // oxlint-enable no-await-in-loop
    }
    return left({ kind: 'busy' });
  };
