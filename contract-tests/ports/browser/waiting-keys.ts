import { describe, expect, it } from 'vitest';
import type { WaitingKeys } from '#application/ports/browser/waiting-keys.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];

/** The contract of what keeps the keys of places on a waiting list. */
export function waitingKeysContract(name: string, open: () => WaitingKeys): void {
  describe(`${name} keeps the contract of keys of a waiting list`, () => {
    it('has none at first, then the newest first, each once and in its town', () => {
      const keys = open();
      expect(keys.list(town)).toEqual([]);
      for (const key of ['one', 'two', 'one']) expect(keys.keep(town, key)).toBe(true);
      expect(keys.list(town)).toEqual(['one', 'two']);
      expect(keys.list(other)).toEqual([]);
    });

    it('forgets what it is told to, and nothing else', () => {
      const keys = open();
      for (const key of ['one', 'two']) keys.keep(town, key);
      for (const key of ['two', 'none']) keys.forget(town, key);
      expect(keys.list(town)).toEqual(['one']);
      keys.forget(town, 'one');
      expect(keys.list(town)).toEqual([]);
    });
  });
}
