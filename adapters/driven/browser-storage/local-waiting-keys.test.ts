import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingKeysContract } from '#contract-tests/ports/browser/waiting-keys.ts';
import { realmId } from '#domain/shared/ids.ts';
import { localWaitingKeys } from './local-waiting-keys.ts';

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

waitingKeysContract('the browser’s storage', () => localWaitingKeys());
waitingKeysContract('the browser’s storage of venues', () => localWaitingKeys('waiting-venues'));

describe('keys of a waiting list in a browser', () => {
  const keys = localWaitingKeys();

  it('of venues are not among those of appointments', () => {
    localWaitingKeys('waiting-venues').keep(town, 'v');
    expect(keys.list(town)).toEqual([]);
  });

  it('leave nothing behind when the last one is forgotten', () => {
    keys.keep(town, 'k');
    keys.forget(town, 'k');
    expect(kept.size).toBe(0);
  });

  it('that cannot be read are left out', () => {
    for (const [text, read] of [
      ['["k",null,3]', ['k']],
      ['{}', []],
      ['nothing', []],
    ] as const) {
      kept.set('concejo.waiting.vilanova', text);
      expect(keys.list(town)).toEqual(read);
    }
  });

  it('are not stored by a browser that refuses, which is said', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(keys.keep(town, 'k')).toBe(false);
  });
});
