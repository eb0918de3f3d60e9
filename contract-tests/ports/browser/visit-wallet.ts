import { describe, expect, it } from 'vitest';
import type { VisitWallet } from '#application/ports/browser/visit-wallet.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];

/** The contract of every wallet of appointments. */
export function visitWalletContract(name: string, open: () => VisitWallet): void {
  describe(`${name} keeps the contract of a wallet of appointments`, () => {
    it('has nothing at first, then the newest first, each in its town, and forgets what it is told to', () => {
      const wallet = open();
      expect(wallet.list(town)).toEqual([]);
      for (const key of ['one', 'two']) expect(wallet.keep(town, { key, answer: null })).toBe(true);
      wallet.keep(town, { key: 'one', answer: { state: 'held' } });
      expect(wallet.list(town)).toEqual([
        { key: 'two', answer: null },
        { key: 'one', answer: { state: 'held' } },
      ]);
      for (const key of ['two', 'none']) wallet.forget(town, key);
      expect(wallet.list(town)).toEqual([{ key: 'one', answer: { state: 'held' } }]);
      expect(wallet.list(other)).toEqual([]);
    });

    it('renews what is there, and brings back nothing that was erased meanwhile', () => {
      const wallet = open();
      wallet.keep(town, { key: 'one', answer: null });
      wallet.renew(town, { key: 'one', answer: { state: 'held' } });
      expect(wallet.list(town)).toEqual([{ key: 'one', answer: { state: 'held' } }]);
      wallet.forget(town, 'one');
      wallet.renew(town, { key: 'one', answer: { state: 'held' } });
      expect(wallet.list(town)).toEqual([]);
    });

    it('has what is being written, in its town, until it is taken away', () => {
      const wallet = open();
      expect(wallet.written(town)).toBeNull();
      wallet.write(town, { name: 'Empar' });
      expect(wallet.written(town)).toEqual({ name: 'Empar' });
      expect(wallet.written(other)).toBeNull();
      wallet.write(town, null);
      expect(wallet.written(town)).toBeNull();
    });
  });
}
