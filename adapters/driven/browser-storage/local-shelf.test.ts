import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reservationShelfContract } from '#contract-tests/ports/browser/reservation-shelf.ts';
import { realmId } from '#domain/shared/ids.ts';
import { memoryShelf } from '#ui-web/screens/reservations/samples/memory-shelf.ts';
import { localApplicationShelf, localPickupShelf, localShelf, shelfKey, writtenKey } from './local-shelf.ts';

const town = realmId('vilanova');
let [kept, ofTab] = [new Map<string, string>(), new Map<string, string>()];
const storage = (of: () => Map<string, string>) => ({
  getItem: (key: string) => of().get(key) ?? null,
  setItem: (key: string, value: string) => void of().set(key, value),
  removeItem: (key: string) => void of().delete(key),
});

beforeEach(() => {
  [kept, ofTab] = [new Map(), new Map()];
  vi.stubGlobal(
    'localStorage',
    storage(() => kept),
  );
  vi.stubGlobal(
    'sessionStorage',
    storage(() => ofTab),
  );
});

reservationShelfContract('the browser’s storage', localShelf);
reservationShelfContract('the browser’s storage of applications', localApplicationShelf);
reservationShelfContract('the browser’s storage of what is set aside', localPickupShelf);
reservationShelfContract('the memory of a test', memoryShelf);

describe('reservations in a browser', () => {
  const shelf = localShelf();
  const one = { venue: 'nord', key: 'k', answer: null };

  it('leave nothing behind, and what is being written is of the tab alone', () => {
    shelf.keep(town, one);
    shelf.forget(town, 'k');
    shelf.write(town, { identity: '12345678Z' });
    expect(kept.size).toBe(0);
    shelf.write(town, null);
    expect(ofTab.size).toBe(0);
  });

  it('that cannot be read are left out', () => {
    kept.set(shelfKey(town), JSON.stringify([one, { venue: 'nord' }, null]));
    expect(shelf.list(town)).toEqual([one]);
    kept.set(shelfKey(town), '{');
    ofTab.set(writtenKey(town), '{');
    expect([shelf.list(town), shelf.written(town)]).toEqual([[], null]);
  });

  it('are refused without harm by a browser that stores nothing', () => {
    const full = () => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: full });
    expect(shelf.keep(town, one)).toBe(false);
    expect(() => shelf.write(town, one)).not.toThrow();
  });
});
