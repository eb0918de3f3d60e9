import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visitWalletContract } from '#contract-tests/ports/browser/visit-wallet.ts';
import { realmId } from '#domain/shared/ids.ts';
import { localVisits, visitsKey } from './local-visits.ts';

const town = realmId('vilanova');
const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

visitWalletContract('the browser’s storage', localVisits);

describe('appointments in a browser', () => {
  it('that cannot be read are left out', () => {
    localStorage.setItem(visitsKey(town), JSON.stringify([{ key: 'k', answer: null }, null, 3, {}]));
    sessionStorage.setItem(visitsKey(town), 'nothing');
    expect(localVisits().list(town)).toEqual([{ key: 'k', answer: null }]);
    expect(localVisits().written(town)).toBeNull();
  });

  it('leave what is being written out of what stays on the device', () => {
    localVisits().write(town, { identity: '12345678Z' });
    expect(localStorage.getItem(visitsKey(town))).toBeNull();
  });

  it('are not stored by a browser that refuses, which is said', () => {
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    vi.stubGlobal('localStorage', refusing);
    vi.stubGlobal('sessionStorage', refusing);
    expect(localVisits().keep(town, { key: 'k', answer: null })).toBe(false);
    expect(() => localVisits().write(town, {})).not.toThrow();
  });
});
