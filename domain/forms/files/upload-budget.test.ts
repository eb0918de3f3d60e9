import { describe, expect, it } from 'vitest';
import { fullAccount, mostOfNetwork, mostOfSender, mostOfTown } from './upload-budget.ts';

const most = { network: 100, town: 1000 };

describe('the uploads of a day', () => {
  it.each([
    [{ network: 0, town: 0 }, 100, null],
    [{ network: 99, town: 99 }, 1, null],
    [{ network: 100, town: 100 }, 1, 'network'],
    [{ network: 0, town: 1000 }, 1, 'town'],
    [{ network: 0, town: 999 }, 1, null],
    [{ network: 100, town: 1000 }, 1, 'network'],
  ] as const)('of %j bytes: another file of %s is refused by %s', (used, bytes, account) => {
    expect(fullAccount(used, bytes, most)).toBe(account);
  });

  it('of one device are far fewer than those of its network, and these than those of its town', () => {
    expect([mostOfSender, mostOfNetwork, mostOfTown].map((bytes) => bytes / 1024 / 1024)).toEqual([
      300, 1500, 5000,
    ]);
  });
});
