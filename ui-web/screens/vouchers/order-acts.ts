import { addToWalletCall } from '#adapters/wire/vouchers/add-to-wallet.ts';
import { extendOrderCall } from '#adapters/wire/vouchers/extend-order.ts';
import { giveVoucherBackCall } from '#adapters/wire/vouchers/give-voucher-back.ts';
import { leaveOrderCall } from '#adapters/wire/vouchers/leave-order.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { takeLotCall } from '#adapters/wire/vouchers/take-lot.ts';
import { isLeft } from '#domain/shared/result.ts';
import { wholeDate } from '#ui-web/components/field/whole-date.ts';
import { orderFailure } from './order-failure.ts';
import type { PageTools } from './page-tools.ts';
import type { OrderFailure, PaperVoucherEntry } from './state.ts';

/** What a person does with the orders of this device. */
export function orderActs({ call, realm, patch, show, refresh, take }: PageTools) {
  return {
    extend: async ({ campaign: { id }, id: key }: OwnOrderAnswer): Promise<void> => {
      const done = await call(extendOrderCall, { realm, id, body: { key } });
      if (!isLeft(done)) return take(done.right);
      patch({ failure: orderFailure(done.left) });
      await refresh();
    },
    takeLot: async ({ campaign: { id }, id: key }: OwnOrderAnswer): Promise<void> => {
      const done = await call(takeLotCall, { realm, id, body: { key } });
      if (!isLeft(done)) return take(done.right);
      patch({ failure: orderFailure(done.left) });
      await refresh();
    },
    leave: async ({ campaign: { id }, id: key }: OwnOrderAnswer): Promise<void> => {
      const done = await call(leaveOrderCall, { realm, id, body: { key } });
      if (isLeft(done)) return patch({ failure: orderFailure(done.left) });
      take(done.right);
      await show(id);
    },
    askToReturn: (voucher: string | null): void =>
      patch({ returning: voucher === null ? null : { voucher, isSending: false } }),
    giveBack: async ({ campaign: { id }, id: key }: OwnOrderAnswer, voucher: string): Promise<void> => {
      patch({ returning: { voucher, isSending: true } });
      const done = await call(giveVoucherBackCall, { realm, id, body: { key, voucher } });
      patch({ returning: null });
      if (isLeft(done)) return patch({ failure: orderFailure(done.left) });
      take(done.right);
      await show(id);
    },
    addPaper: async (
      id: string,
      { text, identity, birthDay }: PaperVoucherEntry,
    ): Promise<OrderFailure | null> => {
      const day = birthDay === '' ? null : wholeDate(birthDay);
      const done = await call(addToWalletCall, { realm, id, body: { text, identity, birthDay: day } });
      if (isLeft(done)) return orderFailure(done.left);
      take(done.right);
      return null;
    },
  };
}
