import { describe, expect, it } from 'vitest';
import type { VoucherWallet } from '#application/ports/browser/voucher-wallet.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const order = (key: string, answer: unknown = null) => ({ campaign: 'otono', key, answer });

/** The contract of every wallet of vouchers. */
export function voucherWalletContract(name: string, open: () => VoucherWallet): void {
  describe(`${name} keeps the contract of a wallet of vouchers`, () => {
    it('has nothing at first, then the newest order first, each in its town', () => {
      const wallet = open();
      expect(wallet.list(town)).toEqual([]);
      for (const key of ['one', 'two']) expect(wallet.keep(town, order(key))).toBe(true);
      expect(wallet.list(town)).toEqual([order('two'), order('one')]);
      expect(wallet.list(other)).toEqual([]);
    });

    it('renews what is there, and brings back nothing that was erased meanwhile', () => {
      const wallet = open();
      wallet.keep(town, order('one'));
      wallet.renew(town, order('one', { state: 'granted' }));
      expect(wallet.list(town)).toEqual([order('one', { state: 'granted' })]);
      wallet.forget(town, 'one');
      wallet.renew(town, order('one', { state: 'granted' }));
      expect(wallet.list(town)).toEqual([]);
    });

    it('keeps what is said of an order in place of what was said before, and forgets what it is told to', () => {
      const wallet = open();
      for (const key of ['one', 'two']) wallet.keep(town, order(key));
      wallet.keep(town, order('one', { state: 'granted' }));
      expect(wallet.list(town)).toEqual([order('two'), order('one', { state: 'granted' })]);
      for (const key of ['two', 'none']) wallet.forget(town, key);
      expect(wallet.list(town)).toEqual([order('one', { state: 'granted' })]);
    });
  });
}
