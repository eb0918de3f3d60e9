import { beforeEach, describe, expect, it, vi } from 'vitest';
import { voucherWalletContract } from '#contract-tests/ports/browser/voucher-wallet.ts';
import { realmId } from '#domain/shared/ids.ts';
import { localWallet, walletKey } from './local-wallet.ts';

const town = realmId('vilanova');
let kept = new Map<string, string>();

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

voucherWalletContract('the browser’s storage', localWallet);

describe('vouchers in a browser', () => {
  const wallet = localWallet();

  it('leave nothing behind when the last one is forgotten', () => {
    wallet.keep(town, { campaign: 'otono', key: 'k', answer: null });
    wallet.forget(town, 'k');
    expect(kept.size).toBe(0);
  });

  it('that cannot be read are left out', () => {
    const whole = { campaign: 'otono', key: 'k', answer: null };
    for (const [text, read] of [
      [JSON.stringify([whole, null, 3, { key: 'k' }]), [whole]],
      ['{}', []],
      ['nothing', []],
    ] as const) {
      kept.set(walletKey(town), text);
      expect(wallet.list(town)).toEqual(read);
    }
  });

  it('are not stored by a browser that refuses, which is said', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(wallet.keep(town, { campaign: 'otono', key: 'k', answer: null })).toBe(false);
  });
});
